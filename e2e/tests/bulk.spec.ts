import { openApplicant, openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test(
  'HR selects everybody in the filter, sees a preview, confirms, and undoes it',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await new HrDashboard(page).open();
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar a / });
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Acciones sobre la selección' });
    await expect(bar.getByRole('status')).toHaveText('Seleccionadas 3');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();

    await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check();
    await expect(bar.getByRole('status')).toHaveText('Seleccionadas 25');
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).click();
    await expect(bar.getByRole('status')).toHaveText('Seleccionadas 25');
    await bar.getByRole('button', { name: /^Seleccionar las \d+ que cumplen los filtros/ }).click();
    await bar.getByRole('button', { name: 'Mover', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('En Revisión').check();
    await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
    await expect(dialog.getByText(/\d+ recibirán correo, \d+ sin email verificado/)).toBeVisible();
    await expect(dialog.getByText(/Ya está en En Revisión/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();

    const notice = page.getByRole('region', { name: 'Acción en marcha' });
    await expect(notice.getByText(/Se moverán \d+ candidaturas en \d+ s$/)).toBeVisible();
    await notice.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice.getByRole('status')).toHaveText('Deshecho: no ha cambiado nada');
    await expect(bar).toBeHidden();
  },
);

test('an action on a row far down, and one in an open record, keep the keyboard focus', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const hr = new HrDashboard(page);
  // The oldest first: applications of other tests come last and move no row.
  await page.goto('/sistema-aplicacion/admin?filter={}&sort=fecha_aplicacion&order=ASC&page=1&perPage=25');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(14);
  const name = await row.getByRole('checkbox').getAttribute('aria-label');
  const urgent = (await row.innerText()).includes('Alta');
  const box = page.getByRole('checkbox', { name: name ?? '', exact: true }).first();
  await box.check();
  await page
    .getByRole('region', { name: 'Acciones sobre la selección' })
    .getByRole('button', { name: 'Prioridad' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(urgent ? 'Baja' : 'Alta').check();
  await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
  const before = await page.evaluate(() => window.scrollY);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(box).toBeInViewport();
  await page
    .getByRole('region', { name: 'Acción en marcha' })
    .getByRole('button', { name: 'Deshacer' })
    .click();

  const person = newPerson();
  await openApplicant(openBrowser, person);
  await hr.find(person.email, fullName(person));
  await hr.openPerson(fullName(person));
  await hr.move(hr.drawer, 'Revisar', fullName(person), 'Mover a En Revisión');
  // Found by its role: not hidden from a screen reader by the open record.
  await hr.drawer.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(hr.toast).toContainText('Cambio deshecho.');
});

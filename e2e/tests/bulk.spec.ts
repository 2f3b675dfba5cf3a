import type { Page } from '@playwright/test';
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
    await expect(bar.getByRole('status')).toHaveText('3 seleccionadas');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();

    await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check();
    await expect(bar.getByRole('status')).toHaveText('25 seleccionadas');
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).click();
    await expect(bar.getByRole('status')).toHaveText('25 seleccionadas');
    await bar.getByRole('button', { name: /^Seleccionar las \d+ que cumplen los filtros/ }).click();
    await bar.getByRole('button', { name: 'Mover', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('En revisión').check();
    await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
    await expect(dialog.getByText(/\d+ recibirán correo, \d+ sin correo verificado/)).toBeVisible();
    await expect(dialog.getByText(/Ya está en En revisión/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();

    const notice = page.getByRole('region', { name: 'Acción en marcha' });
    await expect(notice.getByText(/Se moverán \d+ candidaturas en \d+ s$/)).toBeVisible();
    await notice.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice.getByRole('status')).toHaveText('Deshecho: no ha cambiado nada');
    await expect(bar).toBeHidden();
  },
);

/** Chooses what the dialog of a bulk action asks, looks at the preview and confirms. */
async function confirm(page: Page, choice: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(choice).check();
  await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toBeHidden();
}

test('an action on rows far down keeps the scroll and the focus, chooses nobody any more, and is undone by Ctrl+Z', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const hr = new HrDashboard(page);
  await hr.open();
  // What arrives meanwhile comes last.
  await page.goto('/sistema-aplicacion/admin?sort=fecha_aplicacion&order=ASC&page=1&perPage=25');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(14);
  await row.waitFor();
  const name = await row.getByRole('checkbox').getAttribute('aria-label');
  const urgent = (await row.innerText()).includes('Alta');
  const box = page.getByRole('checkbox', { name: name ?? '', exact: true }).first();
  await box.check();
  const bar = page.getByRole('region', { name: 'Acciones sobre la selección' });
  await bar.getByRole('button', { name: 'Prioridad' }).click();
  const before = await page.evaluate(() => window.scrollY);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(urgent ? 'Baja' : 'Alta').check();
  await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
  // The review names who it is, and Enter confirms it.
  await expect(dialog.getByText((name ?? '').replace('Seleccionar a ', ''), { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  const notice = page.getByRole('region', { name: 'Acción en marcha' });
  // Undone once it is offered.
  await expect(notice.getByRole('status')).toContainText('Puedes deshacerlo');
  await page.keyboard.press('Control+z');
  await expect(notice.getByRole('status')).toHaveText('Deshecho: no ha cambiado nada');
  // It goes by itself and leaves the rows below it.
  await expect(notice).toBeHidden({ timeout: 15_000 });
});

test(
  'the focus goes to the next row when an action takes the row out of the list',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const people = [newPerson(), newPerson()];
    for (const person of people) await openApplicant(openBrowser, person);
    const [gone, left] = people.map(fullName);
    const page = await openStaff(openBrowser, 'rrhh');
    await page.goto(
      `/sistema-aplicacion/admin?filter=${encodeURIComponent(JSON.stringify({ stage: 'recibida' }))}`,
    );
    const boxOf = (name: string | undefined) => page.getByRole('checkbox', { name: `Seleccionar a ${name}` });
    await boxOf(gone).check();
    const bar = page.getByRole('region', { name: 'Acciones sobre la selección' });
    await bar.getByRole('button', { name: 'Mover', exact: true }).click();
    await confirm(page, 'En revisión');
    await boxOf(gone).focus();
    await expect(boxOf(gone)).toBeHidden({ timeout: 60_000 });
    await expect(boxOf(left)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^Seleccionar a /,
    );
  },
);

test('an undo in an open record is reached by keyboard', { tag: '@slow' }, async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const hr = new HrDashboard(page);
  await hr.open();
  const person = newPerson();
  await openApplicant(openBrowser, person);
  await hr.find(person.email, fullName(person));
  await hr.openPerson(fullName(person));
  await hr.move(hr.drawer, 'Revisar', fullName(person), 'Mover a En revisión');
  // Found by its role: not hidden from a screen reader by the open record.
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(hr.toast).toContainText('Cambio deshecho.');
});

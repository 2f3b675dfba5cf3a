import { waitForMail } from '../support/mailbox.js';
import { DESK, openApplicant, register, signIn, STAFF } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { tabTo, type } from '../pages/by-keyboard.js';
import { cvOf } from '../pages/cv.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use(DESK);

for (const path of ['/', '/carreras', '/login', '/sistema-aplicacion/admin']) {
  test(`the first press of Tab at ${path} offers to skip the menu`, async ({ page, context }) => {
    if (path.startsWith('/sistema')) await signIn(context, STAFF.rrhh);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The page needs some content to reach.
    await page.getByRole('main').locator('a[href], button:enabled, input').first().waitFor();
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip).toHaveText('Saltar al contenido');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    // What comes next is the content's.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

test(
  'a button that starts a request keeps the focus until it is done',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/admin');
    const refresh = page.getByRole('button', { name: 'Actualizar' });
    await expect(refresh).toBeEnabled();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/candidates?*', async (route) => {
      await held;
      await route.continue();
    });
    await refresh.focus();
    await page.keyboard.press('Enter');
    await expect(refresh).toBeDisabled();
    await expect(refresh).toBeFocused();
    release();
    await expect(refresh).toBeEnabled();
    await expect(refresh).toBeFocused();
  },
);

test(
  'the application is filled in and sent with the keyboard alone',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    await page.goto('/completar-candidatura');
    const form = new ApplicationForm(page);
    await form.step(1).waitFor();
    await type(page, form.field('Nombre'), person.nombre);
    await page.keyboard.press('Enter');
    await expect(form.summary).toBeFocused();
    await type(page, form.field('Apellidos'), person.apellidos);
    await type(page, form.field('Teléfono'), person.telefono);
    await tabTo(page, form.next);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Ubicación' })).toBeFocused();
    await type(page, form.field('Ciudad'), person.ciudad);
    await tabTo(page, page.locator('summary').filter({ hasText: 'Dirección (opcional)' }));
    await page.keyboard.press('Enter');
    await type(page, form.field('Dirección'), person.direccion);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Experiencia' })).toBeFocused();
    await type(page, form.field('Departamento'), 'Log');
    await expect(form.field('Departamento')).toHaveValue('logistica');
    await type(page, form.field('Posición'), 'Plan');
    await expect(form.field('Posición')).toHaveValue('planificador');
    await tabTo(page, form.next);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Documentos' })).toBeFocused();
    await tabTo(page, form.field('CV'));
    const file = await cvOf(person);
    // On a busy machine the key may come before the browser knows that the test chooses instead of a person.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 5000 });
      await page.keyboard.press('Space');
      await (await chooser).setFiles(file);
    }).toPass();
    await tabTo(page, form.next);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Revisión' })).toBeFocused();
    await tabTo(page, form.send);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/candidatura-enviada/);
    await tabTo(page, page.getByRole('link', { name: 'Ir a mi portal' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/portal-candidato');
    // The tabs of the portal go by arrows. A page that has just been reached takes the focus to its beginning once.
    const profile = page.getByRole('tabpanel', { name: 'Perfil' });
    await expect(async () => {
      if (!(await profile.isVisible())) {
        await tabTo(page, page.getByRole('tab', { selected: true }));
        await page.keyboard.press('ArrowRight');
      }
      await expect(profile).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(profile).toContainText(person.telefono);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Documentos' })).toContainText('CV subido correctamente');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Progreso' })).toContainText('Candidatura enviada');
    // A button that goes with what it did leaves the focus where it was, not at the top of the page.
    await tabTo(page, page.getByRole('button', { name: 'Retirar candidatura' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Retirar candidatura' });
    await tabTo(page, dialog.getByRole('button', { name: 'Retirar candidatura' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Candidatura retirada')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Candidatura espontánea' })).toBeFocused();
  },
);

test(
  'HR finds, reads, moves and undoes with the keyboard alone',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    await waitForMail(person.email, 'Hemos recibido tu candidatura');
    await signIn(context, STAFF.rrhh);
    const hr = new HrDashboard(page);
    await hr.open();
    await type(page, hr.search, person.email);
    await page.getByText('1–1 de 1').waitFor();
    await tabTo(page, page.getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(hr.drawer.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await hr.drawer.evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(hr.drawer).toHaveCount(0);
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: `Revisar: ${name}` }));
    await page.keyboard.press('Enter');
    await type(page, hr.moveDialog.getByLabel('Mensaje para el candidato'), 'Escrito con el teclado.');
    await tabTo(page, hr.moveDialog.getByRole('button', { name: 'Mover a En revisión' }));
    await page.keyboard.press('Enter');
    await expect(hr.toast).toContainText('Candidatura movida a En revisión. Correo en camino.');
    await expect(hr.moveDialog).toHaveCount(0);
    // The shortcut is gone with its stage; the keyboard goes on in the same row.
    await expect(hr.row(name).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(hr.toast).toContainText('Cambio deshecho. La candidatura vuelve a Recibida.');
    expect((await candidateOf(page.request, person.email)).estado).toBe('recibida');

    await tabTo(page, page.getByRole('button', { name: `Mover a…: ${name}` }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Mover a…: ${name}` })).toBeFocused();
  },
);

test('the menus of the site open and close with the keyboard', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  const group = page.getByRole('navigation', { name: 'Principal' }).getByText('Empresa', { exact: true });
  await tabTo(page, page.locator('summary:visible').first());
  await page.keyboard.press('Enter');
  const entry = page.getByRole('navigation', { name: 'Principal' }).locator('details[open] a').first();
  await expect(entry).toBeVisible();
  // A key may be lost while the page hydrates.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(group).toBeVisible();
  await expect(page.locator('summary:visible').first()).toBeFocused();
});

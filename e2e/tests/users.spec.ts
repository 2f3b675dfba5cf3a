import { DESK, STAFF, signIn } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

const PANEL = '/sistema-aplicacion/panel-admin';

test('an administrator invites a colleague, deactivates the account, and finds both in the log', async ({
  page,
  context,
}) => {
  const { email } = newPerson();
  await signIn(context, STAFF.admin);
  await page.goto(`${PANEL}/usuarios`);
  await page.getByRole('main').getByRole('link', { name: 'Crear usuario' }).last().click();

  await page.getByRole('button', { name: 'Crear y enviar invitación' }).click();
  await expect(page.getByText('El campo Nombre es obligatorio')).toBeVisible();
  await expect(page.getByLabel('Nombre *')).toBeFocused();
  await page.getByLabel('Nombre *').fill('Nora');
  await page.getByLabel('Apellidos *').fill('Vidal Pons');
  await page.getByLabel('Correo *').fill(email);
  await page.getByRole('combobox', { name: 'Posición' }).click();
  await page.getByRole('option', { name: 'RRHH' }).click();
  await page.getByRole('button', { name: 'Crear y enviar invitación' }).click();
  await expect(page.getByText('Cuenta de RRHH creada')).toBeVisible();
  await expect(page.getByLabel('Nombre *')).toHaveValue('');

  await page.getByRole('link', { name: 'Ver la cuenta' }).click();
  const account = page.getByRole('dialog', { name: 'Usuario' });
  await expect(account.getByText('Invitación pendiente')).toBeVisible();
  await account.getByRole('button', { name: 'Desactivar cuenta' }).click();
  await page
    .getByRole('dialog', { name: /^¿Desactivar/ })
    .getByRole('button', { name: 'Desactivar cuenta' })
    .click();
  await expect(account.getByText('Inactivo')).toBeVisible();

  await account.getByRole('link', { name: 'Ver todo en el registro' }).click();
  await page.getByRole('link', { name: 'Cuenta desactivada y sesiones cerradas' }).click();
  const changes = page.getByRole('table', { name: 'Cambios' });
  await expect(changes.getByRole('row', { name: 'Estado Activo Inactivo' })).toBeVisible();
});

/** The mailbox for answers by mail, as an administrator sets it up. */
import { openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { expect, test } from '../pages/test.js';

test('a mailbox of Microsoft 365 is set up with the address of its token, and says what is missing', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/panel-admin/correo-entrante');
  const access = page.getByRole('combobox', { name: 'Se entra con' });
  await expect(access).toHaveText('Contraseña');
  await expect(page.getByRole('textbox', { name: 'Dirección del token' })).toHaveCount(0);
  await access.click();
  await page.getByRole('option', { name: 'Token (Microsoft 365)' }).click();
  await page.getByRole('textbox', { name: 'Servidor IMAP' }).fill('outlook.office365.com');
  await page.getByRole('textbox', { name: 'Usuario' }).fill('respuestas@example.com');
  const address = page.getByRole('textbox', { name: 'Dirección del token' });
  await address.fill('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token');
  await page.getByRole('textbox', { name: 'Ámbito' }).fill('https://outlook.office365.com/.default');
  const save = page.getByRole('button', { name: 'Guardar' });
  await save.click();
  await expect(page.getByText('Escribe el identificador del cliente')).toBeVisible();
  await page.getByRole('textbox', { name: 'Identificador del cliente' }).fill('6f7a0f3e');
  await page.getByLabel('Contraseña o secreto').fill('el-secreto');
  await expectAccessible(page, 'the mailbox for answers');
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await page.reload();
  await expect(access).toHaveText('Token (Microsoft 365)');
  await expect(address).toHaveValue('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token');

  // Back to a password: nothing of the token is asked for any more.
  await access.click();
  await page.getByRole('option', { name: 'Contraseña' }).click();
  await expect(address).toHaveCount(0);
  await page.getByLabel('Contraseña o secreto').fill('la-clave');
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await page.reload();
  await expect(access).toHaveText('Contraseña');
});

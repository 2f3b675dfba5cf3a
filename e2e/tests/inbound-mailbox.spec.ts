/** The mailbox for answers by mail, as an administrator sets it up. */
import { openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { expect, test } from '../pages/test.js';

test('a mailbox of Microsoft 365 is set up with the address of its token, and says what is missing', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/panel-admin/correo-entrante');
  const address = page.getByRole('textbox', { name: 'Dirección del token' });
  const client = page.getByRole('textbox', { name: 'Identificador del cliente' });
  await expect(address).toHaveValue('');
  await expect(client).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Servidor IMAP' }).fill('outlook.office365.com');
  await page.getByRole('textbox', { name: 'Usuario' }).fill('respuestas@example.com');
  await address.fill('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token');
  await page.getByRole('textbox', { name: 'Ámbito' }).fill('https://outlook.office365.com/.default');
  const save = page.getByRole('button', { name: 'Guardar' });
  await save.click();
  await expect(page.getByText('Escribe el identificador del cliente')).toBeVisible();
  await client.fill('6f7a0f3e');
  await page.getByLabel('Contraseña o secreto').fill('el-secreto');
  await expectAccessible(page, 'the mailbox for answers');
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token');

  // Back to a password: nothing of the token is asked for any more.
  await address.fill('');
  await expect(client).toHaveCount(0);
  await page.getByLabel('Contraseña o secreto').fill('la-clave');
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue('');
  await expect(client).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { register } from '../pages/accounts.js';
import { LoginPage } from '../pages/login-page.js';
import { newPerson, type Person } from '../pages/person.js';
import { expect, test } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

/** A device with a fingerprint reader, as far as the browser knows. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Somebody new with a verified address, at their account, on a device with a fingerprint reader. */
async function openVerified(page: Page): Promise<Person> {
  const person = newPerson();
  const { request } = page.context();
  await register(page.context(), person);
  const verification = linkIn(await waitForMail(person.email, 'Confirma tu correo'), '/verificar');
  const token = new URL(verification).searchParams.get('token');
  expect((await request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);
  await giveAuthenticator(page);

  await page.goto('/mi-cuenta');
  return person;
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la llave' }).fill(name);
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
}

test('a passkey is added in the account, signs in without a password, and is removed', async ({ page }) => {
  const person = await openVerified(page);
  await addPasskey(page, 'Portátil');
  await expect(page.getByText('Sin usar todavía')).toBeVisible();
  await waitForMail(person.email, 'Nueva llave de acceso');

  await page.getByRole('button', { name: 'Editar el nombre de la llave Portátil' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la llave' }).fill('Ordenador de casa');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Quitar la llave Ordenador de casa' })).toBeVisible();

  expect((await page.context().request.post('/api/auth/logout')).status()).toBe(204);
  const login = new LoginPage(page);
  await login.open('?next=%2Fmi-cuenta');
  // The authenticator may answer the suggestion of the e-mail field before anybody presses the button.
  const button = page.getByRole('button', { name: 'Entrar con una llave de acceso' });
  await Promise.race([page.waitForURL('/mi-cuenta'), button.click({ noWaitAfter: true }).catch(() => null)]);
  await expect(page).toHaveURL('/mi-cuenta');
  await expect(page.getByText('Sin usar todavía')).toBeHidden();

  await page.getByRole('button', { name: 'Quitar la llave Ordenador de casa' }).click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Quitar la llave Ordenador de casa' })).toBeHidden();
  await waitForMail(person.email, 'Llave de acceso quitada');
});

test('a device that has a passkey of the account is not given a second one, and is told why', async ({
  page,
}) => {
  await openVerified(page);
  await addPasskey(page, 'Portátil');
  await expect(page.getByText('Sin usar todavía')).toBeVisible();

  await addPasskey(page, 'Otra vez');
  await expect(page.locator('#llave-nombre-error')).toContainText(
    'Este dispositivo ya tiene una llave de tu cuenta',
  );
  await expect(page.getByRole('textbox', { name: 'Nombre de la llave' })).toHaveValue('Otra vez');
});

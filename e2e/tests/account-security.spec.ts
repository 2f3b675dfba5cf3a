import { generate } from 'otplib';
import { register, signIn } from '../pages/accounts.js';
import { LoginPage } from '../pages/login-page.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

test(
  'a mailed link signs in to the account in any browser, once',
  { tag: '@slow' },
  async ({ page, openBrowser }) => {
    const person = newPerson();
    await register(await openBrowser(), person);
    const login = new LoginPage(page);
    await login.open();
    await login.email.fill(person.email);
    await page.getByRole('button', { name: 'Entrar con un enlace por correo' }).click();
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
    await expect(page.getByText('Revisa tu correo')).toBeVisible();
    const link = linkIn(await waitForMail(person.email, 'enlace para entrar'), '/entrar');
    const elsewhere = await (await openBrowser()).newPage();
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: 'Entrar en mi cuenta' }).click();
    await expect(elsewhere).toHaveURL('/portal-candidato');
    await page.goto(link);
    await page.getByRole('button', { name: 'Entrar en mi cuenta' }).click();
    await expect(page.getByText('Este enlace ya no sirve')).toBeVisible();
  },
);

test('sign-in with an enrolled app asks for its code and continues to the page first asked for', async ({
  page,
  openBrowser,
}) => {
  const person = newPerson();
  const { request } = page.context();
  await register(page.context(), person);
  const verification = linkIn(await waitForMail(person.email, 'Confirma tu correo'), '/verificar');
  const token = new URL(verification).searchParams.get('token');
  expect((await request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);

  await page.goto('/mi-cuenta');
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await page.getByLabel('Tu contraseña').fill(person.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Código', { exact: true }).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible();
  await expect(page.getByText('Activada', { exact: true })).toBeVisible();
  const codes = await page.locator('main li code').allInnerTexts();
  expect(codes).toHaveLength(10);

  const elsewhere = await (await openBrowser()).newPage();
  const login = new LoginPage(elsewhere);
  await login.open('?next=%2Fmi-cuenta');
  await login.signIn(person);
  const code = elsewhere.getByLabel('Código', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(elsewhere.getByText(/El código no es correcto/).first()).toBeVisible();
  await code.fill(codes[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(elsewhere).toHaveURL('/mi-cuenta');
  await expect(elsewhere.getByText('Códigos de recuperación sin usar: 9')).toBeVisible();
});

test(
  'a new address is used after its link was opened, and the other sessions end',
  { tag: '@slow' },
  async ({ page, openBrowser }) => {
    const person = newPerson();
    const { email } = newPerson();
    await register(page.context(), person);
    const other = await openBrowser();
    await signIn(other, person);
    await page.goto('/mi-cuenta');
    await expect(page.getByRole('button', { name: 'Cerrar todas las demás' })).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar correo' }).click();
    await page.getByLabel('Nuevo correo').fill(email);
    await page.getByLabel('Tu contraseña').fill(person.password);
    await page.getByRole('button', { name: 'Enviar enlace de confirmación' }).click();
    await expect(page.getByText('Falta que confirmes tu nuevo correo')).toBeVisible();
    await page.goto(linkIn(await waitForMail(email, 'nuevo correo'), '/cambio-email'));
    await page.getByRole('button', { name: 'Confirmar mi nuevo correo' }).click();
    await expect(page.getByText('Correo cambiado')).toBeVisible();
    expect((await other.request.get('/api/auth/me')).status()).toBe(401);
    await signIn(await openBrowser(), { email, password: person.password });
  },
);

import { linkIn, waitForMail } from '../support/mailbox.js';
import { register } from '../pages/accounts.js';
import { LoginPage } from '../pages/login-page.js';
import { newPerson } from '../pages/person.js';
import { stopTime } from '../pages/stop-time.js';
import { holdScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const TAKEN = 'Este correo ya está registrado. ¿Ya tienes cuenta?';

test(
  'the browser goes to the portal as soon as the account is created',
  { tag: '@slow' },
  async ({ page }) => {
    const login = new LoginPage(page);
    await login.open('?tab=registro');
    await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Qué pasa después' })).toBeVisible();
    await stopTime(page);
    await login.register(newPerson());
    await expect(page).toHaveURL('/portal-candidato');
    await expect(page.getByText('Verifica tu correo')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Completar mi candidatura' })).toBeVisible();
  },
);

test('a form that was opened before a new release still registers', { tag: '@slow' }, async ({ page }) => {
  const login = new LoginPage(page);
  await login.open('?tab=registro');
  await login.email.click();
  await page.waitForLoadState('networkidle');
  // The scripts of the release before are gone; the next page names those of its own.
  await page.route('**/assets/*.js', (route) =>
    page.url().includes('/portal-candidato') ? route.continue() : route.abort(),
  );
  await login.register(newPerson());
  await expect(page).toHaveURL('/portal-candidato');
});

test('a slip in the domain of an address is asked about before a link goes to nobody', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open('?tab=registro');
  await login.email.fill('nora.vidal@gmial.com');
  const question = page.getByText('¿Querías escribir nora.vidal@gmail.com?');
  await expect(question).toBeHidden();
  await login.email.blur();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Sí, cambiarlo' }).click();
  await expect(login.email).toHaveValue('nora.vidal@gmail.com');
  await expect(question).toBeHidden();
});

test(
  'an address with an account is detected half a second after the last key',
  { tag: '@slow' },
  async ({ page, openBrowser }) => {
    const person = newPerson();
    await register(await openBrowser(), person);
    const login = new LoginPage(page);
    await login.open('?tab=registro');
    await stopTime(page);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('/api/auth/email-exists'))));
    await login.email.pressSequentially(person.email);
    await page.clock.runFor(400);
    expect(asked).toBe(0);
    await page.clock.runFor(100);
    const notice = page.getByRole('alert').filter({ hasText: TAKEN });
    await expect(notice).toBeVisible();
    expect(asked).toBe(1);
    await notice.getByRole('button', { name: 'Usar otro correo' }).click();
    await expect(login.email).toHaveValue('');
    await expect(login.email).toBeFocused();
    await expect(notice).toHaveCount(0);
  },
);

test('a person with an account goes from the notice to the sign-in, and keeps the page first asked for', async ({
  page,
  openBrowser,
}) => {
  const person = newPerson();
  await register(await openBrowser(), person);
  const login = new LoginPage(page);
  await login.open('?tab=registro&next=%2Fcompletar-candidatura');
  await login.email.fill(person.email);
  await login.email.blur();
  const notice = page.getByRole('alert').filter({ hasText: TAKEN });
  await notice.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toHaveAttribute('aria-selected', 'true');
  await login.signIn(person);
  // The form adds its step to the address.
  await expect(page).toHaveURL(/\/completar-candidatura(\?paso=1)?$/);
});

test(
  'the registration reports missing or wrong fields, word for word',
  { tag: '@slow' },
  async ({ page }) => {
    const login = new LoginPage(page);
    await login.open('?tab=registro');
    await login.create.click();
    await expect(login.summary).toBeFocused();
    await expect(login.summary.getByRole('link')).toHaveText([
      'El correo es obligatorio',
      'La contraseña es obligatoria',
    ]);
    await expect(login.email).toHaveAccessibleDescription(/El correo es obligatorio/);
    await expect(login.password).toHaveAccessibleDescription(
      /Mínimo 6 caracteres.*La contraseña es obligatoria/,
    );

    await login.email.fill('sin-arroba');
    await expect(login.summary).not.toContainText('El correo es obligatorio');
    await login.password.fill('corta');
    await login.create.click();
    await expect(login.summary.getByRole('link')).toHaveText([
      'El correo no es válido',
      'La contraseña debe tener al menos 6 caracteres',
    ]);
    await login.summary.getByRole('link', { name: /^La contraseña/ }).click();
    await expect(login.password).toBeFocused();
  },
);

test('text typed before the scripts load is kept', { tag: '@slow' }, async ({ page }) => {
  const person = newPerson();
  const arrive = await holdScripts(page);
  await page.goto('/login?tab=registro', { waitUntil: 'commit' });
  const login = new LoginPage(page);
  await login.email.fill(person.email);
  await login.password.fill(person.password);
  await expect(login.create).toBeDisabled();
  arrive();
  await expect(login.create).toBeEnabled();
  await login.create.click();
  await expect(page).toHaveURL('/portal-candidato');
});

test(
  'a wrong password gets an error and keeps the e-mail',
  { tag: '@slow' },
  async ({ page, openBrowser }) => {
    const person = newPerson();
    await register(await openBrowser(), person);
    const login = new LoginPage(page);
    await login.open();
    await login.signIn({ ...person, password: 'otra cosa' });
    await expect(page.getByRole('alert')).toHaveText('Correo o contraseña incorrectos');
    await expect(login.email).toHaveValue(person.email);
    // The same for an unknown address.
    await login.signIn({ email: newPerson().email, password: 'otra cosa' });
    await expect(page.getByRole('alert')).toHaveText('Correo o contraseña incorrectos');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect(login.password).toHaveAttribute('type', 'text');
  },
);

test('a forgotten password is replaced with the mailed link, which works once', async ({
  page,
  openBrowser,
}) => {
  const person = newPerson();
  const elsewhere = await openBrowser();
  await register(elsewhere, person);
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(person.email);
  await page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click();
  await expect(page.getByLabel('Correo de tu cuenta')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText('Revisa tu correo')).toBeVisible();

  const link = linkIn(await waitForMail(person.email, 'nueva contraseña'), '/restablecer');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('Autopista-9');
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill('Autopista-9');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Contraseña guardada')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await login.signIn(person);
  await expect(page.getByRole('alert')).toHaveText('Correo o contraseña incorrectos');
  await login.signIn({ ...person, password: 'Autopista-9' });
  await expect(page).toHaveURL('/portal-candidato');
  // Every session of the account has ended.
  expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401);

  await page.goto(link);
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('Rotonda-11');
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill('Rotonda-11');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible();
});

test('a request for a new password does not tell whether the account exists', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click();
  await page.getByLabel('Correo de tu cuenta').fill(newPerson().email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText('Revisa tu correo')).toBeVisible();
});

test(
  'a mailed link opened in another browser asks for the password',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    await register(await openBrowser(), person);
    const link = linkIn(await waitForMail(person.email, 'Confirma tu correo'), '/verificar');
    const page = await (await openBrowser()).newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Verificar mi correo' }).click();
    await expect(page.getByText('Has abierto el enlace en otro navegador.')).toBeVisible();
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
    await page.getByRole('button', { name: 'Verificar mi correo' }).click();
    await expect(page.getByRole('alert')).toHaveText('La contraseña no es correcta');
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Verificar mi correo' }).click();
    await expect(page.getByText('Correo verificado')).toBeVisible();
    await page.getByRole('link', { name: 'Completar mi candidatura' }).click();
    await expect(page).toHaveURL(/\/completar-candidatura/);
  },
);

test(
  'a page that needs a session leads to the sign-in and back to itself',
  { tag: '@slow' },
  async ({ page, openBrowser }) => {
    const person = newPerson();
    await register(await openBrowser(), person);
    await page.goto('/portal-candidato?tab=documentos');
    await expect(page).toHaveURL('/login?next=%2Fportal-candidato%3Ftab%3Ddocumentos');
    const login = new LoginPage(page);
    await expect(login.enter).toBeEnabled();
    await login.signIn(person);
    await expect(page).toHaveURL('/portal-candidato?tab=documentos');
  },
);

test('the sign-in sends nobody to another site', { tag: '@slow' }, async ({ page, context, openBrowser }) => {
  const person = newPerson();
  await register(await openBrowser(), person);
  const login = new LoginPage(page);
  for (const next of ['https://example.org/', '//example.org/', '/\\example.org', 'javascript:alert(1)']) {
    const query = `?next=${encodeURIComponent(next)}`;
    await login.open(query);
    await login.signIn(person);
    await expect(page, next).toHaveURL('/portal-candidato');
    // Who is signed in already is not sent there either.
    await page.goto(`/login${query}`);
    await expect(page, next).toHaveURL('/portal-candidato');
    await context.clearCookies();
  }
});

test('an address that has an account is still there at the sign-in, and the other way round', async ({
  page,
  openBrowser,
}) => {
  const person = newPerson();
  await register(await openBrowser(), person);
  const login = new LoginPage(page);
  await login.open('?tab=registro');
  await login.email.fill(person.email);
  await login.email.blur();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await expect(login.enter).toBeVisible();
  await expect(login.email).toHaveValue(person.email);
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(login.create).toBeVisible();
  await expect(login.email).toHaveValue(person.email);
});

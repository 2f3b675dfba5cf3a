import { openApplicant, openStaff, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { LoginPage } from '../pages/login-page.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { waitForScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

test('a mailed link leads to the page first asked for', async ({ page, openBrowser }) => {
  const person = newPerson();
  await register(await openBrowser(), person);
  const login = new LoginPage(page);
  await login.open('?next=%2Fmi-cuenta');
  await login.email.fill(person.email);
  await page.getByRole('button', { name: 'Entrar con un enlace por correo' }).click();
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto(linkIn(await waitForMail(person.email, 'enlace para entrar'), '/entrar'));
  await elsewhere.getByRole('button', { name: 'Entrar en mi cuenta' }).click();
  await expect(elsewhere).toHaveURL('/mi-cuenta');
});

test(
  'loading and empty pages show the texts of the specification',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    await openApplicant(openBrowser, person);
    const page = await (await openBrowser()).newPage();
    const login = new LoginPage(page);
    await login.open();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/portal-candidato*', async (route) => {
      await arrived;
      await route.continue();
    });
    await login.signIn(person);
    // An expectation would wait for the portal, which is held until the text was there.
    await page.waitForFunction(() => document.body.innerText.includes('Cargando tu portal'));
    arrive();
    await expect(page.getByRole('heading', { name: 'Te damos la bienvenida a tu portal' })).toBeVisible();
    await expect(page.getByText('Cargando tu portal')).toBeHidden();

    const nobody = await openBrowser();
    await register(nobody, newPerson());
    const empty = await nobody.newPage();
    await empty.goto('/editar-candidatura');
    await expect(empty.getByRole('heading', { name: 'Candidatura no encontrada' })).toBeVisible();
    await expect(
      empty.getByText('No se encontró tu candidatura. Por favor, contacta con RRHH.').first(),
    ).toBeVisible();
    await expect(empty).toHaveURL('/portal-candidato');
  },
);

test('two interviews are distinguishable, unread messages are counted, quick links work', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const applicant = await openApplicant(openBrowser, person);
  const { request } = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(request, person.email);
  for (const days of [5, 6]) {
    const fecha = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const data = { candidato_id: id, fecha, hora: '07:15', tipo: 'telefonica' };
    expect((await request.post('/api/interviews', { data })).status()).toBe(201);
  }
  const sent = await request.post(`/api/threads/${id}`, { multipart: { texto: 'Hola' } });
  expect(sent.status(), await sent.text()).toBe(201);

  const page = await applicant.newPage();
  await page.goto('/portal-candidato');
  const confirm = page.getByRole('button', { name: /^Confirmar asistencia a la entrevista del / });
  await expect(confirm).toHaveCount(2);
  const names = await confirm.allInnerTexts();
  expect(new Set(names).size).toBe(2);
  await expect(page.getByRole('tab', { name: 'Mensajes (1)' })).toBeVisible();
  await waitForScripts(page);
  await page.getByRole('tab', { name: 'Resumen' }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Progreso' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Progreso', selected: true })).toBeVisible();
  const day = (at: number) =>
    new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(at);
  // Of the moment in which it was sent, which may be yesterday.
  const days = [day(Date.now()), day(Date.now() - 180_000)].join('|');
  await expect(page.getByText(new RegExp(`En progreso, (${days})`))).toBeVisible();
});

test(
  'administrators read everybody’s profile at Gestión de candidatos, by keyboard',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'admin');
    await page.goto('/sistema-aplicacion/candidatos');
    await expect(page).toHaveURL(/\/people/);
    await expect(page.getByRole('heading', { name: /^Gestión de candidatos \(\d/ })).toBeVisible();
    const view = page.locator('a[data-row]').first();
    await view.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Candidato', exact: true });
    await expect(dialog.getByRole('heading', { name: 'Información profesional' })).toBeVisible();
    await expectAccessible(page, 'the profile of a candidate');
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();

    const list = (url: URL) => url.pathname === '/api/candidates';
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { code: 'x', detail: 'Sin servicio' } }),
    );
    await page.reload();
    await expect(
      page.getByRole('alert').getByText('Error al cargar la lista de candidatos').first(),
    ).toBeVisible();
    await page.unroute(list);
    await page.route(list, (route) =>
      route.fulfill({ json: [], headers: { 'Content-Range': 'candidates */0' } }),
    );
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('No hay candidatos registrados')).toBeVisible();

    const hr = await openStaff(openBrowser, 'rrhh');
    await hr.goto('/sistema-aplicacion/candidatos');
    await expect(hr).toHaveURL('/sistema-aplicacion/admin');
  },
);

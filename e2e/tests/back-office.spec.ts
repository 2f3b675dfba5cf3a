import type { Page } from '@playwright/test';
import { waitForMail } from '../support/mailbox.js';
import { DESK, openApplicant, openStaff, register, signIn, STAFF } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson, withoutAccents } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { stopTime } from '../pages/stop-time.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use(DESK);

const STAGES = ['Recibidas', 'En Revisión', 'Entrevistas', 'Contratadas', 'Rechazadas'];

const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const digits = (text: string) => Number(text.replace(/\D/g, ''));

test('the figures of the cards are those of the tabs and of the lists they count', async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  const hr = new HrDashboard(page);
  await hr.open();
  const figure = async (label: string) =>
    digits(await page.locator('dl > div').filter({ hasText: label }).locator('dd').innerText());
  const listed = async () => {
    const range = page.getByText(/^\d[\d.]*–\d[\d.]* de \d[\d.]*$/);
    const empty = page.getByRole('tabpanel').getByText('No hay candidaturas');
    await expect(range.or(empty)).toBeVisible();
    return (await empty.isVisible()) ? 0 : digits((await range.innerText()).split(' de ')[1] ?? '');
  };
  for (const [tab, card] of [['Todas', 'Total'], ...STAGES.map((stage) => [stage, stage])] as [string, string][]) {
    // Other people apply meanwhile: the three numbers agree as soon as they are of one moment.
    await expect(async () => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      const selected = page.getByRole('tab', { name: new RegExp(`^${tab}`) });
      await selected.click();
      await expect(selected).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('progressbar', { name: 'Actualizando' })).toHaveCount(0);
      const expected = await figure(card);
      await expect(selected).toHaveText(`${tab} (${expected.toLocaleString('es-ES')})`, { timeout: 1_000 });
      expect(await listed()).toBe(expected);
    }).toPass();
  }
});

test('search, filters and tab stand in the address and survive a reload', async ({ page, context, openBrowser }) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  await signIn(context, STAFF.rrhh);
  const hr = new HrDashboard(page);
  await hr.open();
  await hr.find(withoutAccents(person.apellidos), fullName(person));
  await choose(page, 'Departamento', 'Chofer');
  await choose(page, 'Estado', 'Recibida');
  await choose(page, 'Prioridad', 'Media');
  await page.getByRole('tab', { name: 'Recibidas' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Recibidas' })).toBeVisible();
  await choose(page, 'Estado', 'Recibida');
  await expect(page).toHaveURL(/filter=/);
  await page.reload();
  await expect(hr.row(fullName(person))).toBeVisible();
  await expect(hr.search).toHaveValue(withoutAccents(person.apellidos));
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveText('Chofer');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveText('Recibida');
  await expect(page.getByRole('combobox', { name: 'Prioridad' })).toHaveText('Media');
  await expect(page.getByRole('tab', { name: 'Recibidas' })).toHaveAttribute('aria-selected', 'true');
});

test('a search without result says so and clears its filters', async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  const hr = new HrDashboard(page);
  await hr.open();
  await hr.search.fill(newPerson().email);
  const empty = page.getByRole('tabpanel').getByRole('status');
  await expect(empty).toContainText('No hay candidaturas');
  await expect(empty).toContainText('No se encontraron candidaturas con los filtros aplicados');
  await choose(page, 'Prioridad', 'Alta');
  // Whether anybody is hidden by filters depends on there being anybody.
  await expect(empty).toContainText('Filtros aplicados ocultan candidatos');
  await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
  await expect(hr.search).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Prioridad' })).toHaveText('Todas');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('before anybody has applied the list says so', async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  await page.route('**/api/candidates?*', (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'candidates 0-0/0' } }),
  );
  await page.route('**/api/stats/candidates?*', (route) =>
    route.fulfill({
      json: { total: 0, recibidas: 0, enRevision: 0, entrevista: 0, contratadas: 0, rechazadas: 0, por_departamento: [] },
    }),
  );
  await new HrDashboard(page).open();
  const empty = page.getByRole('tabpanel').getByRole('status');
  await expect(empty).toContainText('No hay candidaturas');
  await expect(empty).toContainText('Aún no se han recibido candidaturas');
  await expect(page.getByRole('tab', { name: 'Todas (0)' })).toBeVisible();
});

test('a list that does not load says why and can be asked for again', async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  await page.route('**/api/candidates?*', (route) => route.abort('connectionreset'), { times: 1 });
  await new HrDashboard(page).open();
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar las candidaturas' });
  await expect(failure).toContainText('No hay conexión con el servidor.');
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a record opened while the search is still being typed stays open', async ({ page, context, openBrowser }) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  await signIn(context, STAFF.rrhh);
  const hr = new HrDashboard(page);
  await hr.open();
  // The newest stand first: this one is in sight before the search is applied, half a second after the last key.
  await expect(hr.row(fullName(person))).toBeVisible();
  await stopTime(page);
  await hr.search.fill(person.email);
  await page.getByRole('link', { name: fullName(person), exact: true }).click();
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}\/show/);
  await page.clock.resume();
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes(person.email) ?? false);
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}\/show/);
  await expect(hr.drawer).toBeVisible();
});

test('a record has an address of its own, keeps the list behind it, and closes with Escape', async ({
  page,
  context,
  openBrowser,
}) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  await signIn(context, STAFF.rrhh);
  const hr = new HrDashboard(page);
  await hr.open();
  await hr.find(person.email, fullName(person));
  await hr.openPerson(fullName(person));
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}\/show/);
  await expect(hr.drawer.getByText('Email sin verificar')).toBeVisible();
  await page.reload();
  await hr.drawer.getByRole('heading', { level: 2, name: fullName(person) }).waitFor();
  await page.keyboard.press('Escape');
  await expect(hr.drawer).toHaveCount(0);
  await expect(hr.search).toHaveValue(person.email);
  await expect(hr.row(fullName(person))).toBeVisible();
});

test('Mensajes lists what was sent to a person and shows the whole message', async ({ page, context, openBrowser }) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  await waitForMail(person.email, 'Hemos recibido tu candidatura');
  await signIn(context, STAFF.rrhh);
  await page.goto('/sistema-aplicacion/emails');
  await page.getByLabel('Buscar por destinatario o asunto').fill(person.email);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: person.email });
  // The message to confirm the address is the administrators' to see.
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Candidatura recibida');
  await expect(row).toContainText('Enviado');
  await row.getByRole('link', { name: /Hemos recibido tu candidatura/ }).click();
  const message = page.getByRole('dialog', { name: 'Mensaje', exact: true });
  await expect(message.getByRole('heading', { level: 2 })).toContainText('Hemos recibido tu candidatura');
  // The frame runs nothing, not even what a test would ask it.
  const frame = message.locator('iframe[sandbox=""]');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('srcdoc', /Hemos recibido tu candidatura/);
  await message.getByRole('tab', { name: 'Solo texto' }).click();
  await expect(message.getByRole('tabpanel')).toContainText('nos ha llegado completa');
  await message.getByRole('link', { name: fullName(person) }).click();
  await expect(
    new HrDashboard(page).drawer.getByRole('heading', { level: 2, name: fullName(person) }),
  ).toBeVisible();
});

test('administrators see messages of accounts, never their one-time links', async ({ openBrowser }) => {
  const person = newPerson();
  await register(await openBrowser(), person);
  await waitForMail(person.email, 'Confirma tu correo');
  const admin = await openStaff(openBrowser, 'admin');
  await admin.goto('/sistema-aplicacion/emails');
  await admin.getByLabel('Buscar por destinatario o asunto').fill(person.email);
  await expect(admin.getByText('1–1 de 1')).toBeVisible();
  await admin.getByRole('link', { name: /Confirma tu correo/ }).click();
  const message = admin.getByRole('dialog', { name: 'Mensaje', exact: true });
  await expect(message.getByText('Verificación de correo')).toBeVisible();
  await message.getByRole('tab', { name: 'Solo texto' }).click();
  await expect(message.getByRole('tabpanel')).toContainText('Confirma tu correo');
  await expect(message.getByRole('tabpanel')).not.toContainText('token=');
});

test('messages without result say so and clear their filters', async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  await page.goto('/sistema-aplicacion/emails');
  await page.getByLabel('Buscar por destinatario o asunto').fill(newPerson().email);
  await expect(page.getByText('No se encontraron mensajes con los filtros aplicados')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
  await expect(page.getByText('No se encontraron mensajes con los filtros aplicados')).toHaveCount(0);
});

test('visitors are led to the sign-in and back, candidates to the site, HR to its dashboard', async ({
  page,
  context,
  openBrowser,
}) => {
  await page.goto('/sistema-aplicacion/admin');
  await expect(page).toHaveURL('/login?next=%2Fsistema-aplicacion%2Fadmin');
  await signIn(context, STAFF.rrhh);
  await page.reload();
  await expect(page).toHaveURL('/sistema-aplicacion/admin');
  await page.goto('/sistema-aplicacion');
  await expect(page).toHaveURL('/sistema-aplicacion/admin');

  const candidate = await openBrowser();
  await register(candidate, newPerson());
  const other = await candidate.newPage();
  for (const path of ['/sistema-aplicacion', '/sistema-aplicacion/admin', '/sistema-aplicacion/emails']) {
    await other.goto(path);
    await expect(other).toHaveURL('/');
  }
  for (const path of ['/api/candidates', '/api/emails', '/api/stats/candidates']) {
    expect((await candidate.request.get(path)).status(), path).toBe(403);
  }
});

test('nobody reads the CV of somebody else', async ({ openBrowser }) => {
  const person = newPerson();
  const own = await openApplicant(openBrowser, person);
  const stranger = await openApplicant(openBrowser, newPerson());
  const staff = await openStaff(openBrowser, 'rrhh');
  const { cv_url: address } = await candidateOf(staff.request, person.email);
  expect(address).not.toBeNull();
  const path = address ?? '';
  expect((await own.request.get(path)).status()).toBe(200);
  expect((await staff.request.get(path)).status()).toBe(200);
  expect([403, 404]).toContain((await stranger.request.get(path)).status());
  expect((await (await openBrowser()).request.get(path)).status()).toBe(401);
});

test('signing out leads to the site, and the back button shows nothing of before', async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  await new HrDashboard(page).open();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2Fsistema-aplicacion%2Fadmin');
});

test('each role finds its way from the site', async ({ openBrowser }) => {
  for (const [role, label, badge] of [
    ['admin', 'Panel Admin', 'Administrador'],
    ['rrhh', 'Panel RRHH', 'RRHH'],
  ] as const) {
    const page = await openStaff(openBrowser, role);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByText(badge, { exact: true })).toBeVisible();
    await menu.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL('/sistema-aplicacion/admin');
  }
  const candidate = await openBrowser(DESK);
  await register(candidate, newPerson());
  const page = await candidate.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Mi Portal' }).click();
  await expect(page).toHaveURL('/portal-candidato');
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
});

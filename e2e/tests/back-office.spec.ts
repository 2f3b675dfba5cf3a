import type { Page } from '@playwright/test';
import { DESK, openApplicant, signIn, STAFF } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson, withoutAccents } from '../pages/person.js';
import { stopTime } from '../pages/stop-time.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use(DESK);

const STAGES = ['Recibidas', 'En revisión', 'Entrevistas', 'Contratadas', 'Rechazadas'];

const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const digits = (text: string) => Number(text.replace(/\D/g, ''));

test('the figures of the tabs are those of their lists', { tag: '@slow' }, async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  await new HrDashboard(page).open();
  const listed = async () => {
    const range = page.getByText(/^\d[\d.]*–\d[\d.]* de \d[\d.]*$/);
    const empty = page.getByRole('tabpanel').getByText('No hay candidaturas');
    await expect(range.or(empty)).toBeVisible();
    return (await empty.isVisible()) ? 0 : digits((await range.innerText()).split(' de ')[1] ?? '');
  };
  for (const tab of ['Todas', ...STAGES]) {
    // Other people apply meanwhile: both numbers agree as soon as they are of one moment.
    await expect(async () => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      const selected = page.getByRole('tab', { name: new RegExp(`^${tab}`) });
      await selected.click();
      await expect(selected).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('progressbar', { name: 'Actualizando' })).toHaveCount(0);
      const expected = await listed();
      await expect(selected).toHaveText(`${tab} (${expected.toLocaleString('es-ES')})`, { timeout: 1_000 });
    }).toPass();
  }
});

test(
  'search, filters and tab are in the URL and survive a reload',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
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
  },
);

test(
  'a search without results says so and clears its filters',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.rrhh);
    const hr = new HrDashboard(page);
    await hr.open();
    await hr.search.fill(newPerson().email);
    const empty = page.getByRole('tabpanel').getByRole('status');
    await expect(empty).toContainText('No se encontraron candidaturas con los filtros aplicados');
    await choose(page, 'Prioridad', 'Alta');
    // Whether anybody is hidden by filters depends on there being anybody.
    await expect(empty).toContainText('Filtros aplicados ocultan candidatos');
    await empty.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(hr.search).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Prioridad' })).toHaveText('Todas');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);

test('an empty list says that nobody has applied yet', async ({ page, context }) => {
  await signIn(context, STAFF.rrhh);
  await page.route('**/api/candidates?*', (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'candidates 0-0/0' } }),
  );
  await page.route('**/api/stats/candidates?*', (route) =>
    route.fulfill({
      json: {
        total: 0,
        recibidas: 0,
        enRevision: 0,
        entrevista: 0,
        contratadas: 0,
        rechazadas: 0,
        por_departamento: [],
      },
    }),
  );
  await new HrDashboard(page).open();
  const empty = page.getByRole('tabpanel').getByRole('status');
  await expect(empty).toContainText('No hay candidaturas');
  await expect(empty).toContainText('Aún no se han recibido candidaturas');
  await expect(page.getByRole('tab', { name: 'Todas (0)' })).toBeVisible();
});

test(
  'a list that fails to load says why and can be loaded again',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.rrhh);
    // The one that was named last answers first: a server that says nothing, then none at all.
    await page.route('**/api/candidates?*', (route) => route.abort('connectionreset'), { times: 1 });
    await page.route('**/api/candidates?*', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    await new HrDashboard(page).open();
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar las candidaturas' });
    await expect(failure).toContainText('El servidor no ha podido responder.');
    await failure.getByRole('button', { name: 'Reintentar' }).click();
    await expect(failure).toContainText('No hay conexión con el servidor.');
    await failure.getByRole('button', { name: 'Reintentar' }).click();
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);

test(
  'a record opened during a search stays open',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
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
    await expect(hr.drawer).toBeAttached();
    await page.clock.resume();
    await page.waitForURL((url) => url.searchParams.get('filter')?.includes(person.email) ?? false);
    await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}\/show/);
    await expect(hr.drawer).toBeVisible();
  },
);

test('a record has a URL of its own, keeps the list behind it, and closes with Escape', async ({
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
  await expect(hr.drawer.getByText('Correo sin verificar')).toBeVisible();
  await page.reload();
  await hr.drawer.getByRole('heading', { level: 2, name: fullName(person) }).waitFor();
  await page.keyboard.press('Escape');
  await expect(hr.drawer).toHaveCount(0);
  await expect(hr.search).toHaveValue(person.email);
  await expect(hr.row(fullName(person))).toBeVisible();
});

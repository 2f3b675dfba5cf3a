import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { DESK, openApplicant, openStaff, signIn } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const rowsInSight = (page: Page) =>
  page.locator('a[data-row]').evaluateAll((links) => {
    const rows = links.map((link) => link.closest('tr, li')?.getBoundingClientRect());
    return {
      first: rows[0]?.top,
      complete: rows.filter((row) => row && row.bottom <= window.innerHeight).length,
      wide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

test('the list of a desk begins in the first 260 px and shows thirteen rows at 1440 x 900', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize(DESK.viewport);
  await new HrDashboard(page).open();
  // An order is always chosen: it is not marked as required.
  await expect(page.locator('label', { hasText: 'Ordenar' })).toHaveText('Ordenar');
  // Filters in use take a line of their own: there must be none.
  await expect(page.getByRole('group', { name: 'Filtros en uso' })).toHaveCount(0);
  // Others apply meanwhile, and the list is drawn anew.
  await expect(async () => {
    const { first, complete } = await rowsInSight(page);
    expect(first).toBeLessThanOrEqual(260);
    expect(complete).toBeGreaterThanOrEqual(13);
  }).toPass({ timeout: 30_000 });
});

test('the first screen of HR takes at most 316 kB of scripts and 25 requests', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.goto('/sistema-aplicacion/admin', { waitUntil: 'commit' });
  // Read in the moment of the first row: what other sections need is loaded afterwards.
  const seen = await page.waitForFunction(() => {
    if (!document.querySelector('a[data-row]')) return null;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ofScripts = files.filter(({ name }) => name.endsWith('.js'));
    const scripts = ofScripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    // The page itself is a request, too.
    return { requests: files.length + 1, scripts };
  });
  const { requests, scripts } = (await seen.jsonValue()) ?? { requests: 0, scripts: 0 };
  expect(scripts).toBeGreaterThan(100_000);
  expect(scripts).toBeLessThanOrEqual(316 * 1024);
  expect(requests).toBeLessThanOrEqual(25);
});

test(
  'a phone of 390 x 844 shows three people and most of a record, and none of 360 px scrolls sideways',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sistema-aplicacion/admin');
    await expect.poll(async () => (await rowsInSight(page)).complete).toBeGreaterThanOrEqual(3);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await rowsInSight(page)).wide).toBe(false);

    await page.setViewportSize({ width: 390, height: 844 });
    // One that waits for its answer: a rejection that has not left, or a legal hold, takes room of its own.
    const row = page.locator('tr, li').filter({ hasText: 'Recibida', has: page.locator('a[data-row]') });
    await row.first().locator('a[data-row]').click();
    const parts = await page.getByRole('tablist', { name: 'Partes de la ficha' }).boundingBox();
    expect(parts?.y).toBeLessThanOrEqual(844 * 0.4);
  },
);

test(
  'what is chosen is outlined where the system replaces the colours',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await page.emulateMedia({ forcedColors: 'active' });
    await new HrDashboard(page).open();
    const rows = page.locator('tbody').getByRole('row');
    await rows.first().getByRole('checkbox').check();
    const expectOutline = (of: Locator, style: string) => expect(of).toHaveCSS('outline-style', style);
    for (const chosen of [
      page.getByRole('tab', { selected: true }),
      page.getByRole('button', { name: 'Tabla compacta', pressed: true }),
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Candidaturas' }),
      rows.first(),
    ]) {
      await expectOutline(chosen, 'solid');
    }
    await expectOutline(page.getByRole('tab', { selected: false }).first(), 'none');
    await expectOutline(rows.last(), 'none');
  },
);

test(
  'one key moves a person on, and keys choose, search, reject and write a note',
  { tag: '@main' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(page);
    const key = (one: string) => page.keyboard.press(one);
    await hr.open();
    await page.locator('a[data-row]').first().waitFor();

    await key('?');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toContainText(
      'Mover a la fase siguiente',
    );
    await key('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await key('/');
    await expect(hr.search).toBeFocused();
    await hr.find(person.email, name);
    // Keys typed into a field belong to the field.
    await expect(hr.search).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Actualizar' }).focus();

    const link = page.getByRole('link', { name, exact: true });
    await key('j');
    await expect(link).toBeFocused();
    await key('x');
    await expect(page.getByRole('checkbox', { name: `Seleccionar a ${name}` })).toBeChecked();
    await key('x');
    await expect(page.getByRole('checkbox', { name: `Seleccionar a ${name}` })).not.toBeChecked();

    await link.focus();
    await key('e');
    await expect(hr.toast).toContainText('Candidatura movida a En revisión');
    expect((await candidateOf(page.request, person.email)).estado).toBe('en_revision');
    await expect(hr.row(name)).toContainText('En revisión');

    await link.focus();
    await key('p');
    await key('ArrowDown');
    await key('Enter');
    await expect(hr.toast).toContainText('Prioridad actualizada');

    await link.focus();
    await key('r');
    await expect(hr.moveDialog.getByRole('button', { name: 'Mover a Rechazada' })).toBeVisible();
    await key('Escape');
    await expect(hr.moveDialog).toBeHidden();

    await link.focus();
    await key('n');
    // The first letter of a note, before its field is there, moves nobody on.
    await key('e');
    await expect(hr.drawer.getByLabel('Nueva nota interna')).toBeFocused();
    expect((await candidateOf(page.request, person.email)).estado).toBe('en_revision');
    await key('Escape');
    await expect(link).toBeFocused();
  },
);

test(
  'the record says its place in the list; J and K turn to its neighbours, and a move leaves the next one at hand',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const [surname, people] = [
      `Zurita${Date.now()}`,
      [newPerson('Ona'), newPerson('Pau'), newPerson('Ramón')],
    ];
    for (const person of people) {
      person.apellidos = surname;
      await openApplicant(openBrowser, person);
    }
    const names = people.map(fullName).reverse();
    const page = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(page);
    await hr.open();
    await hr.search.fill(surname);
    await page.getByText('1–3 de 3').waitFor();
    const filter = encodeURIComponent(JSON.stringify({ q: surname, stage: 'recibida' }));
    await page.goto(
      `/sistema-aplicacion/admin?filter=${filter}&sort=fecha_aplicacion&order=DESC&page=1&perPage=25`,
    );
    await hr.openPerson(names[0] ?? '');
    const shown = (name: string | undefined) => hr.drawer.getByRole('heading', { level: 2, name });
    await expect(hr.drawer.getByText('1 de 3')).toBeVisible();

    await page.keyboard.press('j');
    await expect(shown(names[1])).toBeVisible();
    await expect(hr.drawer.getByText('2 de 3')).toBeVisible();
    await page.keyboard.press('k');
    await expect(shown(names[0])).toBeVisible();
    await page.keyboard.press('j');
    await expect(shown(names[1])).toBeVisible();

    // Moved on, it is no longer in the list of what was received: the next one is the last of the two that are left.
    await hr.move(hr.drawer, 'Revisar', names[1] ?? '', 'Mover a En revisión');
    await expect(hr.toast).toContainText('Candidatura movida a En revisión');
    await expect(hr.moveDialog).toBeHidden();
    await hr.drawer.getByRole('button', { name: 'Candidatura siguiente' }).click();
    await expect(shown(names[2])).toBeVisible();
    await expect(hr.drawer.getByText('2 de 2')).toBeVisible();

    // A note that begins with K is about this person.
    await page.keyboard.press('n');
    await page.keyboard.press('k');
    await expect(hr.drawer.getByLabel('Nueva nota interna')).toBeFocused();
    await expect(shown(names[2])).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: names[2], exact: true })).toBeVisible();
  },
);

test('Ctrl+K finds a person, a vacancy and a page from anywhere, and Enter goes there', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const name = fullName(person);
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const hr = new HrDashboard(page);
  const field = page.getByRole('combobox', { name: 'Buscar en todo' });
  await page.route(/PaletteContent/, async (route) => {
    await page.waitForTimeout(800);
    await route.continue();
  });
  await page.goto('/sistema-aplicacion/templates');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What is typed before its script is here is not lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(person.email.slice(0, 9));
  await expect(field).toHaveValue(person.email.slice(0, 9));
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name })).toHaveClass(/Mui-focused/);
  await page.keyboard.press('Enter');
  await expect(hr.drawer.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hr.drawer).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('planti');
  await expect(page.getByRole('option', { name: 'Plantillas' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Buscar en todo' })).toBeVisible();
  await expectAccessible(page, 'the palette');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test(
  'the columns of the list are chosen, ordered with the keyboard, and follow the account',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    // An account of its own: the columns of the others stay.
    const admin = await openStaff(openBrowser, 'admin');
    const account = { email: `columnas-${randomUUID()}@example.com`, password: 'Columnas-2026-larga' };
    const made = await admin.request.post('/api/users', {
      data: {
        ...account,
        confirmPassword: account.password,
        role: 'rrhh',
        nombre: 'Clara',
        apellidos: 'Columna',
        departamento: 'chofer',
        posicion: 'conductor',
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const open = async () => {
      const context = await openBrowser(DESK);
      await signIn(context, account);
      const page = await context.newPage();
      await new HrDashboard(page).open();
      return page;
    };
    const headings = (page: Page) => page.getByRole('columnheader').allInnerTexts();
    const FIRST = ['Candidato', 'Puesto', 'Recibida', 'Estado', 'Prioridad', 'CV', 'Acciones'];
    const CHOSEN = ['Candidato', 'Última nota', 'Puesto', 'Recibida', 'Estado', 'CV', 'Acciones'];
    const named = async (page: Page) => (await headings(page)).filter(Boolean);

    const page = await open();
    await expect.poll(() => named(page)).toEqual(FIRST);
    await page.getByRole('button', { name: 'Columnas' }).click();
    const list = page.getByRole('dialog', { name: 'Columnas' });
    const priority = list.getByRole('switch', { name: 'Prioridad' });
    const note = list.getByRole('switch', { name: 'Última nota' });
    // Not `check`: it looks at once, and the switch shows what the kept choice says.
    await priority.click();
    await expect(priority).not.toBeChecked();
    await note.click();
    await expect(note).toBeChecked();
    const up = list.getByRole('button', { name: 'Subir: Última nota' });
    await up.focus();
    // At the first place it stays.
    for (let press = 0; press < 10; press++) await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    // Fields of one's own are columns too: how many there are is not this test's to say.
    await expect(page.getByText(/^Última nota: ahora es la 1 de \d+$/)).toBeAttached();
    await expectAccessible(page, 'the columns');
    await page.keyboard.press('Escape');
    await expect.poll(() => named(page)).toEqual(CHOSEN);
    // The last of the presses is kept, too: a page that is left takes what it has not sent with it.
    const kept = async (): Promise<unknown> =>
      (await (await page.request.get('/api/preferences')).json()).columnas_candidaturas?.orden[0];
    await expect.poll(kept).toBe('ultima_nota');

    await page.reload();
    await expect.poll(() => named(page)).toEqual(CHOSEN);
    const elsewhere = await open();
    await expect.poll(() => named(elsewhere)).toEqual(CHOSEN);
    await elsewhere.getByRole('button', { name: 'Columnas' }).click();
    await elsewhere.getByRole('button', { name: 'Restablecer' }).click();
    await elsewhere.keyboard.press('Escape');
    await expect.poll(() => named(elsewhere)).toEqual(FIRST);
  },
);

test('the keyboard goes to the actions of the chosen and back, chooses columns and names a view', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize(DESK.viewport);
  const hr = new HrDashboard(page);
  await hr.open();
  await page.locator('a[data-row]').nth(1).waitFor();
  const all = page.getByRole('checkbox', { name: 'Seleccionar esta página' });
  const bar = page.getByRole('region', { name: 'Acciones sobre la selección' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar).toBeVisible();
  // What a screen reader says of a browser's own box, which is not what ARIA says of it.
  await expect(all).toHaveJSProperty('indeterminate', true);
  await expect(all).not.toHaveAttribute('aria-checked');
  await page.keyboard.press('a');
  await expect(bar.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('row').locator(':focus')).toHaveCount(1);
  await expect(all).toHaveJSProperty('indeterminate', false);

  const columns = page.getByRole('button', { name: 'Columnas' });
  await columns.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Columnas' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Columnas' }).getByRole('switch').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();

  await page.getByRole('button', { name: 'Vistas' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Guardar esta vista...' }).press('Enter');
  const view = page.getByRole('dialog', { name: 'Guardar esta vista' });
  await view.getByRole('button', { name: 'Guardar vista' }).press('Enter');
  await expect(view.getByLabel('Nombre')).toBeFocused();
  await expect(view.getByLabel('Nombre')).toHaveAccessibleDescription(/obligatorio/i);
  await page.keyboard.press('Escape');

  // How many a filter leaves is said.
  await hr.search.fill('ana');
  await expect(page.getByRole('status').filter({ hasText: /^1–\d+ de \d+$/ })).toBeVisible();
});

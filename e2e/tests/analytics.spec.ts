/** A separate product with analytics; its requests stay on this machine. */
import type { BrowserContext, Page } from '@playwright/test';
import { isPublicPath, measuredPath } from '../../frontend-public/app/features/analytics/measured-path.js';
import { LoginPage } from '../pages/login-page.js';
import { choiceIn, consentOn, storedChoice } from '../pages/consent.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';
import { startProduct, type Product } from '../support/product.mjs';

const ID = 'G-TEST12345';

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  process.env['ANALYTICS_ID'] = ID;
  product = await startProduct();
  delete process.env['ANALYTICS_ID'];
});

test.afterAll(() => product.stop());

interface Visit {
  page: Page;
  context: BrowserContext;
  /** Requested URLs of other origins. */
  asked: string[];
  /** The errors of the browser. */
  complaints: string[];
}

/**
 * Replaces the script of the service: it records its calls for the whole visit, sends requests and sets
 * cookies, as the real one does.
 */
function standIn(): void {
  const layer = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
  const note = (entry: ArrayLike<unknown>) => {
    const before = JSON.parse(sessionStorage.getItem('heard') ?? '[]') as unknown[];
    const heard = { kind: Object.prototype.toString.call(entry), parts: Array.from(entry) };
    sessionStorage.setItem('heard', JSON.stringify([...before, heard]));
  };
  layer.forEach(note);
  layer.push = (...entries) => {
    entries.forEach(note);
    return Array.prototype.push.apply(layer, entries);
  };
  void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
  document.cookie = '_ga=GA1.1.1.1; path=/';
  document.cookie = '_ga_TEST12345=GS1; path=/';
}

const visitor = test.extend<{ visit: Visit }>({
  visit: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    const elsewhere = (url: URL) => url.origin !== product.url;
    await context.route(elsewhere, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
    );
    context.on('request', (request) => {
      if (elsewhere(new URL(request.url()))) asked.push(request.url());
    });
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
    await use({ page, context, asked, complaints });
    await context.close();
  },
});

type Command = [string, ...unknown[]];

interface Heard {
  kind: string;
  parts: Command;
}

/** What was handed to the service during the visit. */
const heard = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? '[]') as Heard[]);

const commands = async (page: Page): Promise<Command[]> => (await heard(page)).map(({ parts }) => parts);

const events = async (page: Page, name?: string): Promise<Record<string, unknown>[]> =>
  (await commands(page)).flatMap(([command, event, parameters]) =>
    command === 'event' && (name === undefined || event === name)
      ? [{ event, ...(parameters as Record<string, unknown>) }]
      : [],
  );

const accept = (page: Page) => consentOn(page).banner.getByRole('button', { name: 'Aceptar todas' }).click();

for (const [path, measured] of [
  ['/', '/'],
  ['/servicios/itv', '/servicios/itv'],
  ['/carreras/6f1c2a34-0000-4000-8000-000000000000', '/carreras/6f1c2a34-0000-4000-8000-000000000000'],
  ['/portal-candidato', '/portal-candidato'],
  ['/mi-cuenta', '/mi-cuenta'],
  ['/restablecer', null],
  ['/entrar', null],
  ['/cambio-email', null],
  ['/verificar', null],
  ['/cita/abc', null],
  ['/alertas/baja', null],
  ['/ana@example.com', null],
  ['/servicios/itv/ana', null],
  ['/sistema-aplicacion/candidatos/1', null],
] as const) {
  test(`${path} is measured as ${String(measured)}`, () => {
    expect(measuredPath(path)).toBe(measured);
  });
}

test('the text on an account page may be personal data', { tag: '@slow' }, () => {
  expect(isPublicPath('/contacto')).toBe(true);
  for (const path of [
    '/portal-candidato',
    '/completar-candidatura',
    '/login',
    '/restablecer',
    '/mi-cuenta',
  ]) {
    expect(isPublicPath(path), path).toBe(false);
  }
});

visitor('without consent nobody else is called, on any page', async ({ visit: { page, asked } }) => {
  await page.goto('/');
  await consentOn(page).banner.waitFor();
  expect(await commands(page)).toEqual([]);
  await consentOn(page).banner.getByRole('button', { name: 'Solo necesarias' }).click();
  for (const path of ['/carreras', '/contacto', '/login?tab=registro']) {
    await page.goto(path);
    await consentOn(page).button.waitFor();
  }
  const login = new LoginPage(page);
  await login.create.click();
  await login.summary.waitFor();
  expect(asked).toEqual([]);
  expect(await commands(page)).toEqual([]);
});

visitor('a choice made while nothing was measured is asked again', async ({ visit: { page, context } }) => {
  await context.setStorageState(storedChoice(product.url, { analytics: true }));
  await page.goto('/');
  await expect(consentOn(page).banner).toBeVisible();
});

visitor('with consent the service is loaded with everything else refused first', async ({ visit }) => {
  const { page, asked, complaints } = visit;
  await page.goto('/');
  await accept(page);
  await expect
    .poll(() => asked)
    .toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${ID}`,
      'https://region1.google-analytics.com/g/collect',
    ]);
  expect(complaints).toEqual([]);
  const given = await commands(page);
  const [first] = given;
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(first?.[2]).toMatchObject({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
  });
  const config = given.find(([command]) => command === 'config');
  expect(config?.slice(1)).toEqual([ID, expect.objectContaining({ send_page_view: false })]);
  const update = given.findIndex(([command, kind]) => command === 'consent' && kind === 'update');
  expect(given[update]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'granted' });
  expect(update).toBeLessThan(given.findIndex(([command]) => command === 'event'));
  // The service ignores what is no Arguments object.
  expect(new Set((await heard(page)).map(({ kind }) => kind))).toEqual(new Set(['[object Arguments]']));
  expect(await events(page, 'cookie_consent')).toMatchObject([{ analytics: true, marketing: true }]);
  expect(await events(page, 'page_view')).toHaveLength(1);
});

visitor('analysis alone allows no advertising', async ({ visit: { page } }) => {
  const { banner, dialog } = consentOn(page);
  await page.goto('/');
  await banner.getByRole('button', { name: 'Configurar' }).click();
  await dialog.getByRole('switch', { name: 'Análisis' }).check();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  await expect.poll(async () => (await events(page)).length).toBeGreaterThan(0);
  const updates = (await commands(page)).filter(
    ([command, kind]) => command === 'consent' && kind === 'update',
  );
  expect(updates.at(-1)?.[2]).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});

visitor(
  'pages, links, buttons and forms are measured, without anything that names somebody',
  { tag: '@slow' },
  async ({ visit }) => {
    const { page } = visit;
    const person = newPerson();
    await page.goto(`/servicios?utm_source=mail&email=${encodeURIComponent(person.email)}`);
    await accept(page);
    await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Carreras' }).click();
    await expect(page).toHaveURL('/carreras');
    await expect.poll(() => events(page, 'page_view')).toHaveLength(2);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect.poll(() => events(page, 'page_view')).toHaveLength(3);
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByRole('link', { name: 'Presentarme' }).first().click();
    await expect(page).toHaveURL(/\/login\?tab=registro&next=/);
    await expect.poll(() => events(page, 'page_view')).toHaveLength(4);
    const login = new LoginPage(page);
    await login.create.click();
    await login.register(person);
    await expect(page).toHaveURL(/\/completar-candidatura\?vacante=/);
    await expect.poll(() => events(page, 'page_view')).toHaveLength(5);

    expect(await events(page, 'form_submit_error')).toMatchObject([{ form: 'registro', reason: 'fields' }]);
    expect(await events(page, 'form_submit_success')).toMatchObject([{ form: 'registro' }]);
    expect(await events(page, 'button_click')).toMatchObject([{ label: 'Copiar enlace' }]);
    expect((await events(page, 'navigation')).map(({ link }) => link)).toEqual([
      '/carreras',
      expect.stringMatching(/^\/carreras\/[\w-]+$/),
      '/login',
    ]);
    const places = (await commands(page)).flatMap(([command, value]) =>
      command === 'set' ? [(value as { page_location: string }).page_location] : [],
    );
    expect(places).toContain(`${product.url}/servicios`);
    expect(places.filter((place) => /[?#]/.test(place))).toEqual([]);
    const everything = JSON.stringify(await commands(page));
    for (const secret of [
      person.email,
      encodeURIComponent(person.email),
      person.password,
      'utm_source',
      'next=',
    ]) {
      expect(everything).not.toContain(secret);
    }
  },
);

visitor('a page that was opened by a one-time link is not measured', async ({ visit: { page, context } }) => {
  const record = { version: '1.0+analytics', analytics: true };
  await context.setStorageState(storedChoice(product.url, record));
  await page.goto('/restablecer?token=secreto');
  await consentOn(page).button.waitFor();
  await page.getByRole('link', { name: 'Aviso legal' }).click();
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
  const everything = JSON.stringify(await commands(page));
  expect(everything).not.toContain('restablecer');
  expect(everything).not.toContain('secreto');
});

visitor('a consent that is taken back ends it and removes the cookies', async ({ visit }) => {
  const { page, context } = visit;
  const { button, dialog } = consentOn(page);
  await page.goto('/');
  await accept(page);
  await expect.poll(async () => (await context.cookies()).length).toBe(2);
  await button.click();
  for (const name of ['Análisis', 'Marketing']) await dialog.getByRole('switch', { name }).uncheck();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  await expect.poll(() => context.cookies()).toEqual([]);
  expect(await choiceIn(page)).toMatchObject({ analytics: false, marketing: false, preferences: true });
  const before = await commands(page);
  expect(before.at(-1)).toMatchObject([
    'consent',
    'update',
    { analytics_storage: 'denied', ad_storage: 'denied' },
  ]);
  const off = await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`) === true, ID);
  expect(off).toBe(true);

  // Given once more on the same page, and taken back.
  await button.click();
  await dialog.getByRole('switch', { name: 'Análisis' }).check();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  await expect.poll(async () => (await events(page)).at(-1)).toMatchObject({ event: 'page_view' });
  await button.click();
  await dialog.getByRole('switch', { name: 'Análisis' }).uncheck();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  await expect.poll(async () => (await commands(page)).at(-1)?.[1]).toBe('update');
  const all = await commands(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await button.waitFor();
  expect(await commands(page)).toEqual(all);
});

visitor('who blocks the script sees a site that works and says nothing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await context.route(/googletagmanager|google-analytics-/, (route) => route.abort());
  await page.goto('/');
  await accept(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Carreras' }).click();
  await expect(page).toHaveURL('/carreras');
  expect(errors).toEqual([]);
  await context.close();
});

visitor('the legal pages name the service', async ({ visit: { page } }) => {
  await page.goto('/politica-cookies');
  await expect(page.getByRole('rowheader', { name: '_ga', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Google Ireland Limited');
  await page.goto('/politica-privacidad');
  await expect(page.getByRole('main')).toContainText('Google Ireland Limited');
  await expect(page.getByRole('main')).toContainText('(UE) 2023/1795');
});

import type { Page } from '@playwright/test';
import { signIn, STAFF } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { LoginPage } from '../pages/login-page.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const PAGES = [
  {
    path: '/politica-privacidad',
    title: 'Política de privacidad',
    link: 'Política de privacidad',
    robots: 'noindex',
    version: 'Versión 3.4.',
    sections: [
      'Finalidades',
      'Base jurídica',
      'Datos que recogemos',
      'Cuánto tiempo los conservamos',
      'Destinatarios',
      'Tus derechos',
      'Medidas de seguridad',
      'Transferencias internacionales',
      'Reclamaciones',
      'Cambios',
    ],
  },
  {
    path: '/politica-cookies',
    title: 'Política de cookies',
    link: 'Política de cookies',
    robots: 'noindex',
    version: 'Versión 1.0.',
    sections: [
      'Cookies necesarias',
      'Cookies de análisis',
      'Cookies de marketing',
      'Cookies de preferencias',
      'Cómo gestionar tus preferencias',
      'Cookies de terceros',
      'Cuánto duran',
      'Tus derechos',
      'Contacto',
      'Cambios en esta política',
    ],
  },
  {
    path: '/aviso-legal',
    title: 'Aviso legal',
    link: 'Aviso legal',
    robots: 'noindex, follow',
    version: null,
    sections: [
      'Condiciones de uso',
      'Propiedad intelectual',
      'Responsabilidad',
      'Enlaces a otros sitios',
      'Ley aplicable y jurisdicción',
      'Servicios que ofrecemos',
      'Condiciones comerciales',
      'Protección de datos',
      'Comunicaciones electrónicas',
      'Contacto',
      'Cambios en este aviso',
    ],
  },
] as const;

for (const { path, title, link, robots, version, sections } of PAGES) {
  test(`«${title}» is complete without scripts and linked from every page`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', robots);
    const main = page.getByRole('main');
    const numbered = sections.map((name, index) => `${index + 1}. ${name}`);
    await expect(main.getByRole('heading', { level: 2 }).filter({ hasText: /^\d/ })).toHaveText(numbered);
    if (version) await expect(main).toContainText(version);
    await expect(main).toContainText(/Última actualización: \d{1,2} de [a-z]+ de 20\d\d/);
    const contents = main.getByRole('navigation', { name: 'Contenido' }).getByRole('link');
    await expect(contents).toHaveText(sections.map((name, index) => `${index + 1}.${name}`));
    for (const anchor of await contents.all()) {
      const id = ((await anchor.getAttribute('href')) ?? '').slice(1);
      await expect(page.locator(`section[id="${id}"]`), id).toHaveCount(1);
    }
    await context.close();
  });
}

test(
  'the table of contents can be folded on a phone and links to its sections',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/politica-privacidad');
    const contents = page.getByRole('navigation', { name: 'Contenido' });
    await expect(contents.getByRole('link', { name: /Tus derechos/ })).toBeHidden();
    await contents.getByText('Contenido', { exact: true }).click();
    await contents.getByRole('link', { name: /Tus derechos/ }).click();
    await expect(page).toHaveURL('/politica-privacidad#derechos');
    await expect(page.getByRole('heading', { name: '6. Tus derechos' })).toBeInViewport();
  },
);

test('the data of the company are the configured ones, on each of the three pages', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const fact of ['Zarvia Flotas y Logística, S.L.', 'Carrer de l’Exemple, 100', 'info@example.com']) {
      await expect(main, fact).toContainText(fact);
    }
  }
  await page.goto('/aviso-legal');
  for (const fact of ['B00000000', '+34 930 000 000', 'Registro Mercantil de Barcelona']) {
    await expect(page.getByRole('main'), fact).toContainText(fact);
  }
});

test('no unused service is named', { tag: '@slow' }, async ({ page }) => {
  // Google stands there as one of those that carry notices to browsers.
  for (const { path } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toContainText(
      /google (?:analytics|ireland)|supabase|vercel|facebook|cloudflare/i,
    );
  }
});

test('the printed page has only the text', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/politica-privacidad');
  await page.getByRole('button', { name: 'Cookies', exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['header', 'footer', 'nav']) {
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  }
});

/** Names of everything that the browser keeps for the site. */
async function keptBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(new URL('/api/auth/login', page.url()).href);
  const storages = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...storages];
}

/** Where the policy names a family, as `candidatura:*`. */
const isNamed = (kept: string, names: readonly string[]) =>
  names.some((name) => (name.endsWith('*') ? kept.startsWith(name.slice(0, -1)) : kept === name));

test(
  'the policy names everything that the site stores in a browser',
  { tag: '@slow' },
  async ({ page, openBrowser }) => {
    const person = newPerson();
    const login = new LoginPage(page);
    await login.open('?tab=registro');
    await login.register(person);
    await expect(page).toHaveURL('/portal-candidato');
    await page.goto('/completar-candidatura');
    const form = new ApplicationForm(page);
    await form.fillPersonal(person);
    await form.next.click();
    await form.step(2).waitFor();
    await page.goto('/');
    const kept = await keptBy(page);
    expect(kept).toEqual(
      expect.arrayContaining(['access_token', 'refresh_token', 'known_browser', 'cookie_consent']),
    );
    expect(kept.some((name) => name.startsWith('candidatura:'))).toBe(true);

    const staff = await openBrowser();
    await signIn(staff, STAFF.rrhh);
    const internal = await staff.newPage();
    await internal.goto('/sistema-aplicacion/admin');
    await internal.getByRole('heading', { level: 1 }).waitFor();

    await page.goto('/politica-cookies');
    const names = await page.getByRole('rowheader').allTextContents();
    for (const name of [...kept, ...(await keptBy(internal))]) {
      expect.soft(isNamed(name, names), `«${name}» is named`).toBe(true);
    }
  },
);

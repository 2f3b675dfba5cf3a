import { openApplicant, openStaff, register } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { look } from '../pages/site-page.js';
import { vacanciesIn } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, openings, filters and an opening can be read', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver ofertas de empleo' }).click();
    await expect(page).toHaveURL('/carreras');
    const title = (await page.getByRole('article').first().getByRole('link').textContent()) ?? '';
    const word = title.split(' ')[0] ?? '';
    await page.getByLabel('Buscar', { exact: true }).fill(word);
    await page.getByRole('button', { name: 'Buscar ofertas' }).click();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByText(/^\d+ ofertas? coinciden?$|^1 oferta coincide$/)).toBeVisible();
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: 'Presentarme' }).click();
    await expect(page).toHaveURL(/\/login\?tab=registro/);
    await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled();
    // Chromium does not draw <noscript> when scripts are only switched off by a test.
    await expect.poll(() => page.content()).toContain('Para crear tu cuenta hace falta JavaScript activado.');
  });

  test('the menu opens', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Empresa', { exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Carreras' })
      .first()
      .click();
    await expect(page).toHaveURL('/carreras');
  });
});

test('filters without results say so and link to all openings', async ({ page }) => {
  await page.goto('/carreras?q=astronauta');
  await expect(page.getByRole('status').filter({ hasText: 'Ninguna oferta coincide' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver todas las ofertas' }).click();
  await expect(page).toHaveURL('/carreras');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a paused opening can be read, is not indexed, and takes no applications', async ({
  page,
  openBrowser,
}) => {
  const [paused] = await vacanciesIn((await openStaff(openBrowser, 'rrhh')).request, 'pausada');
  const seen = await look(page, `/carreras/${paused?.id ?? ''}`);
  expect(seen).toMatchObject({ status: 200, robots: 'noindex', headings: [paused?.titulo] });
  await expect(page.getByText('Esta oferta está en pausa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Presentarme' })).toHaveCount(0);
});

test('a closed opening is gone and shows others', async ({ page, openBrowser }) => {
  const [closed] = await vacanciesIn((await openStaff(openBrowser, 'rrhh')).request, 'cerrada');
  const seen = await look(page, `/carreras/${closed?.id ?? ''}`);
  expect(seen).toMatchObject({ status: 410, robots: 'noindex' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta oferta ya está cerrada');
  await expect(page.getByText(closed?.titulo ?? '').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver ofertas abiertas' })).toBeVisible();
});

test('drafts and unknown openings are not found', async ({ page, openBrowser }) => {
  const [draft] = await vacanciesIn((await openStaff(openBrowser, 'rrhh')).request, 'borrador');
  for (const id of [draft?.id ?? '', '00000000-0000-4000-8000-000000000000']) {
    const seen = await look(page, `/carreras/${id}`);
    expect(seen, id).toMatchObject({ status: 404, robots: 'noindex' });
    expect(seen.title, id).not.toContain(draft?.titulo ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta oferta');
  }
});

test('an invalid URL is a client error, never a server error', async ({ page, context }) => {
  await register(context, newPerson());
  for (const path of [
    '/carreras/no-es-un-id',
    '/carreras/%00',
    '/carreras?departamento=%00&q=%00',
    '/carreras?pagina=-1',
    '/carreras?pagina=99999999999',
    '/completar-candidatura?vacante=no-es-un-id',
    '/completar-candidatura?paso=99',
    '/portal-candidato?tab=ninguna',
    '/%E0%A4%A',
  ]) {
    expect((await page.request.get(path)).status(), path).toBeLessThan(500);
  }
});

test(
  'every link of the portal works, for candidates and for administrators',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const candidate = await (await openApplicant(openBrowser, person)).newPage();
    const admin = await openStaff(openBrowser, 'admin');
    for (const page of [candidate, admin]) {
      await page.goto('/portal-candidato');
      const links = await page
        .getByRole('main')
        .locator('a[href^="/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(1);
      for (const link of new Set(links)) {
        // The browser itself saves or shows a file.
        if (link.startsWith('/api/')) {
          expect((await page.request.get(link)).status(), link).toBe(200);
          continue;
        }
        await page.goto(link);
        await expect(page.getByRole('heading').first(), link).toBeVisible();
        await expect(page.getByText('Página no encontrada'), link).toHaveCount(0);
      }
    }
  },
);

test('an unknown URL answers 404 with links', async ({ page }) => {
  for (const path of ['/404', '/no/existe']) {
    const seen = await look(page, path);
    expect(seen).toMatchObject({
      status: 404,
      headings: ['Página no encontrada'],
      robots: 'noindex, nofollow',
    });
  }
  await expect(page.getByText('Lo sentimos, la página que buscas no existe o ha sido movida.')).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Migas de pan' });
  await expect(crumbs.getByRole('link', { name: 'Inicio' })).toBeVisible();
  await expect(crumbs.getByText('Error 404')).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('the error page has its address and status', async ({ page }) => {
  const seen = await look(page, '/500');
  expect(seen).toMatchObject({ status: 500, robots: 'noindex, nofollow' });
  await expect(
    page.getByText(
      'Ha ocurrido un error interno del servidor. Nuestro equipo técnico está trabajando para solucionarlo lo antes posible.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

/** What a candidate meets at the edges of the portal: other people's words in Arabic, no scripts, refusals, staff. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openStaff, register, signIn, STAFF } from '../pages/accounts.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { waitForScripts } from '../pages/site-scripts.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';
import { wordsOf } from '../pages/words.js';

test.describe.configure({ mode: 'parallel' });

const OPENING = 'Chofer de traslados y entregas';
const PLACE = 'Carrer de la Mecànica 12, Barcelona';
const QUESTION = '¿Cuántos años hace que tienes el permiso B?';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Words of people keep their own direction: the browser lays them out from left to right on an Arabic page. */
async function expectOwnDirection(words: Locator, where: string): Promise<void> {
  await words.first().waitFor({ state: 'attached' });
  const directions = await words.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).direction),
  );
  expect.soft(new Set(directions), where).toEqual(new Set(['ltr']));
}

/** Each element whose own text begins with these words. */
const saying = (page: Page, words: string) => page.locator('main').getByText(words, { exact: true });

/** Stores a draft of the form, in which nothing is written, at a step. */
async function reachStep({ request }: BrowserContext, paso: number, vacante?: string): Promise<void> {
  const begun = { base: 0, paso, valores: {}, respuestas: {} };
  const answer = await request.put('/api/drafts/mine', { data: begun, params: vacante ? { vacante } : {} });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function openingOf(page: Page): Promise<Schemas['VacancyResponse']> {
  const answer = await page.request.get('/api/vacancies?range=[0,99]');
  const found = ((await answer.json()) as Schemas['VacancyResponse'][]).find(
    ({ titulo }) => titulo === OPENING,
  );
  if (!found) throw new Error(`There is no opening «${OPENING}».`);
  return found;
}

test('on Arabic pages the words of people keep their own direction', async ({
  page,
  context,
  openBrowser,
}) => {
  const person = newPerson();
  const say = wordsOf('ar');
  const opening = await openingOf(page);
  await page.goto(`/ar/carreras/${opening.id}`);
  for (const words of [OPENING, opening.departamento_nombre, opening.ubicacion, opening.requisitos[0] ?? ''])
    await expectOwnDirection(saying(page, words), `the opening: ${words}`);

  await register(context, person);
  await reachStep(context, 3, opening.id);
  await page.goto(`/ar/completar-candidatura?vacante=${opening.id}&paso=3`);
  await waitForScripts(page);
  await expectOwnDirection(saying(page, QUESTION), 'a question');
  await expectOwnDirection(saying(page, opening.posicion_nombre), 'the position');
  await page.getByRole('button', { name: say('Siguiente'), exact: true }).tap();
  const quoted = page.getByRole('alert').getByRole('link').filter({ hasText: QUESTION });
  await expect(quoted).toContainText(`\u2068${QUESTION}\u2069`);

  await apply(context, person);
  const hr = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(hr.request, person.email);
  const data = { candidato_id: id, fecha: inDays(6), hora: '10:30', tipo: 'presencial', ubicacion: PLACE };
  expect((await hr.request.post('/api/interviews', { data })).status()).toBe(201);
  await page.goto('/ar/portal-candidato');
  await expectOwnDirection(saying(page, PLACE), 'the place of an interview');
  await expectOwnDirection(saying(page, person.email), 'the address of the person');
  await page.goto('/ar/portal-candidato?tab=documentos');
  await expectOwnDirection(saying(page, 'currículum señor.pdf'), 'the name of a file');
  await page.goto('/ar/portal-candidato?tab=perfil');
  await expectOwnDirection(saying(page, 'Conductor'), 'the position in the profile');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Mensajes says what it needs, and does not load for ever', async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    await apply(context, person);
    for (const language of ['es', 'ar']) {
      await page.goto(`${language === 'es' ? '' : `/${language}`}/portal-candidato?tab=mensajes`);
      const needed = wordsOf(language)(
        'Para leer los mensajes y escribirnos hace falta activar JavaScript. Lo que te escribimos te llega también por correo.',
      );
      const panel = page.getByRole('tabpanel');
      await expect(panel.locator('noscript p')).toHaveText(needed);
      await expect(panel.locator('noscript p')).toBeVisible();
      await expect(panel.getByText(wordsOf(language)('Cargando...'))).toHaveCount(0);
    }
  });
});

test('a refused file is announced where the CV is replaced, and another one is taken', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await register(context, person);
  await apply(context, person);
  await page.goto('/portal-candidato?tab=documentos');
  const upload = page.getByLabel('Sustituir mi CV');
  await expect(upload).toBeEnabled();
  const { buffer, mimeType } = await cvOf(person);
  await upload.setInputFiles({ name: 'vacaciones.exe', mimeType, buffer });
  await expect(page.getByRole('alert')).toContainText('«vacaciones.exe» no se puede enviar');
  await upload.setInputFiles({ name: 'CV nuevo.pdf', mimeType, buffer });
  await expect(page.getByText('CV nuevo.pdf')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('«No tengo CV» with nothing written says at once what is missing', async ({ page, context }) => {
  const person = newPerson();
  await register(context, person);
  await reachStep(context, 4);
  await page.goto('/completar-candidatura?paso=4');
  await waitForScripts(page);
  const need = 'Para hacerte el CV necesitamos que cuentes algo';
  await expect(page.getByText(need)).toHaveCount(0);
  await page.getByRole('button', { name: 'No tengo CV' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: need })).toBeVisible();
  await page.getByRole('button', { name: 'Completar mi experiencia' }).tap();
  await expect(page).toHaveURL(/[?&]paso=3/);
});

test('staff in the portal are led to the internal area and not greeted as candidates', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.rrhh);
  await page.goto('/portal-candidato');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Aquí siguen su candidatura quienes se presentan a una oferta',
  );
  await expect(page.getByRole('link', { name: 'Abrir el área interna' })).toBeVisible();
  await expect(page.getByText('Te damos la bienvenida')).toHaveCount(0);
  await context.clearCookies();
  await signIn(context, STAFF.admin);
  await page.goto('/portal-candidato?vista=propia');
  await expect(page.getByRole('link', { name: 'Abrir el área interna' })).toBeVisible();
  await expect(page.getByText('Te damos la bienvenida')).toHaveCount(0);
});

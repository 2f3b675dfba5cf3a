import type { Locator, Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { newPerson, type Person } from '../pages/person.js';
import { expect, test } from '../pages/test.js';
import { wordsOf } from '../pages/words.js';

test.describe.configure({ mode: 'parallel' });

const OPENING = 'Chofer de traslados y entregas';

/** A CV with a text that can be read. */
async function legibleCv({ nombre, apellidos }: Person) {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  for (const line of [`${nombre} ${apellidos}`, '08201 Sabadell', '600 000 123', 'Permisos: B, C']) {
    document.text(line);
  }
  document.end();
  await ended;
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.concat(chunks) };
}

/** Counts what a thumb does: taps on buttons, links, ticks and files, and fields that are typed in. */
class Thumb {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async choose(target: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.taps += 1;
    await target.setInputFiles(file);
  }

  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }
}

/** Somebody on the way through the form, in a language. */
interface Applicant {
  page: Page;
  thumb: Thumb;
  person: Person;
  say: (spanish: string) => string;
}

/** The controls of a field have its name in every language. */
const field = ({ page }: Applicant, name: string) => page.locator(`#${name}`);

const button = ({ page, say }: Applicant, name: string) =>
  page.getByRole('button', { name: say(name), exact: true });

const atStep = ({ page }: Applicant, step: number) => page.waitForURL(new RegExp(`[?&]paso=${step}(&|$)`));

/** From the vacancy to the first step of its form. */
async function begin(applicant: Applicant, language: string): Promise<void> {
  const { page, thumb, person, say } = applicant;
  await page.goto(language === 'es' ? '/carreras' : `/${language}/carreras`);
  await page.getByRole('link', { name: OPENING, exact: true }).tap();
  await thumb.tap(page.getByRole('link', { name: say('Presentarme') }));
  await thumb.type(field(applicant, 'email'), person.email);
  await thumb.type(field(applicant, 'password'), person.password);
  const create = button(applicant, 'Crear cuenta');
  await expect(create).toBeEnabled();
  await thumb.tap(create);
  await atStep(applicant, 1);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function goOn(applicant: Applicant, to: number): Promise<void> {
  await applicant.thumb.tap(button(applicant, 'Siguiente'));
  await atStep(applicant, to);
}

/** The questions of the opening, which are in Spanish. */
async function answer({ page, thumb, say }: Applicant): Promise<void> {
  await thumb.type(page.getByLabel(/^¿Cuántos años hace que tienes el permiso B\?/), '8');
  await thumb.tap(page.getByRole('group', { name: /coches automáticos/ }).getByLabel(say('Sí')));
}

async function send(applicant: Applicant): Promise<void> {
  const { page, thumb, say } = applicant;
  await thumb.tap(button(applicant, 'Enviar candidatura'));
  await expect(page.getByRole('heading', { level: 1, name: say('Candidatura enviada') })).toBeVisible();
}

for (const language of ['es', 'ca', 'ar']) {
  const say = wordsOf(language);
  const tag = language === 'es' ? [] : ['@slow'];

  test(
    `a driver with a CV applies with nine taps and ten typed fields at most: ${language}`,
    { tag },
    async ({ page }) => {
      const person = newPerson('Marta');
      const thumb = new Thumb();
      const applicant = { page, thumb, person, say };
      await begin(applicant, language);
      await thumb.choose(page.getByLabel(say('Rellenar el formulario con mi CV')), await legibleCv(person));
      await thumb.tap(button(applicant, 'Rellenar con lo marcado'));
      // The CV filled in the first two steps.
      await atStep(applicant, 3);
      await expect(page.getByLabel('B', { exact: true })).toBeChecked();
      await answer(applicant);
      await goOn(applicant, 4);
      await goOn(applicant, 5);
      await send(applicant);
      expect(thumb.taps).toBeLessThanOrEqual(9);
      expect(thumb.fields).toBeLessThanOrEqual(10);
      // The page of its own survives a reload.
      await page.reload();
      await expect(page.getByText(/^[\da-f]{8}$/)).toBeVisible();
      await expect(page.getByText(OPENING)).toBeVisible();
    },
  );

  test(
    `a driver without a CV applies with twelve taps at most: ${language}`,
    { tag: '@slow' },
    async ({ page }) => {
      const person = newPerson();
      const thumb = new Thumb();
      const applicant = { page, thumb, person, say };
      await begin(applicant, language);
      await thumb.type(field(applicant, 'nombre'), person.nombre);
      await thumb.type(field(applicant, 'apellidos'), person.apellidos);
      await expect(field(applicant, 'telefono')).toHaveAttribute('inputmode', 'tel');
      await thumb.type(field(applicant, 'telefono'), person.telefono);
      await goOn(applicant, 2);
      await thumb.type(field(applicant, 'ciudad'), person.ciudad);
      await goOn(applicant, 3);
      await thumb.tap(page.getByLabel('B', { exact: true }));
      await thumb.type(field(applicant, 'experiencia'), 'Ocho años con portavehículos.');
      await answer(applicant);
      await goOn(applicant, 4);
      await thumb.tap(button(applicant, 'No tengo CV'));
      await expect(page.getByText(say('Lo hacemos por ti'))).toBeVisible();
      await goOn(applicant, 5);
      await send(applicant);
      expect(thumb.taps).toBeLessThanOrEqual(12);
      expect(thumb.fields).toBeLessThanOrEqual(10);
    },
  );
}

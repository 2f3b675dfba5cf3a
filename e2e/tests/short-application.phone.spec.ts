import type { Locator, Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { ApplicationForm } from '../pages/application-form.js';
import { newPerson, type Person } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

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

/** From the vacancy to the first step of its form. */
async function begin(page: Page, thumb: Thumb, person: Person): Promise<ApplicationForm> {
  await page.goto('/carreras');
  await page.getByRole('link', { name: OPENING, exact: true }).tap();
  await thumb.tap(page.getByRole('link', { name: 'Presentarme' }));
  await thumb.type(page.getByLabel('Email', { exact: true }), person.email);
  await thumb.type(page.getByLabel('Contraseña', { exact: true }), person.password);
  const create = page.getByRole('button', { name: 'Crear Cuenta' });
  await expect(create).toBeEnabled();
  await thumb.tap(create);
  const form = new ApplicationForm(page);
  await form.step(1).waitFor();
  return form;
}

async function goOn(form: ApplicationForm, thumb: Thumb, to: number): Promise<void> {
  await thumb.tap(form.next);
  await form.step(to).waitFor();
}

/** The questions of the opening. */
async function answer(form: ApplicationForm, thumb: Thumb): Promise<void> {
  await thumb.type(form.field('¿Cuántos años hace que tienes el carné B\\?'), '8');
  await thumb.tap(form.page.getByRole('group', { name: /coches automáticos/ }).getByLabel('Sí'));
}

async function send({ page, send }: ApplicationForm, thumb: Thumb): Promise<void> {
  await thumb.tap(send);
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatura enviada' })).toBeVisible();
}

test('a driver with a CV applies with nine taps and ten typed fields at most', async ({ page }) => {
  const person = newPerson('Marta');
  const thumb = new Thumb();
  const form = await begin(page, thumb, person);
  await thumb.choose(page.getByLabel('Rellenar el formulario con mi CV'), await legibleCv(person));
  await thumb.tap(page.getByRole('button', { name: 'Rellenar con lo marcado' }));
  // The CV filled in the first two steps.
  await form.step(3).waitFor();
  await expect(page.getByLabel('B', { exact: true })).toBeChecked();
  await answer(form, thumb);
  await goOn(form, thumb, 4);
  await goOn(form, thumb, 5);
  await send(form, thumb);
  expect(thumb.taps).toBeLessThanOrEqual(9);
  expect(thumb.fields).toBeLessThanOrEqual(10);
  // The page of its own survives a reload.
  await page.reload();
  await expect(page.getByText(/^Referencia [\da-f]{8}$/)).toBeVisible();
  await expect(page.getByText(OPENING)).toBeVisible();
});

test('a driver without a CV applies with twelve taps at most', { tag: '@slow' }, async ({ page }) => {
  const person = newPerson();
  const thumb = new Thumb();
  const form = await begin(page, thumb, person);
  await thumb.type(form.field('Nombre'), person.nombre);
  await thumb.type(form.field('Apellidos'), person.apellidos);
  await thumb.type(form.field('Teléfono'), person.telefono);
  await goOn(form, thumb, 2);
  await thumb.type(form.field('Ciudad'), person.ciudad);
  await goOn(form, thumb, 3);
  await thumb.tap(page.getByLabel('B', { exact: true }));
  await thumb.type(form.field('Experiencia'), 'Ocho años con portavehículos.');
  await answer(form, thumb);
  await goOn(form, thumb, 4);
  await thumb.tap(page.getByRole('button', { name: 'No tengo CV' }));
  await expect(page.getByText('Lo hacemos por ti')).toBeVisible();
  await goOn(form, thumb, 5);
  await send(form, thumb);
  expect(thumb.taps).toBeLessThanOrEqual(12);
  expect(thumb.fields).toBeLessThanOrEqual(10);
});

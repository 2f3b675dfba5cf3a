import PDFDocument from 'pdfkit';
import { register, signIn } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const FORM = '/completar-candidatura';

test('a form begun on one phone is finished on another, with its CV', async ({
  page,
  context,
  openBrowser,
}) => {
  const person = newPerson();
  await register(context, person);
  await page.goto(FORM);
  const form = new ApplicationForm(page);
  await form.fillToReview(person, await cvOf(person));
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  // Its file too, and that the last step was reached.
  const kept = async () => (await (await context.request.get('/api/drafts/mine')).json()).borrador;
  await expect.poll(async () => ((await kept()) as { cv: unknown } | null)?.cv).toBeTruthy();
  await expect.poll(async () => JSON.stringify(await kept())).toContain('"paso":5');

  const other = await openBrowser();
  await signIn(other, person);
  const second = await other.newPage();
  await second.goto(FORM);
  await expect(second.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
  await expect(second.getByText('currículum señor.pdf')).toBeVisible();
  await new ApplicationForm(second).send.click();
  await expect(second).toHaveURL(/\/candidatura-enviada/);
  const { borrador } = await (await other.request.get('/api/drafts/mine')).json();
  expect(borrador).toBeNull();
});

test(
  'a value changed on another device is offered in its field',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson('Ana');
    await register(context, person);
    await page.goto(FORM);
    const form = new ApplicationForm(page);
    await form.fillPersonal(person);
    const saved = (where: typeof page) => where.getByText('Guardado', { exact: true });
    await expect(saved(page)).toBeVisible();

    const other = await openBrowser();
    await signIn(other, person);
    const second = await other.newPage();
    await second.goto(FORM);
    await new ApplicationForm(second).field('Nombre').fill('Anna Maria');
    await expect(saved(second)).toBeVisible();

    await form.field('Teléfono').fill('600 000 123');
    const note = page.getByRole('status').filter({ hasText: 'desde otro dispositivo' });
    await expect(note).toContainText('Nombre: Ana');
    await expect(form.field('Nombre')).toHaveValue('Anna Maria');
    await note.getByRole('button', { name: 'Recuperar lo que escribiste aquí' }).press('Enter');
    await expect(form.field('Nombre')).toHaveValue('Ana');
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Datos personales' })).toBeFocused();
  },
);

test(
  'a candidate without a CV gets one written, and photos of a paper one become a file',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    await page.goto(FORM);
    const form = new ApplicationForm(page);
    await form.fillToReview(person, await cvOf(person));
    await page.getByRole('button', { name: 'Editar CV' }).click();
    await page.getByRole('button', { name: 'Hacer foto' }).click();
    const photo = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 300;
      canvas.getContext('2d')?.fillText('CV', 20, 20);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') };
    await page.getByLabel('Elegir fotos que ya tengo').setInputFiles([file, file]);
    await page.getByRole('button', { name: 'Página 2: quitarla' }).click();
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect(page.getByText('CV.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'No tengo CV' }).click();
    // The CV that is there is replaced only on request.
    await page.getByRole('button', { name: 'Hacer un CV nuevo' }).click();
    // There must be something to write in it.
    await page.getByRole('button', { name: 'Completar mi experiencia' }).click();
    await form.field('Experiencia').fill('Ocho años con portavehículos.');
    await form.next.click();
    await expect(page.getByRole('link', { name: /^Ver cómo queda/ })).toBeVisible();
    await form.next.click();
    await form.send.click();
    await expect(page).toHaveURL(/\/candidatura-enviada/);
    const portal = await (await context.request.get('/api/candidates/me')).json();
    expect(portal.candidate.cv.nombre_original).toBe(`CV ${person.nombre} ${person.apellidos}.pdf`);
  },
);

test('the data of a CV fill only empty fields, and only those that are ticked', async ({ page, context }) => {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  for (const line of ['Marta Ejemplo Prueba', '08201 Sabadell', '600 000 123', 'Permisos: B, C']) {
    document.text(line);
  }
  document.end();
  await ended;
  await register(context, newPerson());
  await page.goto(FORM);
  const form = new ApplicationForm(page);
  await form.field('Nombre').fill('Marta María');
  await page
    .getByLabel('Rellenar el formulario con mi CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.concat(chunks) });
  const proposals = page.getByRole('heading', { name: 'Hemos leído tu CV' });
  await expect(proposals).toBeVisible();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(proposals).toBeVisible();
  await page.getByRole('checkbox', { name: /^Teléfono/ }).uncheck();
  await page.getByRole('button', { name: 'Rellenar con lo marcado' }).click();
  await expect(form.field('Nombre')).toHaveValue('Marta María');
  await expect(form.field('Apellidos')).toHaveValue('Ejemplo Prueba');
  await expect(form.field('Teléfono')).toHaveValue('');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(form.field('Apellidos')).toHaveValue('Ejemplo Prueba');
  await expect(proposals).toHaveCount(0);
});

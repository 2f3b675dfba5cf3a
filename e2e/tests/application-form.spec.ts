import { BIRTH_DATE_MESSAGE, PHONE_MESSAGE, POSTAL_CODE_MESSAGE } from '@hiring/contract';
import { openStaff, register } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { vacanciesIn } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const FORM = '/completar-candidatura';

test('each step says which of its fields are missing or wrong', async ({ page, context }) => {
  const person = newPerson();
  await register(context, person);
  await page.goto(FORM);
  const form = new ApplicationForm(page);
  const expectMissing = async (...messages: string[]) => {
    await form.next.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText(messages);
  };

  await expectMissing(
    'El campo Nombre es obligatorio',
    'El campo Apellidos es obligatorio',
    'El campo Teléfono es obligatorio',
  );
  await expect(form.field('Nombre')).toHaveAccessibleDescription(/El campo Nombre es obligatorio/);
  await form.field('Nombre').fill('   ');
  await expect(form.summary).not.toContainText('El campo Nombre es obligatorio');
  await form.next.click();
  await expect(form.summary).toContainText('El campo Nombre es obligatorio');
  await form.summary.getByRole('link', { name: 'El campo Teléfono es obligatorio' }).click();
  await expect(form.field('Teléfono')).toBeFocused();
  await form.fillPersonal(person);
  await form.field('Teléfono').fill('abc');
  await form.unfold('Fecha de nacimiento');
  await form.field('Fecha de nacimiento').fill('2090-01-01');
  await expectMissing(PHONE_MESSAGE, BIRTH_DATE_MESSAGE);
  await form.field('Fecha de nacimiento').fill('');
  await form.field('Teléfono').fill('612345678');
  await expect(form.field('Teléfono')).toHaveAccessibleDescription(/Lo leemos así: \+34 612 345 678/);
  await form.goOn(2);

  await form.field('Código postal').fill('abc');
  await expectMissing('El campo Ciudad es obligatorio', POSTAL_CODE_MESSAGE);
  await form.fillLocation(person);
  await form.field('Código postal').fill('08040');
  await expect(form.field('Código postal')).toHaveAccessibleDescription(/Provincia: Barcelona/);
  await form.goOn(3);

  await expect(form.field('Posición')).toBeDisabled();
  await form.field('Experiencia').fill('x'.repeat(10_000));
  await expect(form.field('Experiencia')).toHaveAccessibleDescription(/Sobran 5\.000 caracteres/);
  await expect(form.field('Experiencia')).toHaveValue(/^x{10000}$/);
  await expectMissing(
    'El campo Departamento es obligatorio',
    'El campo Posición es obligatorio',
    'El campo Experiencia no puede superar los 5000 caracteres',
  );
  await form.field('Experiencia').fill('');
  await expectMissing('El campo Departamento es obligatorio', 'El campo Posición es obligatorio');
  await form.field('Departamento').selectOption('sistema');
  await expect(form.field('Posición')).toBeEnabled();
  await expectMissing('El campo Posición es obligatorio');
  await form.field('Posición').selectOption('desarrollador');
  await form.goOn(4);

  await expectMissing('El CV es obligatorio');
});

test(
  'the form offers the departments and positions of the catalogue',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    await page.goto(FORM);
    const form = new ApplicationForm(page);
    await form.fillPersonal(person);
    await form.goOn(2);
    await form.fillLocation(person);
    await form.goOn(3);
    const valuesOf = (label: string) =>
      form
        .field(label)
        .locator('option')
        .evaluateAll((options) =>
          options.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
        );
    const catalogue: Record<string, string[]> = {
      chofer: ['conductor'],
      mantenimiento: ['mecanico', 'electrico', 'tecnico'],
      logistica: ['coordinador', 'planificador', 'operador'],
      administracion: ['contador', 'administrativo', 'recursos_humanos'],
      sistema: ['desarrollador', 'administrador', 'tecnico'],
    };
    expect((await valuesOf('Departamento')).toSorted()).toEqual(Object.keys(catalogue).toSorted());
    for (const [department, positions] of Object.entries(catalogue)) {
      await form.field('Departamento').selectOption(department);
      expect((await valuesOf('Posición')).toSorted()).toEqual(positions.toSorted());
    }
  },
);

test('the last step marks what is missing and links to it', { tag: '@slow' }, async ({ page, context }) => {
  const person = newPerson();
  await register(context, person);
  await page.goto(FORM);
  const form = new ApplicationForm(page);
  await form.fillToReview(person, await cvOf(person));
  // Going back is always allowed, and a valid field may be emptied there.
  await page.getByRole('button', { name: 'Editar CV' }).click();
  await page.getByRole('button', { name: /^Quitar/ }).click();
  await form.previous.click();
  await form.step(3).waitFor();
  await form.previous.click();
  await form.step(2).waitFor();
  await form.field('Ciudad').fill('');
  await form.next.click();
  await expect(form.summary.getByRole('link')).toHaveText(['El campo Ciudad es obligatorio']);

  // A removed value is missing in the last step, also after a reload.
  await form.field('Ciudad').fill(person.ciudad);
  await form.goOn(3);
  await form.goOn(4);
  await form.attach(await cvOf(person));
  await form.goOn(5);
  await form.send.waitFor();
  await page.getByRole('button', { name: 'Editar CV' }).click();
  await page.getByRole('button', { name: /^Quitar/ }).click();
  await expect(page.getByText('Elegir archivo')).toBeVisible();
  await page.goto(`${FORM}?paso=5`);
  await expect(form.step(5)).toBeVisible();
  await expect(page.getByText('Campos incompletos')).toBeVisible();
  await expect(
    page.getByText('Por favor, completa todos los campos obligatorios antes de enviar tu candidatura.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Faltante' })).toHaveCount(1);
  await form.send.click();
  await expect(form.step(4)).toBeVisible();
  await expect(form.summary.getByRole('link')).toHaveText(['El CV es obligatorio']);
});

test(
  'a CV of another kind, too big or empty is refused with the reason',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    await page.goto(FORM);
    const form = new ApplicationForm(page);
    const cv = await cvOf(person);
    await form.fillToReview(person, cv);
    await page.getByRole('button', { name: 'Editar CV' }).click();
    const refused = async (file: typeof cv, message: string) => {
      await form.attach(file);
      await expect(form.summary.getByRole('link')).toHaveText([message]);
      // The file chosen before is still there.
      await expect(page.getByRole('button', { name: `Quitar ${cv.name}` })).toBeVisible();
    };
    await refused(
      { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('png') },
      '«foto.png» no es un PDF ni un documento de Word. Elige un archivo .pdf, .doc o .docx.',
    );
    await refused(
      { ...cv, name: 'grande.pdf', buffer: Buffer.alloc(5.5 * 1024 * 1024) },
      'El archivo pesa 5,5 MB y el máximo son 5 MB. Elige uno más ligero.',
    );
    await refused(
      { ...cv, name: 'vacio.pdf', buffer: Buffer.alloc(0) },
      'El archivo está vacío. Elige otro.',
    );

    // The server detects a file that only looks like a PDF.
    await refused(
      { ...cv, name: 'falso.pdf', buffer: Buffer.from('esto no es un PDF') },
      'El archivo no es un PDF, DOC o DOCX válido.',
    );
  },
);

test('typed text survives a reload, the back button and a visit to another page', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await register(context, person);
  await page.goto(FORM);
  const form = new ApplicationForm(page);
  await form.fillPersonal(person);
  await form.unfold('Fecha de nacimiento');
  await form.field('Fecha de nacimiento').fill('1990-05-03');
  await form.next.click();
  await form.fillLocation(person);
  await page.reload();
  await expect(page.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
  await expect(form.step(2)).toBeVisible();
  await expect(form.field('Dirección')).toHaveValue(person.direccion);
  await page.goBack();
  await expect(form.step(1)).toBeVisible();
  await expect(form.field('Apellidos')).toHaveValue(person.apellidos);
  await expect(form.field('Fecha de nacimiento')).toHaveValue('1990-05-03');
  await page.goto('/carreras');
  await page.goto(FORM);
  await expect(form.step(2)).toBeVisible();
  await expect(form.field('Ciudad')).toHaveValue(person.ciudad);
});

test(
  'the form of a paused or closed opening says so and offers the open ones',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    await register(context, newPerson());
    const staff = await openStaff(openBrowser, 'rrhh');
    for (const estado of ['pausada', 'cerrada'] as const) {
      const [vacancy] = await vacanciesIn(staff.request, estado);
      await page.goto(`${FORM}?vacante=${vacancy?.id ?? ''}`);
      await expect(page.getByText('Esta oferta no admite candidaturas')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ver ofertas abiertas' })).toBeVisible();
      await expect(new ApplicationForm(page).next).toHaveCount(0);
    }
  },
);

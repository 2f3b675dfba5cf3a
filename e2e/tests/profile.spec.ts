import { DESK, openApplicant, openStaff, signIn, STAFF } from '../pages/accounts.js';
import { cvOf } from '../pages/cv.js';
import { fullName, newPerson } from '../pages/person.js';
import { holdScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';
import type { Schemas } from '@hiring/contract/api';

test.describe.configure({ mode: 'parallel' });
test.use(DESK);

test('a profile is changed, a warning appears before it is left, and its CV is replaced', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const page = await (await openApplicant(openBrowser, person)).newPage();
  await page.goto('/editar-candidatura');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await expect(save).toBeEnabled();
  await page.getByLabel('Ciudad').fill('');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('El campo Ciudad es obligatorio');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  // Until it has closed, what is typed does not reach the page below.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Ciudad').fill('Badalona');
  await save.click();
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();

  await page.getByRole('tab', { name: 'Documentos' }).click();
  const { buffer, mimeType } = await cvOf({ ...person, ciudad: 'Badalona' });
  await page.getByLabel('Sustituir mi CV').setInputFiles({ name: 'CV nuevo.pdf', mimeType, buffer });
  await expect(page.getByText('CV nuevo.pdf')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al portal' }).click();
  await expect(page.getByRole('heading', { name: 'Te damos la bienvenida a tu portal' })).toBeVisible();
});

test(
  'text typed into the profile before the scripts load is kept and saved',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const own = await openApplicant(openBrowser, newPerson());
    const page = await own.newPage();
    await page.goto('/editar-candidatura');
    await page.getByLabel('Experiencia').fill('Dos años en taller.');
    const save = page.getByRole('button', { name: 'Guardar cambios' });
    await save.click();
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();

    const arrive = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByLabel('Experiencia')).toHaveValue('Dos años en taller.');
    await page.getByLabel('Experiencia').fill('Tres años en taller.');
    await page.getByLabel('Ciudad').fill('Badalona');
    await page.getByLabel('Departamento').selectOption('logistica');
    await expect(save).toBeDisabled();
    arrive();
    await expect(save).toBeEnabled();
    await page.getByLabel('Posición').fill('Coordinador');
    await save.click();
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
    const { candidate } = (await (await own.request.get('/api/candidates/me')).json()) as {
      candidate: Record<string, unknown>;
    };
    expect(candidate).toMatchObject({
      experiencia: 'Tres años en taller.',
      ciudad: 'Badalona',
      departamento: 'logistica',
      posicion: 'Coordinador',
    });
  },
);

test(
  'a document requested by HR is sent from the portal and accepted',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const own = await openApplicant(openBrowser, person);
    const { candidate } = (await (
      await own.request.get('/api/candidates/me')
    ).json()) as Schemas['PortalResponse'];
    const hr = await openStaff(openBrowser, 'rrhh');
    await hr.goto(`/sistema-aplicacion/candidates/${candidate?.id}/show`);
    await hr.getByRole('tab', { name: 'Documentos' }).click();
    await hr.getByRole('button', { name: 'Pedir un documento' }).click();
    await hr.getByRole('textbox', { name: 'Documento' }).fill('Permiso de conducir');
    await hr.getByRole('button', { name: 'Pedir documento' }).click();
    await expect(hr.getByRole('heading', { name: 'Permiso de conducir' })).toBeVisible();

    const page = await own.newPage();
    await page.goto('/portal-candidato?tab=documentos');
    const upload = page.getByLabel('Subir Permiso de conducir');
    await expect(upload).toBeEnabled();
    await upload.setInputFiles(await cvOf(person));
    await expect(page.getByText('Documento enviado')).toBeVisible();

    await hr.reload();
    await hr.getByRole('tab', { name: 'Documentos' }).click();
    await hr.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expect(hr.getByText('Aceptado', { exact: true })).toBeVisible();
  },
);

test('an application is withdrawn after a confirmation', async ({ openBrowser }) => {
  const page = await (await openApplicant(openBrowser, newPerson())).newPage();
  await page.goto('/portal-candidato?tab=progreso');
  await page.getByRole('button', { name: 'Retirar candidatura' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar candidatura' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Has retirado esta candidatura');
  await expect(page.getByRole('button', { name: 'Retirar candidatura' })).toHaveCount(0);
});

test(
  'an admin sees everybody in the portal and opens one',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    await openApplicant(openBrowser, person);
    await signIn(context, STAFF.admin);
    await page.goto('/portal-candidato');
    await expect(page.getByRole('heading', { level: 1, name: /Candidaturas/ })).toBeVisible();
    await page.getByRole('button', { name: `Ver a ${fullName(person)}` }).click();
    await expect(page.getByRole('dialog')).toContainText(person.direccion);
  },
);

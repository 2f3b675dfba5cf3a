import { openStaff } from '../pages/accounts.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

const ORIGIN = 'Bolsa de trabajo de la empresa';

test('a CV of a folder becomes a draft that is completed and confirmed', async ({ openBrowser }) => {
  const person = newPerson();
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/imports/create?tipo=cvs');
  await page.getByLabel('De dónde vienen los datos').fill(ORIGIN);
  await page.getByRole('switch', { name: /puede tratar estos datos/ }).check();
  await page.getByRole('button', { name: 'Continuar y elegir los CV' }).click();
  await page
    .getByLabel('Elegir archivos')
    .last()
    .setInputFiles(await cvOf(person));
  const draft = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Descartar' }) });
  await expect(draft).toBeVisible();
  await draft.getByLabel('Nombre').fill(person.nombre);
  await draft.getByLabel('Apellidos').fill(person.apellidos);
  await draft.getByLabel('Correo').fill(person.email);
  await draft.getByLabel('Departamento').click();
  await page.getByRole('option').nth(1).click();
  await draft.getByLabel('Posición').fill('Gruista');
  await draft.getByRole('button', { name: /^Confirmar a/ }).click();
  await expect(page.getByText('1 persona creada')).toBeVisible();
});

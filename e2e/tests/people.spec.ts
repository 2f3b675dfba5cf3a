import { openStaff } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

const ORIGIN = 'Bolsa de trabajo de la empresa';

test('who knows a list has it read in another encoding, with its headings in another row', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/imports/create');
  const lines = ['Lista de marzo', 'Nombre;Apellidos;Correo', 'Jos\x8e;Gil;jose.gil@example.com'];
  await page
    .getByLabel('Elegir un archivo')
    .last()
    .setInputFiles({
      name: 'mac.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n'), 'latin1'),
    });
  const first = page.getByRole('region', { name: 'Primeras líneas del archivo' });
  await expect(first.getByText('José')).toBeVisible();
  const encoding = page.getByRole('combobox', { name: 'Codificación del texto' });
  await expect(encoding).toHaveText(/Mac/);
  await encoding.click();
  await page.getByRole('option', { name: /Windows/ }).click();
  await expect(first.getByText('JosŽ')).toBeVisible();
  await page.getByRole('combobox', { name: 'Fila de los títulos' }).click();
  await page.getByRole('option', { name: /Fila 1: Lista de marzo/ }).click();
  await expect(page.getByRole('combobox', { name: 'Qué es «Lista de marzo»' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Fila de los títulos' }).click();
  await page.getByRole('option', { name: /Fila 2: Nombre/ }).click();
  await expect(page.getByRole('combobox', { name: 'Qué es «Correo»' })).toHaveText('Correo');
  await expect(encoding).toHaveText(/Windows/);
  // Each reading takes the place of the one before.
  await page.goto('/sistema-aplicacion/imports');
  await expect(page.getByRole('link', { name: 'mac.csv' })).toHaveCount(1);
});

test(
  'an administrator imports people from a file, checks them first, and undoes it',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const [one, two] = [newPerson(), newPerson()];
    const page = await openStaff(openBrowser, 'admin');
    await page.goto('/sistema-aplicacion/imports/create');
    const rows = [one, two].map(({ nombre, apellidos, email }) => `${nombre};${apellidos};${email}`);
    await page
      .getByLabel('Elegir un archivo')
      .last()
      .setInputFiles({
        name: 'bolsa.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Nombre;Apellidos;Correo', ...rows, 'Sin;Correo;'].join('\n')),
      });
    await expect(page.getByRole('heading', { name: 'bolsa.csv' })).toBeVisible();
    await page.getByLabel('Departamento').click();
    await page.getByRole('option').nth(1).click();
    await page.getByLabel('Posición').fill('Gruista');
    await page.getByRole('button', { name: 'Revisar las filas' }).click();
    await expect(page.getByText('Correo: El campo Correo es obligatorio')).toBeVisible();
    await page.getByLabel('De dónde vienen los datos').fill(ORIGIN);
    await page.getByRole('switch', { name: /puede tratar estos datos/ }).check();
    await page.getByRole('button', { name: 'Importar 2 filas' }).click();
    await expect(page.getByText('2 personas creadas, 1 no importada')).toBeVisible();
    await page.getByRole('link', { name: 'Ver ficha' }).first().click();
    await expect(
      page.getByRole('region', { name: 'Candidato', exact: true }).getByText(ORIGIN),
    ).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Deshacer la importación' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click();
    await expect(page.getByText(/2 deshechas/)).toBeVisible();
  },
);

import { apply, DESK, register, signIn, STAFF } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SCREEN = '/sistema-aplicacion/gestion-vacantes';

test('a vacancy created by HR is public at once, and its link shows who came through it', async ({
  page,
  context,
  openBrowser,
}) => {
  const title = `Mozo de campa ${Date.now()}`;
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { name: 'Acceso Restringido' })).toBeVisible();
  await signIn(context, STAFF.rrhh);
  await page.goto(`${SCREEN}?nueva=1`);
  const dialog = page.getByRole('dialog', { name: 'Nueva Vacante' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title);
  await dialog.getByRole('combobox', { name: 'Departamento' }).click();
  await page.getByRole('option', { name: 'Logística' }).click();
  await dialog.getByRole('combobox', { name: 'Posición' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Ubicación' }).fill('Zona Franca, Barcelona');
  await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Ordenar la campa y mover vehículos.');
  await dialog.getByRole('textbox', { name: 'Requisito 1' }).fill('Carné B');
  await dialog.getByRole('textbox', { name: 'Requisito 1' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Requisito 2' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Crear vacante' }).click();
  await expect(dialog.getByText('Indica el salario mínimo')).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'Salario mínimo' }).fill('20000');
  await dialog.getByRole('spinbutton', { name: 'Salario máximo' }).fill('23500');
  await dialog.getByRole('button', { name: 'Crear vacante' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('20.000€ - 23.500€')).toBeVisible();

  await page.getByRole('link', { name: 'Enlaces', exact: true }).click();
  await page.getByRole('textbox', { name: 'Dónde lo vas a poner' }).fill(`Cartel ${title}`);
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const link = page.getByRole('listitem').filter({ hasText: `Cartel ${title}` });
  const address = String(await link.getByText('?canal=').textContent());

  // Programs are not counted, and a browser without a window says that it is one.
  const visitor = await openBrowser({ userAgent: BROWSER });
  const visit = await visitor.newPage();
  const counted = visit.waitForResponse((answer) => answer.url().endsWith('/visits'));
  await visit.goto(address);
  expect((await counted).status()).toBe(204);
  const applyLink = visit.getByRole('link', { name: 'Presentar mi candidatura' }).first();
  const canal = String(new URL(address).searchParams.get('canal'));
  await expect(applyLink).toHaveAttribute('href', new RegExp(`canal%3D${canal}`));
  const person = newPerson();
  await register(visitor, person);
  await apply(visitor, person, new URL(address).pathname.split('/').at(-1), canal);

  await page.reload();
  await expect(link.getByText('candidatura', { exact: true })).toBeVisible();
  await expect(link.getByText('visita', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Datos', exact: true }).click();
  await expect(page.getByText('No se puede eliminar')).toBeVisible();
});

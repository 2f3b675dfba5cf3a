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
  await expect(page.getByRole('heading', { name: 'Acceso restringido' })).toBeVisible();
  await signIn(context, STAFF.rrhh);
  await page.goto('/sistema-aplicacion/vacancies/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva vacante' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('combobox', { name: 'Departamento' }).click();
  await page.getByRole('option', { name: 'Logística' }).click();
  await page.getByRole('combobox', { name: 'Posición' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Ubicación' }).fill('Zona Franca, Barcelona');
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Ordenar la campa y mover vehículos.');
  await page.getByRole('textbox', { name: 'Requisitos' }).fill('Carné B\nGanas de aprender');
  const preview = page.getByRole('region', { name: 'Así se leerá la oferta' });
  await expect(preview.getByRole('listitem').filter({ hasText: 'Ganas de aprender' })).toBeVisible();
  await page.getByRole('button', { name: 'Crear vacante' }).click();
  await expect(page.getByText('Indica el salario mínimo').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Salario mínimo' }).fill('20');
  await page.getByRole('textbox', { name: 'Salario máximo' }).fill('23.500 €');
  await page.getByRole('button', { name: 'Crear vacante' }).click();
  await expect(page.getByText('Un salario de 20 € brutos al año es poco habitual')).toBeVisible();
  await expect(page.getByRole('button', { name: 'El salario es correcto: guardar' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Salario mínimo' }).fill('20.000');
  await page.getByRole('button', { name: 'Crear vacante' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('20.000–23.500 € brutos al año')).toBeVisible();

  await page.getByRole('tab', { name: 'Enlaces' }).click();
  await page.getByRole('textbox', { name: 'Dónde lo vas a poner' }).fill(`Cartel ${title}`);
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const link = page.getByRole('row').filter({ hasText: `Cartel ${title}` });
  const address = String(await link.getByText('?canal=').textContent());

  // Programs are not counted, and a browser without a window says that it is one.
  const visitor = await openBrowser({ userAgent: BROWSER });
  const visit = await visitor.newPage();
  const counted = visit.waitForResponse((answer) => answer.url().endsWith('/visits'));
  await visit.goto(address);
  expect((await counted).status()).toBe(204);
  const applyLink = visit.getByRole('link', { name: 'Presentarme' }).first();
  const canal = String(new URL(address).searchParams.get('canal'));
  await expect(applyLink).toHaveAttribute('href', new RegExp(`canal%3D${canal}`));
  const person = newPerson();
  await register(visitor, person);
  await apply(visitor, person, new URL(address).pathname.split('/').at(-1), canal);

  await page.reload();
  await expect(link.getByText('1 candidatura')).toBeVisible();
  await expect(link.getByText('1 visita')).toBeVisible();
  await page.getByRole('button', { name: `Más acciones de ${title}` }).click();
  await expect(page.getByText('No se puede eliminar', { exact: true })).toBeVisible();
});

test('a vacancy is made from another in six clicks, and nothing typed is lost by a reload or by leaving', async ({
  page,
  context,
}) => {
  const title = `Planificador nocturno ${Date.now()}`;
  await signIn(context, STAFF.rrhh);
  await page.goto('/sistema-aplicacion/vacancies');
  await page.getByRole('button', { name: 'Más acciones de Planificador/a de tráfico' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const field = page.getByRole('textbox', { name: 'Título' });
  await expect(field).toHaveValue('Copia de Planificador/a de tráfico');
  await field.fill(title);

  // A reload may ask before it goes, and goes; leaving by a link asks, and one stays.
  page.on(
    'dialog',
    (warning) => void (warning.type() === 'beforeunload' ? warning.accept() : warning.dismiss()),
  );
  await page.reload();
  await expect(page.getByText('Hemos recuperado lo que dejaste sin guardar.')).toBeVisible();
  await expect(field).toHaveValue(title);

  await field.fill(`${title}!`);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(field).toHaveValue(`${title}!`);

  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Activa' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}!` })).toBeVisible();
  await expect(page.getByText('Activa', { exact: true })).toBeVisible();

  // A phone's list has no headings: what stands there says itself what it is.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sistema-aplicacion/vacancies');
  const row = page.getByRole('row').filter({ hasText: `${title}!` });
  await expect(row.getByText('Nadie espera', { exact: true })).toBeVisible();
});

test(
  'a vacancy with applications is paused to be edited, and is active again for who leaves without saving',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/vacancies');
    await page.getByRole('link', { name: 'Operador/a de campa', exact: true }).click();
    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Pausar y editar' }).click();
    await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveText('Activa');
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page.getByText('Sin cambios: la vacante vuelve a estar activa')).toBeVisible();
    await expect(page.getByText('Activa', { exact: true })).toBeVisible();
  },
);

test(
  'who saves over what a colleague has changed meanwhile is told what it was',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/vacancies');
    await page.getByRole('button', { name: 'Más acciones de Comercial de servicios para flotas' }).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    const place = page.getByRole('textbox', { name: 'Ubicación' });
    await place.fill('Barcelona y Girona');

    const colleague = await openBrowser();
    await signIn(colleague, STAFF.admin);
    const other = await colleague.newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Formación' }).fill('Bachillerato');
    await other.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(other.getByText('Vacante guardada')).toBeVisible();

    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Ha cambiado: Formación.')).toBeVisible();
    await expect(place).toHaveValue('Barcelona y Girona');
    await page.getByRole('button', { name: 'Guardar lo mío' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Comercial de servicios para flotas' }),
    ).toBeVisible();
  },
);

test('the keyboard that publishes a vacancy in the list goes on at its next step', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.rrhh);
  const titulo = `Mozo de noche ${Date.now()}`;
  const made = await page.request.post('/api/vacancies', {
    data: {
      titulo,
      departamento: 'mantenimiento',
      posicion: 'mecanico',
      ubicacion: 'Barcelona',
      descripcion: 'Taller de la base.',
      tipo_contrato: 'Indefinido',
      jornada: 'Completa',
      salario_min: 24_000,
      salario_max: 28_000,
      estado: 'borrador',
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const words = new URLSearchParams({ filter: JSON.stringify({ q: titulo }) });
  await page.goto(`/sistema-aplicacion/vacancies?${words}`);
  await page.getByRole('button', { name: `Publicar ${titulo}` }).press('Enter');
  await expect(page.getByRole('link', { name: `Tablero de ${titulo}` })).toBeFocused();
});

import { openStaff, register } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

const problem = (status: number, code: string, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Error', status, code, detail }),
});

/** Error responses of the server or a proxy, and the text for the person. */
const REFUSALS = [
  [
    problem(502, 'upload_failed', 'Error subiendo CV: no queda espacio. Inténtalo más tarde.'),
    'Error subiendo CV: no queda espacio.',
  ],
  [
    problem(502, 'upload_failed_again', 'Error subiendo CV después de reintento: el almacén no responde.'),
    'Error subiendo CV después de reintento: el almacén no responde.',
  ],
  [
    problem(502, 'upload_lost', 'No se pudo obtener la ruta del archivo subido'),
    'No se pudo obtener la ruta del archivo subido',
  ],
  [
    problem(500, 'candidate_not_created', 'Error creando candidato: vuelve a intentarlo.'),
    'Error creando candidato: vuelve a intentarlo.',
  ],
  [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, 'Error desconocido'],
] as const;

test(
  'each failure in sending has its own text, and the next try sends the typed text',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    await page.goto('/completar-candidatura');
    const form = new ApplicationForm(page);
    await form.fillToReview(person, await cvOf(person));
    const notice = page.getByRole('alert').filter({ hasText: 'Error en el envío' });
    for (const [answer, words] of REFUSALS) {
      await page.route('**/api/applications', (route) => route.fulfill(answer), { times: 1 });
      await form.send.click();
      await expect(notice).toContainText(words);
      await expect(notice).toContainText('Tus datos siguen aquí.');
    }
    await form.send.click();
    await expect(page).toHaveURL(/\/candidatura-enviada/);
  },
);

test('an opening that closes while the form is filled in leads on with what was typed', async ({
  page,
  context,
  openBrowser,
}) => {
  const person = newPerson();
  await register(context, person);
  const staff = await openStaff(openBrowser, 'rrhh');
  const opening = {
    titulo: `Taller ${person.apellidos}`,
    departamento: 'mantenimiento',
    posicion: 'mecanico',
    ubicacion: 'Barcelona',
    descripcion: 'Taller de la base.',
    tipo_contrato: 'Indefinido',
    jornada: 'Completa',
    salario_min: 24_000,
    salario_max: 28_000,
    estado: 'activa',
  };
  const made = await staff.request.post('/api/vacancies', { data: opening });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/completar-candidatura?vacante=${id}`);
  const form = new ApplicationForm(page);
  await form.fillPersonal(person);
  await form.goOn(2);
  await form.fillLocation(person);
  await form.goOn(3);
  await form.goOn(4);
  await form.attach(await cvOf(person));
  await form.goOn(5);
  const paused = { estado: 'pausada', visto: 'activa' };
  expect((await staff.request.post(`/api/vacancies/${id}/state`, { data: paused })).status()).toBe(204);
  await form.send.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Error en el envío' });
  await expect(notice).toContainText('pasa a la candidatura que empieces ahora');
  await notice.getByRole('link', { name: 'Enviar candidatura espontánea' }).click();
  await expect(page).toHaveURL(/\/completar-candidatura$/);
  await expect(form.field('Nombre')).toHaveValue(person.nombre);
  await expect(form.field('Teléfono')).toHaveValue(person.telefono);
});

test('a failed registration shows the server’s reason, and keeps the typed text', async ({ page }) => {
  await page.goto('/login?tab=registro');
  const person = newPerson();
  await page.getByLabel('Correo').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  for (const [answer, words] of [
    [{ status: 500, contentType: 'text/html', body: '' }, 'Error desconocido'],
    [problem(503, 'unavailable', 'El servicio no está disponible.'), 'El servicio no está disponible.'],
  ] as const) {
    await page.route('**/api/auth/register', (route) => route.fulfill(answer), { times: 1 });
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByText('Error en el registro')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByLabel('Correo')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL('/portal-candidato');
});

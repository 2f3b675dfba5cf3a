/** What a company of years has: many vacancies, tasks and columns. */
import type { Schemas } from '@hiring/contract/api';
import { openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { madridDay, newTitle } from '../pages/tasks.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const LAPTOP = { width: 1280, height: 720 };

test('the list is filtered by a vacancy of years ago, found by a word of its title', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const answer = await page.request.get('/api/vacancies?range=[0,99]');
  const vacancies = (await answer.json()) as Schemas['VacancyResponse'][];
  const title = vacancies.findLast(({ estado }) => estado === 'activa')?.titulo ?? '';
  await new HrDashboard(page).open();
  await page.getByRole('button', { name: 'Más filtros' }).click();
  const filter = page.getByRole('combobox', { name: 'Vacante' });
  await filter.fill(title);
  await page.getByRole('option', { name: title }).first().click();
  const chip = page.getByRole('button', { name: `Quitar filtro: Vacante: ${title}` });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();

  await page.getByRole('button', { name: 'Más filtros' }).click();
  await filter.fill('espontánea');
  await page.getByRole('option', { name: 'Candidatura espontánea' }).click();
  await expect(page.getByRole('group', { name: 'Filtros en uso' })).toContainText('Candidatura espontánea');
});

test('on a laptop the tasks of a record scroll away, and its header and parts stay', async ({
  openBrowser,
}) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(page.request, person.email);
  for (const place of [1, 2, 3, 4]) {
    const titulo = newTitle(`Llamar para confirmar la referencia de su última empresa (${place})`);
    const data = { titulo, candidato_id: id, vence_el: madridDay(90) };
    expect((await page.request.post('/api/tasks', { data })).status()).toBe(201);
  }
  await page.setViewportSize(LAPTOP);
  await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=conversacion`);
  const record = page.getByRole('dialog', { name: 'Candidato' });
  const all = record.getByRole('link', { name: 'Ver todas (4)' });
  await expect(all).toBeInViewport();
  // Nobody's name gets one letter a line.
  const owner = await record.getByText('Nadie todavía').first().boundingBox();
  expect(owner?.height).toBeLessThan(30);

  await record.getByRole('tabpanel').hover({ position: { x: 40, y: 40 } });
  await page.mouse.wheel(0, 600);
  await expect(all).not.toBeInViewport();
  await expect(record.getByRole('tab', { name: 'Documentos' })).toBeInViewport();
  await expect(record.getByRole('button', { name: 'Rechazar' })).toBeInViewport();
});

test('the choice of columns fits the screen to its last button', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize(LAPTOP);
  await new HrDashboard(page).open();
  await page.getByRole('button', { name: 'Columnas' }).click();
  const menu = page.getByRole('dialog', { name: 'Columnas' });
  await menu.getByRole('listitem').first().hover();
  await page.mouse.wheel(0, 9000);
  await expect(menu.getByRole('button', { name: 'Restablecer' })).toBeInViewport({ ratio: 1 });
});

test('the saved answers have their headings in Spanish', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.goto('/sistema-aplicacion/saved-answers');
  await expect(page.getByRole('columnheader')).toHaveText(['Título', 'Texto', 'Acciones']);
});

test('the headings of a list stay below the bar when its rows are scrolled', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize(LAPTOP);
  await page.goto('/sistema-aplicacion/vacancies');
  const heading = page.getByRole('columnheader', { name: 'Esperan respuesta' });
  await heading.waitFor();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const bar = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  await expect(heading).toBeInViewport();
});

test('a count of two digits beside an entry of the menu can be read', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.route(/\/api\/tasks\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-range': 'tasks 0-5/57' } });
  });
  await page.goto('/sistema-aplicacion/vacancies');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toContainText('57');
  await expectAccessible(page, 'a menu with counts');
});

test('the headings of a table in a card stay below the bar', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/sistema-aplicacion/custom-fields');
  const card = page
    .locator('.MuiCard-root')
    .filter({ has: page.getByRole('columnheader') })
    .first();
  await card.waitFor();
  // What scrolls would hold the headings.
  expect(await card.evaluate((element) => getComputedStyle(element).overflowY)).toBe('clip');
});

test('closed applications of a person are a line each, which opens', async ({ openBrowser }) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(page.request, person.email);
  await page.route(new RegExp(`/api/candidates/${id}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const candidate = (await response.json()) as Schemas['CandidateResponse'];
    const [first] = candidate.aplicaciones;
    if (!first) throw new Error('the person has no application');
    const [done] = first.historial;
    if (!done) throw new Error('the application has no history');
    const past = {
      ...first,
      id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
      vacante_titulo: 'Conductor de grúa',
      abierta: false,
      estado: 'rechazada',
      fecha_respuesta: '2021-03-04T10:00:00.000Z',
      historial: [{ ...done, motivo_rechazo: 'Sin el permiso C', deshecha: false }],
    };
    await route.fulfill({ response, json: { ...candidate, aplicaciones: [first, past] } });
  });
  await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=proceso`);
  const record = page.getByRole('tabpanel', { name: 'Proceso' });
  const line = record.getByRole('article').filter({ hasText: 'Conductor de grúa' });
  await expect(line).toContainText('04/03/2021. Sin el permiso C');
  // Only the open one is whole.
  await expect(record.getByRole('heading', { name: 'Historial' })).toHaveCount(1);
  const whole = record.getByRole('button', { name: 'Ver entera la candidatura a Conductor de grúa' });
  await whole.press('Enter');
  await expect(record.getByRole('heading', { name: 'Historial' })).toHaveCount(2);
  await record.getByRole('button', { name: 'Plegar la candidatura a Conductor de grúa' }).press('Enter');
  await expect(record.getByRole('heading', { name: 'Historial' })).toHaveCount(1);
});

test('the saved answers are searched by words, without accents', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const titulo = newTitle('Reunión de la semana');
  const data = { titulo, texto: 'Quedamos el lunes en la recepción.' };
  expect((await page.request.post('/api/saved-answers', { data })).status()).toBe(201);
  await page.goto('/sistema-aplicacion/saved-answers');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: titulo })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Buscar por título o texto' })
    .fill(titulo.toLowerCase().replace('ó', 'o'));
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: titulo })).toBeVisible();
  await page.getByRole('textbox', { name: 'Buscar por título o texto' }).fill('zzz no hay');
  await expect(rows.filter({ hasText: titulo })).toBeHidden();
});

test('who does a task is found by a part of a name, and Enter takes it', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const answer = await page.request.get('/api/interviews/interviewers');
  const staff = (await answer.json()) as { id: string; nombre: string }[];
  const nombre = staff.find((one) => !one.nombre.startsWith('Sílvia'))?.nombre ?? '';
  await page.goto('/sistema-aplicacion/tasks/create');
  const owner = page.getByRole('dialog').getByRole('combobox', { name: /^De quién/ });
  // One's own name, which a new task begins with.
  await expect(owner).toHaveValue(/Sílvia/);
  await owner.fill(nombre.slice(1).toUpperCase());
  await owner.press('Enter');
  await expect(owner).toHaveValue(nombre);

  await page.goto('/sistema-aplicacion/tasks');
  const whose = page.getByRole('combobox', { name: /^De quién/ });
  await expect(whose).toHaveValue('Mías y de nadie');
  await whose.fill(nombre.slice(1).toUpperCase());
  await whose.press('Enter');
  await expect(whose).toHaveValue(nombre);
  await expect(page).toHaveURL(/asignada_a%22%3A%22[0-9a-f-]{36}/);
});

test('a name of sixty letters without a space stays in its row', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const nombre = 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(60, 'welchevoraltern');
  const { apellidos, email, telefono, ciudad } = newPerson();
  const answer = await page.request.post('/api/candidates', {
    data: {
      nombre,
      apellidos,
      email,
      telefono,
      ciudad,
      departamento: 'chofer',
      posicion: 'conductor',
      procedencia: 'Feria de empleo',
    },
  });
  expect(answer.status()).toBe(201);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/sistema-aplicacion/admin?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
    const name = page.getByRole('link', { name: new RegExp(nombre) });
    await expect(name).toBeVisible();
    const cell = page.getByRole('cell').filter({ has: name });
    const [inner, outer] = [await name.boundingBox(), await cell.boundingBox()];
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  }
});

test('the notes of years are read whole, changed and printed, down to the first', async ({ openBrowser }) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(page.request, person.email);
  const note = async (texto: string) => {
    const answer = await page.request.post('/api/notes', { data: { candidato_id: id, texto } });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const end = 'y acepta el turno de noche desde enero.';
  await note(`La primera. ${'Llamado por teléfono, contento. '.repeat(15)}${end}`);
  for (let number = 1; number <= 101; number++) await note(`Llamada número ${number}`);

  await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=conversacion`);
  const record = page.getByRole('tabpanel', { name: 'Conversación' });
  await record.getByRole('button', { name: 'Notas internas' }).click();
  const first = record.getByRole('listitem').filter({ hasText: 'La primera.' });
  await expect(record.getByText('Llamada número 101')).toBeVisible();
  while (!(await first.isVisible())) {
    const shown = await record.getByText(/^Llamada número/).count();
    await record.getByRole('button', { name: 'Ver anteriores' }).click();
    await expect.poll(() => record.getByText(/^Llamada número/).count()).toBeGreaterThan(shown);
  }
  await expect(first).toContainText(end);
  await first.getByRole('button', { name: 'Editar' }).click();
  await record.getByRole('textbox', { name: 'Editar la nota' }).fill('La primera, corregida.');
  await record.getByRole('button', { name: 'Guardar cambios' }).click();
  // All of them are read again.
  await expect(record.getByText('La primera, corregida.')).toBeVisible();

  await page.goto(`/sistema-aplicacion/candidates/${id}/ficha`);
  await page.getByRole('checkbox', { name: 'Notas internas' }).check();
  await expect(page.getByText('Llamada número 101')).toBeVisible();
  await expect(page.getByText('La primera, corregida.')).toBeVisible();
});

test('a record with more interviews than it shows says so', async ({ openBrowser }) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(page.request, person.email);
  for (let number = 1; number <= 21; number++) {
    const data = { candidato_id: id, fecha: madridDay(40 + number), hora: '10:00', tipo: 'telefonica' };
    expect((await page.request.post('/api/interviews', { data })).status()).toBe(201);
  }
  await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=proceso`);
  await expect(page.getByText('Estas son las 20 últimas de 21. Todas están en Entrevistas.')).toBeVisible();
});

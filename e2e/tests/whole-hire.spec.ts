import type { APIRequestContext, Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { openStaff, register } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { cvOf } from '../pages/cv.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

const AREA = '/sistema-aplicacion';
const QUESTION = '¿Cómo sujetas un coche en la plataforma?';

async function given<Answer>(request: APIRequestContext, path: string, data: object, method = 'POST') {
  const answer = await request.fetch(path, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** A phase in the template of a department, as an administrator adds it. */
async function addPhase(page: Page, name: string, estado: string, { task = '' } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Añadir fase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva fase' });
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Estado al que pertenece').click();
  await page.getByRole('option', { name: estado, exact: true }).click();
  await dialog.getByLabel('Tarea hecha').fill(task);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

/** Moves the person by the menu of their card. */
async function moveTo(page: Page, name: string, place: string, button: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones: ${name}` }).click();
  await page.getByRole('menuitem', { name: `Mover a ${place}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Mover candidatura' });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('a company hires by its own process: phases, fields, a rule, a task and an interview of several', async ({
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const stamp = Date.now();
  const admin = await openStaff(openBrowser, 'admin');
  const { request } = admin;
  const department = await given<Schemas['DepartmentResponse']>(request, '/api/departments', {
    nombre: `Grúas ${stamp}`,
    ofrecido_en: ['vacante'],
  });

  await test.step('the template of a department has four phases', async () => {
    await admin.goto(`${AREA}/departments/${department.id}/show`);
    await addPhase(admin, 'Llamada de filtro', 'En revisión');
    await addPhase(admin, 'Prueba de grúa', 'En revisión', { task: `Reservar la pista ${stamp}` });
    await addPhase(admin, 'Con el jefe de base', 'Entrevista programada');
    await addPhase(admin, 'Referencias', 'Entrevista realizada');
  });

  const field = (data: object) => given<Schemas['CustomFieldResponse']>(request, '/api/custom-fields', data);
  const hours = await field({
    entidad: 'persona',
    tipo: 'numero',
    etiqueta: { es: `Años con grúa ${stamp}` },
    donde: 'experiencia',
    visible_para: 'candidato',
    clase: 'ordinario',
  });
  const size = await field({
    entidad: 'candidatura',
    tipo: 'una_de',
    etiqueta: { es: `Talla de chaleco ${stamp}` },
    opciones: [{ texto: { es: 'M' } }, { texto: { es: 'XL' } }],
    clase: 'interno',
  });
  const vacancy = await given<Schemas['VacancyResponse']>(request, '/api/vacancies', {
    titulo: `Gruista ${stamp}`,
    departamento: department.codigo,
    posicion: 'gruista',
    ubicacion: 'Barcelona',
    descripcion: 'Auxilio en carretera.',
    tipo_contrato: 'Indefinido',
    jornada: 'Completa',
    estado: 'activa',
    salario_min: 24_000,
    salario_max: 28_000,
  });
  await given(
    request,
    `/api/vacancies/${vacancy.id}/interview-guides`,
    {
      fase_id: null,
      version: 0,
      secciones: [{ titulo: 'Seguridad', preguntas: [{ pregunta: QUESTION }], criterios: [] }],
    },
    'PUT',
  );
  const rule = await given<Schemas['RuleResponse']>(request, '/api/rules', {
    nombre: `Pide el CAP de gruista ${stamp}`,
    cuando: { tipo: 'inscrita' },
    si: { vacante_id: vacancy.id },
    entonces: [{ tipo: 'documento', nombre: 'Certificado CAP', dias: 7 }],
  });
  await admin.goto(`${AREA}/rules`);
  await admin.getByRole('switch', { name: `Encender «${rule.nombre}»` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Encender' }).click();
  await expect(admin.getByText('Regla encendida')).toBeVisible();

  const person = newPerson();
  const name = fullName(person);
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } });
  await register(phone, person);

  await test.step('a person applies from a phone and answers the field of the company', async () => {
    const page = await phone.newPage();
    const form = new ApplicationForm(page);
    await page.goto(`/completar-candidatura?vacante=${vacancy.id}`);
    await form.fillPersonal(person);
    await form.goOn(2);
    await form.fillLocation(person);
    await form.goOn(3);
    await form.field(hours.etiqueta.es).fill('4');
    await form.goOn(4);
    await form.attach(await cvOf(person));
    await form.goOn(5);
    await form.send.click();
    await page.waitForURL('**/candidatura-enviada*');
    await page.close();
  });

  const { id, aplicacion_id } = await candidateOf(request, person.email);
  await test.step('the rule asks for the document', async () => {
    const asked = async () =>
      (await request.get(`/api/documents?filter=${JSON.stringify({ candidato_id: id })}`)).json();
    await expect
      .poll(asked, { timeout: 40_000 })
      .toMatchObject([{ nombre: 'Certificado CAP', estado: 'pendiente' }]);
  });

  const board = `${AREA}/admin/tablero?vacante=${vacancy.id}`;
  await test.step('nobody goes on from the test before its task is done', async () => {
    await admin.goto(board);
    await moveTo(admin, name, 'En revisión · Prueba de grúa', 'Mover a Prueba de grúa');
    await admin.goto(`${AREA}/tasks`);
    await admin.getByLabel('De quién').click();
    await admin.getByRole('option', { name: 'De nadie todavía' }).click();
    await admin.getByRole('checkbox', { name: `Hecha: Reservar la pista ${stamp}` }).click();
    await expect(admin.getByText('Tarea hecha')).toBeVisible();
  });

  const staff = (await (await request.get('/api/interviews/interviewers')).json()) as { id: string }[];
  const soon = new Date(Date.now() + 97 * 86_400_000).toISOString().slice(0, 10);
  const interview = await given<Schemas['InterviewResponse']>(request, '/api/interviews', {
    candidato_id: id,
    aplicacion_id,
    fecha: soon,
    hora: '18:30',
    tipo: 'telefonica',
    entrevistador_id: staff[0]?.id,
    participantes: [{ usuario_id: staff[1]?.id }],
  });

  await test.step('two interview with the guide, take notes and score', async () => {
    await admin.goto(`${AREA}/interviews/${interview.id}/en-curso`);
    await expect(admin.getByText(QUESTION)).toBeVisible();
    await admin
      .getByRole('textbox', { name: 'Tus notas', exact: true })
      .fill('Conoce las cuatro sujeciones.');
    await expect(admin.getByText('Guardado. Solo tú lees estas notas.').first()).toBeVisible();
    const hr = await openStaff(openBrowser, 'rrhh');
    for (const [scorer, points] of [
      [admin, 5],
      [hr, 3],
    ] as const) {
      const cards = await scorer.request.get(`/api/scorecards?candidato_id=${id}`);
      const { entrevistas } = (await cards.json()) as Schemas['CandidateScorecardsResponse'];
      const criterio_id = entrevistas[0]?.criterios[0]?.id;
      await given(
        scorer.request,
        `/api/scorecards/${interview.id}`,
        { recomendacion: 'si', puntuaciones: [{ criterio_id, puntos: points }] },
        'PUT',
      );
    }
    await admin.reload();
    const table = admin.getByRole('region', { name: 'Puntuaciones de cada persona' });
    await expect(table.getByText('3–5: muy distintas')).toBeVisible();
  });

  await test.step('HR fills in its own field in the record, and hires', async () => {
    await admin.goto(`${AREA}/candidates/${id}/show?parte=proceso`);
    await admin.getByRole('button', { name: 'Editar otros datos' }).first().click();
    await admin.getByLabel(size.etiqueta.es).click();
    await admin.getByRole('option', { name: 'XL' }).click();
    await admin.getByRole('button', { name: 'Guardar' }).click();
    await expect(admin.getByText('XL', { exact: true })).toBeVisible();
    await admin.goto(board);
    await moveTo(admin, name, 'Contratada', 'Mover a Contratada');
    await expect(
      admin.getByRole('region').filter({ hasText: 'Contratadas' }).getByRole('link', { name }),
    ).toBeVisible();
  });

  // What other journeys would meet.
  await request.post(`/api/vacancies/${vacancy.id}/state`, { data: { estado: 'pausada', visto: 'activa' } });
  for (const { id: own, version, etiqueta, clase } of [hours, size])
    await request.put(`/api/custom-fields/${own}`, { data: { etiqueta, clase, version, archivado: true } });
});

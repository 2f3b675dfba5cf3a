import type { BrowserContext, Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openStaff, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { fullName, newPerson } from '../pages/person.js';
import { expect, test, type OpenBrowser } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

const AREA = '/sistema-aplicacion';
const FORM = {
  departamento: 'lavadero',
  posicion: 'operario_lavado',
  ubicacion: 'Barcelona',
  descripcion: 'Rutas de reparto.',
  tipo_contrato: 'Indefinido',
  jornada: 'Completa',
  estado: 'activa',
  salario_min: 24_000,
  salario_max: 28_000,
} as const;
const QUESTION = '¿Cómo revisas un camión?';

/** A day that no other test uses, and far enough ahead. */
function dayAhead(day: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, day)).toISOString().slice(0, 10);
}

async function read<T>(page: Page, path: string, params: Record<string, string> = {}): Promise<T> {
  return (await (await page.request.get(path, { params })).json()) as T;
}

/** An applicant, and HR in a desktop browser. */
async function applicant(
  context: BrowserContext,
  openBrowser: OpenBrowser,
  given: { hr?: Page; vacancy?: string } = {},
) {
  const person = newPerson();
  await register(context, person);
  await apply(context, person, given.vacancy);
  const hr = given.hr ?? (await openStaff(openBrowser, 'rrhh'));
  const [row] = await read<Schemas['CandidateRow'][]>(hr, '/api/candidates', {
    filter: JSON.stringify({ q: person.email }),
  });
  const staff = await read<Schemas['InterviewerResponse'][]>(hr, '/api/interviews/interviewers');
  if (!row) throw new Error('nobody found');
  return { person, hr, row, staff };
}

test('HR schedules an interview of three people and replaces one, and the candidate hears of neither', async ({
  context,
  openBrowser,
}) => {
  const { hr, row, person, staff } = await applicant(context, openBrowser);
  const [lead, other] = staff;
  const guest = newPerson();
  const filter = JSON.stringify({ candidato_id: row.id });
  await hr.goto(`${AREA}/admin/entrevistas?${new URLSearchParams({ filter })}`);
  await hr.getByRole('link', { name: 'Nueva entrevista' }).click();
  const form = hr.getByRole('dialog', { name: 'Programar nueva entrevista' });
  await form.getByLabel('Fecha').fill(dayAhead(9));
  await form.getByLabel(/^Hora(?!s)/).fill('17:00');
  await form.getByRole('combobox', { name: /^Entrevistador/ }).fill(lead?.nombre ?? '');
  await hr.getByRole('option', { name: lead?.nombre ?? '' }).click();
  await form.getByRole('button', { name: 'Añadir otra persona' }).click();
  await form.getByRole('combobox', { name: 'Del equipo' }).fill(other?.nombre ?? '');
  await hr.getByRole('option', { name: other?.nombre ?? '' }).click();
  await form.getByRole('button', { name: 'Añadir otra persona' }).click();
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Jordi Puig');
  await form.getByRole('textbox', { name: 'Correo' }).fill(guest.email);
  await form.getByRole('textbox', { name: 'Ubicación' }).fill('Sala 2');
  await expectAccessible(hr, 'the form of an interview of several people');
  await form.getByRole('button', { name: 'Programar entrevista' }).click();
  await expect(form).toBeHidden();
  await expect(hr.getByText(`${lead?.nombre}, `).first()).toContainText('Jordi Puig');
  const invitation = await waitForMail(guest.email, 'Haces una entrevista');
  expect(invitation.text).toContain(fullName(person));
  await waitForMail(person.email, 'Tu entrevista en');

  const [interview] = await read<Schemas['InterviewResponse'][]>(hr, '/api/interviews', { filter });
  const successor = newPerson();
  await hr.getByRole('button', { name: /^Más acciones/ }).click();
  await hr.getByRole('menuitem', { name: 'Editar' }).click();
  const edit = hr.getByRole('dialog', { name: 'Editar entrevista' });
  await edit.getByRole('textbox', { name: 'Nombre' }).fill('Núria Vidal');
  await edit.getByRole('textbox', { name: 'Correo' }).fill(successor.email);
  await edit.getByRole('button', { name: 'Actualizar entrevista' }).click();
  await expect(edit).toBeHidden();
  await waitForMail(successor.email, 'Haces una entrevista');
  await waitForMail(guest.email, 'Ya no haces esta entrevista');
  const [after] = await read<Schemas['InterviewResponse'][]>(hr, '/api/interviews', { filter });
  expect(after?.participantes.map(({ nombre }) => nombre)).toContain('Núria Vidal');
  expect(after?.inicio).toBe(interview?.inicio);
  const emails = await read<Schemas['EmailResponse'][]>(hr, '/api/emails', {
    filter: JSON.stringify({ candidato_id: row.id }),
  });
  expect(emails.filter(({ asunto }) => asunto.includes('entrevista'))).toHaveLength(1);
});

test('notes are taken with the guide and kept while the network is away; two score, and the spread is seen', async ({
  context,
  openBrowser,
}) => {
  const hr = await openStaff(openBrowser, 'rrhh');
  const made = await hr.request.post('/api/vacancies', { data: { ...FORM, titulo: 'Reparto con guía' } });
  const { id: vacancy } = (await made.json()) as Schemas['VacancyResponse'];
  const { row } = await applicant(context, openBrowser, { hr, vacancy });
  const agreed = await hr.request.post('/api/interviews', {
    data: { candidato_id: row.id, fecha: dayAhead(10), hora: '17:00', tipo: 'telefonica' },
  });
  const { id } = (await agreed.json()) as Schemas['InterviewResponse'];
  await hr.goto(`${AREA}/vacancies/${vacancy}/show/guia`);
  await hr.getByRole('button', { name: 'Escribir guía: Todas las entrevistas' }).click();
  const form = hr.getByRole('dialog', { name: 'Escribir guía: Todas las entrevistas' });
  await form.getByRole('textbox', { name: 'Título' }).fill('Seguridad');
  await form.getByRole('button', { name: 'Añadir pregunta' }).click();
  await form.getByRole('textbox', { name: 'Qué preguntar' }).fill(QUESTION);
  await form.getByRole('textbox', { name: /^Qué tiene una buena respuesta/ }).fill('Luces, frenos y carga.');
  await expectAccessible(hr, 'the form of a guide');
  // A criterion that does not exist is not chosen by Enter, and the guide is not saved without it.
  await form.getByRole('combobox', { name: 'Criterios que se puntúan' }).fill('Ronda completa');
  await hr.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(hr.getByText(QUESTION)).toBeVisible();

  await hr.goto(`${AREA}/interviews/${id}/en-curso`);
  const note = hr.getByRole('textbox', { name: 'Tus notas', exact: true });
  await note.fill('Empieza por los frenos.');
  await expect(hr.getByText('Guardado. Solo tú lees estas notas.').first()).toBeVisible();
  await hr.context().setOffline(true);
  await note.fill('Empieza por los frenos. Conoce el límite.');
  await expect(hr.getByText(/^Sin guardar todavía/).first()).toBeVisible();
  await hr.context().setOffline(false);
  await expect(hr.getByText('Guardado. Solo tú lees estas notas.').first()).toBeVisible();
  await hr.reload();
  await expect(note).toHaveValue('Empieza por los frenos. Conoce el límite.');
  await expectAccessible(hr, 'an interview while it is held');

  const admin = await openStaff(openBrowser, 'admin');
  for (const [page, points] of [
    [admin, 5],
    [hr, 2],
  ] as const) {
    const cards = await read<Schemas['CandidateScorecardsResponse']>(page, '/api/scorecards', {
      candidato_id: row.id,
    });
    const criterio_id = cards.entrevistas[0]?.criterios[0]?.id;
    const given = await page.request.put(`/api/scorecards/${id}`, {
      data: { recomendacion: 'si', puntuaciones: [{ criterio_id, puntos: points }] },
    });
    expect(given.status(), await given.text()).toBe(200);
  }
  await hr.reload();
  const table = hr.getByRole('region', { name: 'Puntuaciones de cada persona' });
  await expect(table.getByText('2–5: muy distintas')).toBeVisible();
  await hr.getByRole('button', { name: 'Escribir resumen' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Resumen para el expediente' });
  await dialog.getByRole('textbox').fill('Hay que ver por qué difieren.');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(hr.getByText('Hay que ver por qué difieren.')).toBeVisible();
  // The openings of other tests are counted.
  await hr.request.post(`/api/vacancies/${vacancy}/state`, { data: { estado: 'pausada', visto: 'activa' } });
});

test('whoever scores by a link sends it after a criterion has gone, with what was typed', async ({
  context,
  page,
  openBrowser,
}) => {
  const { hr, row } = await applicant(context, openBrowser);
  const made = await hr.request.post('/api/scorecard-criteria', {
    data: { nombre: 'Lee un tacógrafo', orden: 900, activo: true },
  });
  const criterion = (await made.json()) as Schemas['CriterionResponse'];
  const agreed = await hr.request.post('/api/interviews', {
    data: { candidato_id: row.id, fecha: dayAhead(12), hora: '17:00', tipo: 'telefonica' },
  });
  const { id } = (await agreed.json()) as Schemas['InterviewResponse'];
  const scorer = newPerson();
  await hr.request.post(`/api/scorecards/${id}/requests`, {
    data: { nombre: 'Pep Soler', email: scorer.email },
  });
  const mail = await waitForMail(scorer.email, 'Tu evaluación');
  const link = linkIn(mail, '/evaluar/');
  const secondTab = await page.context().newPage();
  await secondTab.goto(link);
  await page.goto(link);
  const gone = page.getByRole('group', { name: criterion.nombre });
  await gone.getByText('4', { exact: true }).click();
  await page.getByText('Sí', { exact: true }).click();
  await page.getByLabel(/^Comentario/).fill('Conoce los frenos.');
  expect((await hr.request.delete(`/api/scorecard-criteria/${criterion.id}`)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Enviar mi evaluación' }).click();
  await expect(page.getByRole('alert')).toContainText('Los criterios han cambiado');
  await expect(gone).toHaveCount(0);
  await expect(page.getByLabel(/^Comentario/)).toHaveValue('Conoce los frenos.');
  await page.getByRole('button', { name: 'Enviar mi evaluación' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias por tu evaluación');

  await secondTab.getByText('No', { exact: true }).click();
  await secondTab.getByLabel(/^Comentario/).fill('No sabe de frenos de aire.');
  await secondTab.getByRole('button', { name: 'Enviar mi evaluación' }).click();
  await expect(secondTab.getByRole('heading', { level: 1 })).toHaveText('Esta evaluación no se ha enviado');
  await expect(secondTab.getByText('No sabe de frenos de aire.')).toBeVisible();
});

test('a note of an interview that somebody else holds meanwhile says so, and stays to be copied', async ({
  context,
  openBrowser,
}) => {
  const hr = await openStaff(openBrowser, 'rrhh');
  const made = await hr.request.post('/api/vacancies', { data: { ...FORM, titulo: 'Lavado con relevo' } });
  const { id: vacancy } = (await made.json()) as Schemas['VacancyResponse'];
  const { row, staff } = await applicant(context, openBrowser, { hr, vacancy });
  const manager = await openStaff(openBrowser, 'responsable');
  const { user } = await read<{ user: { id: string } }>(manager, '/api/auth/me');
  const own = user.id;
  const other = staff.find((one) => one.id !== own);
  await hr.request.put(`/api/vacancies/${vacancy}/team/${own}`, { data: { papel: 'responsable' } });
  const agreed = await hr.request.post('/api/interviews', {
    data: {
      candidato_id: row.id,
      fecha: dayAhead(12),
      hora: '17:00',
      tipo: 'telefonica',
      entrevistador_id: own,
    },
  });
  const { id, version } = (await agreed.json()) as Schemas['InterviewResponse'];
  await manager.goto(`${AREA}/team/applications/${row.aplicacion_id}/entrevistas/${id}`);
  const note = manager.getByRole('textbox', { name: 'Tus notas de la entrevista' });
  await note.fill('Puntual.');
  await expect(manager.getByText('Guardado. Solo tú lees estas notas.').first()).toBeVisible();
  const given = await hr.request.put(`/api/interviews/${id}`, {
    data: { version, entrevistador_id: other?.id },
  });
  expect(given.status(), await given.text()).toBe(200);
  await note.fill('Puntual. Conoce el túnel de lavado.');
  await expect(
    manager.getByText(/^No se puede guardar: esta entrevista ya no existe o ya no la haces tú/),
  ).toBeVisible();
  await expect(note).toHaveValue('Puntual. Conoce el túnel de lavado.');

  // Of human resources' own that was deleted, the words typed stay on the screen too.
  await hr.goto(`${AREA}/interviews/${id}/en-curso`);
  const ownNote = hr.getByRole('textbox', { name: 'Tus notas de la entrevista' });
  await ownNote.fill('Muy puntual.');
  await expect(hr.getByText('Guardado. Solo tú lees estas notas.').first()).toBeVisible();
  const readAgain = hr.waitForResponse((answer) => answer.url().endsWith(`/api/interviews/${id}`));
  const admin = await openStaff(openBrowser, 'admin');
  expect((await admin.request.delete(`/api/interviews/${id}`)).ok()).toBe(true);
  expect((await readAgain).status()).toBe(404);
  await ownNote.fill('Muy puntual. Y amable.');
  await expect(hr.getByText(/^No se puede guardar: esta entrevista/)).toBeVisible();
  await expect(ownNote).toHaveValue('Muy puntual. Y amable.');
  await hr.request.post(`/api/vacancies/${vacancy}/state`, { data: { estado: 'pausada', visto: 'activa' } });
});

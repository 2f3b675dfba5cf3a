import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openApplicant, openStaff, register } from '../pages/accounts.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf, vacanciesIn } from '../pages/staff-api.js';
import { expect, type OpenBrowser, test } from '../pages/test.js';

/*
 * Nobody reloads or touches the screens of this file while others change what they show. Each test opens several: they
 * run one after the other.
 */
const AREA = '/sistema-aplicacion';

async function send<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(`/api/${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

/** The page, once it hears what happens elsewhere. */
async function openListening(page: Page, address: string): Promise<Page> {
  const listening = page.waitForResponse('**/api/events');
  await page.goto(`${AREA}${address}`);
  await listening;
  return page;
}

const byId = (id: string) => JSON.stringify({ candidato_id: id });
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function offerHours(hr: APIRequestContext, candidato_id: string): Promise<void> {
  const staff = await hr.get('/api/interview-availability/interviewers');
  const [interviewer] = (await staff.json()) as Schemas['InterviewerOption'][];
  const hours = await send<Schemas['AvailabilityResponse']>(hr, 'interview-availability', {
    entrevistador_id: interviewer?.id,
    nombre: `Horas ${candidato_id}`,
    franjas: [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, desde: '06:00', hasta: '21:00' })),
    duracion_min: 30,
    margen_antes_min: 0,
    margen_despues_min: 0,
    antelacion_horas: 24,
    dias_vista: 30,
    tipo: 'telefonica',
    activa: true,
  });
  await send(hr, 'slot-invitations', { candidato_id, disponibilidad_id: hours.id });
}

/** The last of the offered hours. */
async function bookHour(candidate: BrowserContext): Promise<void> {
  const mine = await candidate.request.get('/api/slot-invitations/mine');
  const [invitation] = (await mine.json()) as Schemas['MySlotInvitation'][];
  const page = await candidate.newPage();
  await page.goto(String(invitation?.enlace));
  await page.getByRole('radio').last().check({ force: true });
  await page.getByRole('button', { name: 'Reservar esta hora' }).click();
  await expect(page.getByRole('heading', { name: 'Tu entrevista queda reservada' })).toBeVisible();
  await page.close();
}

async function moveTo(hr: APIRequestContext, email: string, estado: string): Promise<void> {
  const { aplicacion_id, aplicacion_version } = await candidateOf(hr, email);
  await send(hr, `applications/${aplicacion_id}/move`, {
    estado,
    version: aplicacion_version,
    notificar: false,
  });
}

/** Somebody who has applied, the record in which HR reads of them, and a colleague's requests. */
async function openRecord(openBrowser: OpenBrowser, part: string) {
  const person = newPerson();
  const candidate = await openApplicant(openBrowser, person);
  const colleague = (await openStaff(openBrowser, 'rrhh')).request;
  const { id } = await candidateOf(colleague, person.email);
  const page = await openStaff(openBrowser, 'admin');
  await openListening(page, `/candidates/${id}/show?parte=${part}`);
  const panel = page.getByRole('region', { name: 'Candidato', exact: true }).getByRole('tabpanel');
  await expect(panel).toBeVisible();
  return { person, candidate, colleague, id, page, panel };
}

test(
  'the process of an open record follows offered and booked hours, scorecards and moves',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const { person, candidate, colleague, id, page, panel } = await openRecord(openBrowser, 'proceso');
    await expect(panel.getByText('No hay entrevistas programadas')).toBeVisible();
    const offers = panel.getByRole('listitem').filter({ hasText: `Horas ${id}` });

    await offerHours(colleague, id);
    await expect(offers).toContainText('Esperando respuesta');
    await bookHour(candidate);
    await expect(panel.getByRole('list', { name: 'Entrevistas próximas' }).getByRole('listitem')).toHaveCount(
      1,
    );
    await expect(panel.getByText('No hay entrevistas programadas')).toHaveCount(0);
    await expect(offers).toContainText('Hora elegida');

    const found = await colleague.get('/api/interviews', { params: { filter: byId(id) } });
    const [interview] = (await found.json()) as Schemas['InterviewResponse'][];
    const given = await colleague.put(`/api/scorecards/${interview?.id}`, {
      data: { puntuaciones: [], recomendacion: 'si', comentario: 'Puntual y claro.' },
    });
    expect(given.ok(), await given.text()).toBe(true);
    // Its words are shown to those who have given theirs.
    await expect(panel.getByText(/^Hay otra evaluación/)).toBeVisible();

    await moveTo(colleague, person.email, 'contratada');
    await expect(panel.getByText(/^Contratad[ao]/).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: fullName(person) })).toBeVisible();
  },
);

test(
  'the conversation and the documents of an open record follow what others write and ask',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const { candidate, colleague, id, page, panel } = await openRecord(openBrowser, 'conversacion');
    await send(colleague, 'notes', { candidato_id: id, texto: 'Llama por la tarde.' });
    await expect(panel.getByText('Llama por la tarde.')).toBeVisible();
    const asked = await candidate.request.post('/api/threads/mine', {
      multipart: { texto: '¿Hay turno de noche?' },
    });
    expect(asked.ok(), await asked.text()).toBe(true);
    await expect(panel.getByText('¿Hay turno de noche?')).toBeVisible();

    await page.getByRole('tab', { name: 'Documentos' }).click();
    await send(colleague, 'documents', { candidato_id: id, nombre: 'Carné de conducir' });
    await expect(panel.getByText('Carné de conducir')).toBeVisible();
  },
);

test('list, board, interviews, calendar, messages and start page follow a booked interview and a move', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const name = fullName(person);
  await openApplicant(openBrowser, person);
  const colleague = (await openStaff(openBrowser, 'rrhh')).request;
  const { id } = await candidateOf(colleague, person.email);
  const day = dayAhead(40);
  const desk = (await openStaff(openBrowser, 'rrhh')).context();
  const panel = (await openStaff(openBrowser, 'admin')).context();
  const screen = async (of: BrowserContext, address: string) => openListening(await of.newPage(), address);
  const found = new URLSearchParams({ filter: JSON.stringify({ q: person.email }) });
  const own = new URLSearchParams({ filter: byId(id) });
  const list = await screen(desk, `/admin?${found}`);
  const board = await screen(desk, `/admin/tablero?${new URLSearchParams({ q: person.email })}`);
  const interviews = await screen(desk, `/admin/entrevistas?${own}`);
  const calendar = await screen(desk, `/admin/entrevistas/calendario?${own}&modo=mes&fecha=${day}`);
  const messages = await screen(panel, `/emails?${own}`);
  const start = await screen(panel, '/');
  const row = list.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Recibida');
  const column = (title: string) => board.getByRole('region', { name: title, exact: true });
  await expect(column('Recibidas')).toContainText(name);
  await expect(interviews.getByText('No hay entrevistas programadas')).toBeVisible();
  await expect(calendar.getByRole('heading', { name: `Entrevistas de ${name}` })).toBeVisible();
  await expect(messages.getByRole('row').filter({ hasText: person.email }).first()).toBeVisible();
  const received = start.locator('dl > div').filter({ hasText: 'Candidaturas recibidas' });
  await expect(received).toContainText(/candidaturas en total/);
  const before = String(await received.textContent());

  await send(colleague, 'interviews', { candidato_id: id, fecha: day, hora: '10:00', tipo: 'telefonica' });
  await expect(interviews.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(calendar.locator('[data-color-scheme]').getByText(name).last()).toBeVisible();
  await expect(row).toContainText('Entrevista');
  await expect(column('Entrevista')).toContainText(name);

  await moveTo(colleague, person.email, 'contratada');
  await expect(row).toContainText(/Contratad[ao]/);
  await expect(column('Contratadas')).toContainText(name);
  await send(colleague, 'emails', {
    aplicacion_id: (await candidateOf(colleague, person.email)).aplicacion_id,
    tipo: 'contacto',
    asunto: 'Tu primer día',
    cuerpo: 'Te esperamos el lunes.',
  });
  await expect(messages.getByRole('row').filter({ hasText: 'Tu primer día' })).toBeVisible();

  await openApplicant(openBrowser, newPerson());
  await expect(received).not.toHaveText(before);
});

/** A vacancy of this test alone. */
async function openVacancy(hr: APIRequestContext): Promise<Schemas['VacancyResponse']> {
  const [model] = await vacanciesIn(hr, 'activa');
  const made = await send<Schemas['VacancyResponse']>(hr, `vacancies/${model?.id}/duplicate`, {});
  await send(hr, `vacancies/${made.id}/state`, { estado: 'activa', visto: 'borrador' });
  return made;
}

test('the page of a vacancy follows who applies and, once it is closed and answered, that nobody waits', async ({
  openBrowser,
}) => {
  const closing = await openStaff(openBrowser, 'rrhh');
  const { id, titulo } = await openVacancy(closing.request);
  const watching = await openStaff(openBrowser, 'admin');
  for (const page of [closing, watching]) {
    await openListening(page, `/vacancies/${id}/show`);
    await expect(page.getByText('Nadie espera respuesta en esta vacante')).toBeVisible();
  }

  const person = newPerson();
  const candidate = await openBrowser();
  await register(candidate, person);
  await apply(candidate, person, id);
  const figure = (page: Page, label: string): Locator =>
    page.getByLabel('Candidaturas de la vacante').locator('div').filter({ hasText: label }).first();
  for (const page of [closing, watching]) {
    await expect(page.getByRole('row').filter({ hasText: fullName(person) })).toBeVisible();
    await expect(figure(page, 'Recibidas')).toContainText('1');
  }

  await closing.getByRole('button', { name: `Más acciones de ${titulo}` }).click();
  await closing.getByRole('menuitem', { name: 'Cerrar vacante' }).click();
  const dialog = closing.getByRole('dialog', { name: /^Cerrar «/ });
  await dialog.getByRole('button', { name: 'Cerrar y responder' }).click();
  for (const page of [closing, watching]) {
    await expect(page.getByText(/^Respuesta a todas del .*: 1 respondida/)).toBeVisible();
    await expect(page.getByText('Nadie espera respuesta en esta vacante')).toBeVisible();
    await expect(figure(page, 'Rechazadas')).toContainText('1');
    await expect(figure(page, 'Recibidas')).toContainText('0');
    await expect(page.getByText('Cerrada', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Responder/ })).toHaveCount(0);
  }
});

test('an open dialog keeps what is typed, and does not overwrite what a colleague saved unseen', async ({
  openBrowser,
}) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const colleague = (await openStaff(openBrowser, 'rrhh')).request;
  const { aplicacion_id } = await candidateOf(colleague, person.email);
  const read = await colleague.get(`/api/offer-proposals/${aplicacion_id}`);
  const { contenido, caduca_el } = (await read.json()) as Schemas['OfferProposal'];
  const content = { ...contenido, turno: '06:00–14:00', salario_anual: 2_200_000, caduca_el };
  const { id, version } = await send<Schemas['OfferRecord']>(colleague, 'offers', {
    ...content,
    aplicacion_id,
  });

  const page = await openListening(await openStaff(openBrowser, 'admin'), `/offers/${id}/show`);
  await page.getByRole('button', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar oferta' });
  await dialog.getByLabel('Turno').fill('22:00–06:00');
  const changed = await colleague.put(`/api/offers/${id}`, {
    data: { ...content, turno: '14:00–22:00', version },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await expect(page.getByText('14:00–22:00', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText(/Lo que has escrito sigue aquí/)).toBeVisible();
  await expect(dialog.getByLabel('Turno')).toHaveValue('22:00–06:00');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('22:00–06:00', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).click();
  await dialog.getByLabel('Turno').fill('10:00–18:00');
  const now = (await (await colleague.get(`/api/offers/${id}`)).json()) as Schemas['OfferRecord'];
  await send(colleague, `offers/${id}/withdraw`, { version: now.version });
  // Nobody can edit it any more; the words can still be read and copied.
  await expect(page.getByRole('button', { name: 'Editar', includeHidden: true })).toHaveCount(0);
  await expect(dialog.getByLabel('Turno')).toHaveValue('10:00–18:00');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText(/Lo que has escrito sigue aquí/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText(/^Esto no se puede hacer con una oferta/)).toBeVisible();
});

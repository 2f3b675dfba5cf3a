import { MoveApplication } from '../../../src/candidates/applications/moves/move-application.js';
import { joining } from '../../../src/platform/database/transactions/transaction.js';
import type { PhaseRequest } from '../../../src/vacancies/phases/phase.dto.js';
import { order } from '../../interviews/interviews-given.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { until } from '../../until.js';
import { type Agent, createWorld, type World } from '../../world.js';
import { submit } from '../application-form.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const FILTER = { nombre: 'Llamada de filtro', estado: 'en_revision' } as const;
const TEST = { nombre: 'Prueba de conducción', estado: 'en_revision' } as const;
const SECOND = { nombre: 'Segunda entrevista', estado: 'entrevista_realizada' } as const;

type Saved = {
  version: number;
  fases: { id: string; nombre: string; en_uso: boolean; archivada: boolean }[];
};

async function phasesOf(vacancy: string): Promise<Saved> {
  return (await hr.get(`/api/vacancies/${vacancy}/phases`).expect(200)).body;
}

async function save(vacancy: string, fases: readonly PhaseRequest[], version?: number) {
  const seen = version ?? (await phasesOf(vacancy)).version;
  return hr.put(`/api/vacancies/${vacancy}/phases`).send({ version: seen, fases });
}

async function vacancyWith(fases: readonly PhaseRequest[]): Promise<{ id: string; fases: Saved['fases'] }> {
  const id = await world.givenVacancy();
  expect((await save(id, fases)).status).toBe(200);
  return { id, fases: (await phasesOf(id)).fases };
}

let people = 0;
async function applicant(vacante_id: string) {
  const agent = await world.registered(`fases${++people}@example.com`);
  const { body } = await submit(agent, { fields: { vacante_id } }).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, application: String(body.application.id), candidate: String(me.body.candidate.id) };
}

const move = (application: string, body: object) =>
  hr.post(`/api/applications/${application}/move`).send(body);
/** Until a statement waits for a row that another transaction has, or nothing does. */
const untilWaiting = () =>
  until(async () => {
    const [waiting] = await world.dataSource.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting !== undefined;
  });
const toReview = (applicationId: string) => ({
  applicationId,
  to: 'en_revision',
  version: 1,
  notificar: false,
  mensaje_candidato: null,
  motivo_rechazo_id: null,
});
const applicationOf = async (id: string) => (await hr.get(`/api/applications/${id}`).expect(200)).body;

describe('the phases of a vacancy', () => {
  it('are saved by estado and in the order of the list, and a stale version changes nothing', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    expect(fases.map(({ nombre }) => nombre)).toEqual([FILTER.nombre, TEST.nombre]);
    const [filter, test] = fases;
    const turned = [
      { ...TEST, id: test!.id, dias: 5 },
      { ...FILTER, id: filter!.id },
    ];
    expect((await save(id, turned)).status).toBe(200);
    expect((await phasesOf(id)).fases.map(({ nombre }) => nombre)).toEqual([TEST.nombre, FILTER.nombre]);
    // A phase that is put before those of an earlier estado follows them, and an error names its place in the request.
    const mixed = [SECOND, ...turned];
    expect(
      (await save(id, [...mixed, { ...SECOND, id: crypto.randomUUID(), nombre: 'Otra' }])).body.errors,
    ).toEqual({
      'fases.3.id': ['La fase ya no existe'],
    });
    expect((await save(id, mixed)).body.fases.map(({ nombre }: PhaseRequest) => nombre)).toEqual([
      TEST.nombre,
      FILTER.nombre,
      SECOND.nombre,
    ]);
    // The history tells what was kept.
    const { body: history } = await hr.get(`/api/vacancies/${id}/history`).expect(200);
    expect(history[0].cambios.find((one: { campo: string }) => one.campo === 'fases')).toMatchObject({
      antes: [TEST.nombre, FILTER.nombre].join('\n'),
      ahora: [TEST.nombre, FILTER.nombre, SECOND.nombre].join('\n'),
    });
    const late = await save(id, [], 1);
    expect([late.status, late.body.code]).toEqual([409, 'vacancy_stale']);
    expect((await phasesOf(id)).fases).toHaveLength(3);
  });

  it('of two concurrent changes take one', async () => {
    const id = await world.givenVacancy();
    const { version } = await phasesOf(id);
    const answers = await Promise.all([save(id, [FILTER], version), save(id, [TEST], version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await phasesOf(id)).fases).toHaveLength(1);
  });

  it('are refused by field: no name, an estado that ends the process, the same name twice', async () => {
    const id = await world.givenVacancy();
    const nameless = await save(id, [{ ...FILTER, nombre: ' ' }]);
    expect(nameless.body.errors).toEqual({ 'fases.0.nombre': ['Escribe el nombre de la fase'] });
    const hired = await hr
      .put(`/api/vacancies/${id}/phases`)
      .send({ version: 1, fases: [{ nombre: 'Fin', estado: 'contratada' }] });
    expect(hired.body.errors).toEqual({ 'fases.0.estado': ['El estado no es válido'] });
    const twice = await save(id, [FILTER, { ...TEST, nombre: FILTER.nombre.toUpperCase() }]);
    expect(twice.body.errors).toEqual({ 'fases.1.nombre': ['Ya hay otra fase con ese nombre'] });
    const nested = await save(id, [[FILTER]] as unknown as PhaseRequest[]);
    expect(nested.body.errors).toEqual({ fases: ['La fase no es válida'] });
  });

  it('can be renamed and archived while somebody is in one, not deleted and not put into another estado', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const [filter, test] = fases;
    const { application } = await applicant(id);
    await move(application, { fase_id: filter!.id, version: 1 }).expect(200);
    const rest = { ...TEST, id: test!.id };
    const deleted = await save(id, [rest]);
    expect([deleted.status, deleted.body.code]).toEqual([409, 'phase_in_use']);
    const other = await save(id, [{ ...FILTER, id: filter!.id, estado: 'recibida' }, rest]);
    expect(other.body.errors).toEqual({
      'fases.0.estado': ['Ya ha pasado gente por esta fase: su estado no se cambia'],
    });
    await save(id, [{ ...FILTER, id: filter!.id, nombre: 'Filtro', archivada: true }, rest]);
    expect((await phasesOf(id)).fases[0]).toMatchObject({ nombre: 'Filtro', archivada: true, en_uso: true });
    const { body: history } = await hr.get(`/api/vacancies/${id}/history`).expect(200);
    expect(history[0].cambios).toEqual([
      {
        campo: 'fases',
        antes: [FILTER.nombre, TEST.nombre].join('\n'),
        ahora: ['Filtro (archivada)', TEST.nombre].join('\n'),
      },
    ]);
    expect((await applicationOf(application)).fase).toEqual({ id: filter!.id, nombre: 'Filtro' });
    // Nobody has been in the other one.
    expect((await save(id, [{ ...FILTER, id: filter!.id, archivada: true }])).status).toBe(200);
  });

  it('that are written while somebody comes into their estado take them in', async () => {
    const id = await world.givenVacancy();
    const { application } = await applicant(id);
    const mover = world.dataSource.createQueryRunner();
    await mover.startTransaction();
    await joining(mover.manager, () =>
      world.app.get(MoveApplication).execute(toReview(application), { userId: null }),
    );
    const saved = save(id, [FILTER]);
    await untilWaiting();
    await mover.commitTransaction();
    await mover.release();
    expect((await saved).status).toBe(200);
    expect((await applicationOf(application)).fase.nombre).toBe(FILTER.nombre);
  });

  it('that go into another estado while somebody comes into one of them do not take them along', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    const editor = world.dataSource.createQueryRunner();
    await editor.startTransaction();
    await editor.query(`SELECT 1 FROM vacantes WHERE id = $1 FOR UPDATE`, [id]);
    await editor.query(`SELECT 1 FROM fases WHERE vacante_id = $1 FOR UPDATE`, [id]);
    const moved = move(application, { fase_id: fases[1]!.id, version: 1, notificar: false }).then();
    await untilWaiting();
    await editor.query(`UPDATE fases SET estado = 'recibida' WHERE id = $1`, [fases[1]!.id]);
    await editor.commitTransaction();
    await editor.release();
    expect((await moved).status).toBe(200);
    expect((await applicationOf(application)).fase.nombre).toBe(FILTER.nombre);
  });

  it('that are deleted while somebody is moved into one refuse the move with the reason', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    const editor = world.dataSource.createQueryRunner();
    await editor.startTransaction();
    await editor.query(`SELECT 1 FROM vacantes WHERE id = $1 FOR UPDATE`, [id]);
    await editor.query(`DELETE FROM fases WHERE id = $1`, [fases[1]!.id]);
    const moved = move(application, { fase_id: fases[1]!.id, version: 1, notificar: false }).then();
    await untilWaiting();
    await editor.commitTransaction();
    await editor.release();
    const { status, body } = await moved;
    expect([status, body.code]).toEqual([409, 'phase_not_found']);
  });

  it('that come to an estado with people in it take them into its first phase', async () => {
    const id = await world.givenVacancy();
    const { application } = await applicant(id);
    await move(application, { estado: 'en_revision', version: 1 }).expect(200);
    await save(id, [FILTER, TEST]);
    expect((await applicationOf(application)).fase.nombre).toBe(FILTER.nombre);
  });
});

describe('a new vacancy', () => {
  it('has the phases of its department; one that is duplicated, those of the original; later changes of the template leave it', async () => {
    const admin = await world.signedInAs('admin');
    const departments = (await admin.get('/api/departments').expect(200)).body;
    const {
      id: department,
      codigo,
      posiciones,
    } = departments.find(({ codigo }: { codigo: string }) => codigo === 'mantenimiento');
    const template = `/api/departments/${department}/phases`;
    const { version } = (await admin.get(template).expect(200)).body;
    await admin
      .put(template)
      .send({ version, fases: [FILTER, TEST] })
      .expect(200);
    const form = {
      titulo: 'Mecánica de furgonetas',
      departamento: codigo,
      posicion: posiciones[0].value,
      ubicacion: 'Barcelona',
      descripcion: 'Taller propio.',
      estado: 'borrador',
      tipo_contrato: 'Indefinido',
      jornada: 'Completa',
    };
    const { body } = await hr.post('/api/vacancies').send(form).expect(201);
    expect((await phasesOf(body.id)).fases.map(({ nombre }) => nombre)).toEqual([FILTER.nombre, TEST.nombre]);
    await admin
      .put(template)
      .send({ version: version + 1, fases: [] })
      .expect(200);
    expect((await phasesOf(body.id)).fases).toHaveLength(2);
    const copy = await hr.post(`/api/vacancies/${body.id}/duplicate`).expect(201);
    expect((await phasesOf(copy.body.id)).fases.map(({ en_uso }) => en_uso)).toEqual([false, false]);
  });

  it('of another process does not write the template without permission', async () => {
    const [department] = (await hr.get('/api/departments')).body;
    await hr.put(`/api/departments/${department.id}/phases`).send({ version: 1, fases: [] }).expect(403);
  });
});

describe('a move', () => {
  it('to an estado lands in its first phase, a move to a phase in that one, and neither tells the person of a step inside', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST, SECOND]);
    const { application, agent } = await applicant(id);
    const first = await move(application, { estado: 'en_revision', version: 1 }).expect(200);
    expect(first.body.message).toContain('Candidatura movida a En revisión · Llamada de filtro.');
    const unread = () => agent.get('/api/notifications').then(({ body }) => body.length);
    const before = await unread();
    const second = await move(application, { fase_id: fases[1]!.id, version: 2 }).expect(200);
    expect(second.body.message).toBe('Candidatura movida a En revisión · Prueba de conducción.');
    expect(second.body.application.historial.at(-1)).toMatchObject({
      de: 'en_revision',
      a: 'en_revision',
      fase: TEST.nombre,
      correo: null,
    });
    expect(await unread()).toBe(before);
    const again = await move(application, { fase_id: fases[1]!.id, version: 3 }).expect(200);
    expect([again.body.changed, again.body.message]).toEqual([
      false,
      'La candidatura ya estaba en En revisión · Prueba de conducción.',
    ]);
    const portal = (await agent.get('/api/candidates/me').expect(200)).body.applications[0];
    expect(portal.historial.map(({ estado }: { estado: string }) => estado)).toEqual([
      'recibida',
      'en_revision',
    ]);
  });

  it('is taken back into the phase that it left', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    await move(application, { fase_id: fases[0]!.id, version: 1, notificar: false }).expect(200);
    const { body } = await move(application, { fase_id: fases[1]!.id, version: 2 }).expect(200);
    const undone = await hr
      .post(`/api/applications/${application}/undo`)
      .send({ historial_id: body.undo.historial_id, version: 3 })
      .expect(200);
    expect(undone.body.application.fase.nombre).toBe(FILTER.nombre);
  });

  it('into a phase tells the person when HR chooses so, with the text that they read', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    await move(application, {
      fase_id: fases[1]!.id,
      version: 2,
      notificar: true,
      mensaje_candidato: 'Te esperamos en la pista.',
    }).expect(200);
    const [mail] = await world.dataSource.query(
      `SELECT html FROM correos WHERE aplicacion_id = $1 AND plantilla = 'cambio_estado'`,
      [application],
    );
    expect(mail.html).toContain('Te esperamos en la pista.');
  });

  it('is refused into an archived phase, one of another vacancy, and one of another estado than it names', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const other = await vacancyWith([FILTER]);
    const { application } = await applicant(id);
    await save(id, [
      { ...FILTER, id: fases[0]!.id },
      { ...TEST, id: fases[1]!.id, archivada: true },
    ]);
    for (const fase_id of [fases[1]!.id, other.fases[0]!.id]) {
      const { status, body } = await move(application, { fase_id, version: 1 });
      expect([status, body.code]).toEqual([409, 'phase_not_found']);
    }
    const { body } = await move(application, { fase_id: fases[0]!.id, estado: 'contratada', version: 1 });
    expect(body.errors).toEqual({ fase_id: ['La fase es de otro estado'] });
  });

  it('of an interview follows the estado into its first phase', async () => {
    const { id } = await vacancyWith([{ nombre: 'Cita', estado: 'entrevista_programada' }, FILTER]);
    const { application, candidate } = await applicant(id);
    await hr.post('/api/interviews').send(order(candidate)).expect(201);
    expect((await applicationOf(application)).fase.nombre).toBe('Cita');
  });

  it('in a wrong estado is put right by the database, whoever writes it', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    await move(application, { fase_id: fases[1]!.id, version: 1, notificar: false }).expect(200);
    await world.dataSource.query(`UPDATE aplicaciones_vacantes SET fase_id = NULL WHERE id = $1`, [
      application,
    ]);
    expect((await applicationOf(application)).fase.nombre).toBe(FILTER.nombre);
  });
});

describe('a phase that asks for something', () => {
  it('lets nobody go on without its document and a scorecard, and lets them go back or be rejected', async () => {
    const asking = { ...FILTER, exige_documento: 'Certificado CAP', exige_puntuacion: true };
    const { id, fases } = await vacancyWith([asking, TEST]);
    const { application } = await applicant(id);
    await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    const refused = await move(application, { fase_id: fases[1]!.id, version: 2 });
    expect([refused.status, refused.body.code]).toEqual([409, 'phase_incomplete']);
    expect(refused.body.detail).toBe(
      'Para salir de «Llamada de filtro» falta el documento «Certificado CAP» aceptado y una evaluación.',
    );
    await move(application, { estado: 'recibida', version: 2, notificar: false }).expect(200);
    await move(application, { estado: 'en_revision', version: 3, notificar: false }).expect(200);
    await move(application, { estado: 'rechazada', version: 4, notificar: false }).expect(200);
  });

  it('the record says what is missing and what has been begun of it', async () => {
    const asking = { ...FILTER, exige_documento: 'Certificado CAP', exige_puntuacion: true };
    const { id } = await vacancyWith([asking, TEST]);
    const { application, candidate } = await applicant(id);
    const needs = async () =>
      (await hr.get(`/api/applications/${application}/phase-requirements`).expect(200)).body;
    expect(await needs()).toEqual([]);
    await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    const document = { tipo: 'documento', nombre: 'Certificado CAP' };
    const scores = { tipo: 'evaluacion', nombre: null, cumplido: false, empezado: false };
    expect(await needs()).toEqual([{ ...document, cumplido: false, empezado: false }, scores]);
    const asked = await hr
      .post('/api/documents')
      .send({ candidato_id: candidate, nombre: 'certificado cap', aplicacion_id: application })
      .expect(201);
    expect(await needs()).toEqual([{ ...document, cumplido: false, empezado: true }, scores]);
    const { id: request, version } = asked.body;
    await hr.post(`/api/documents/${request}/cancel`).send({ version }).expect(200);
    expect(await needs()).toEqual([{ ...document, cumplido: false, empezado: false }, scores]);
  });
});

it('a phase that asks for a task creates it for whoever comes in, once, and lets them go on when it is done', async () => {
  const asking = { nombre: 'Recepción', estado: 'recibida', exige_tarea: 'Pedir referencias' } as const;
  const { id } = await vacancyWith([asking, FILTER]);
  const { application, candidate } = await applicant(id);
  const tasks = async () =>
    (
      await hr
        .get('/api/tasks')
        .query({ filter: JSON.stringify({ candidato_id: candidate }) })
        .expect(200)
    ).body;
  const [task] = await tasks();
  expect(task).toMatchObject({ titulo: 'Pedir referencias', asignada_a: null });
  const refused = await move(application, { estado: 'en_revision', version: 1 });
  expect(refused.body.detail).toBe('Para salir de «Recepción» falta la tarea «Pedir referencias» hecha.');
  await hr.post(`/api/tasks/${task.id}/done`).send({ version: task.version }).expect(200);
  await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
  await move(application, { estado: 'recibida', version: 2, notificar: false }).expect(200);
  expect(await tasks()).toHaveLength(1);
});

describe('what phases say', () => {
  it('the portal shows their sentence in the language of the person, and promises their days', async () => {
    const frase = { es: 'Te llamaremos para la prueba.', ca: 'Et trucarem per a la prova.' };
    const { id } = await vacancyWith([{ ...TEST, frase, dias: 3 }]);
    const { application, agent } = await applicant(id);
    await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    const portal = async (language: string) =>
      (await agent.get('/api/candidates/me').set('Accept-Language', language).expect(200)).body
        .applications[0];
    expect((await portal('ca')).siguiente).toBe(frase.ca);
    const spanish = await portal('ro');
    expect(spanish.siguiente).toBe(frase.es);
    const { en_fase_desde } = await applicationOf(application);
    expect(Date.parse(spanish.fecha_prometida) - Date.parse(en_fase_desde)).toBe(3 * 86_400_000);
  });

  it('an application is overdue by the days of its phase', async () => {
    const { id } = await vacancyWith([{ ...TEST, dias: 2 }]);
    const { application } = await applicant(id);
    await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    const waiting = async () =>
      (await hr.get(`/api/vacancies/${id}/waiting`).expect(200)).body as { sin_responder: boolean }[];
    expect((await waiting()).map(({ sin_responder }) => sin_responder)).toEqual([false]);
    await world.dataSource.query(
      `WITH late AS (
        UPDATE aplicaciones_vacantes SET en_fase_desde = now() - interval '3 days' WHERE id = $1
        RETURNING candidato_id, en_fase_desde)
      UPDATE candidates c SET espera_desde = late.en_fase_desde FROM late WHERE c.id = late.candidato_id`,
      [application],
    );
    expect((await waiting()).map(({ sin_responder }) => sin_responder)).toEqual([true]);
  });

  it('their figures count who is in each and how long those stayed who have left', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    await world.dataSource.query(
      `UPDATE aplicacion_historial SET created_at = created_at - interval '36 hours',
         estancia_desde = estancia_desde - interval '36 hours'
       WHERE aplicacion_id = $1`,
      [application],
    );
    await move(application, { fase_id: fases[1]!.id, version: 2 }).expect(200);
    expect((await hr.get(`/api/vacancies/${id}/phase-figures`).expect(200)).body).toMatchObject([
      { nombre: FILTER.nombre, total: 0, sin_responder: 0, dias_mediana: 1.5 },
      { nombre: TEST.nombre, total: 1, sin_responder: 0, dias_mediana: null },
    ]);
  });

  it('a webhook hears of a step inside the estado, with its phase', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    await world.dataSource.query(
      `INSERT INTO webhooks (url, eventos, secreto, secreto_clave)
       VALUES ('https://example.com/fases', '{application.moved}', 'x', 'x')`,
    );
    await move(application, { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    await move(application, { fase_id: fases[1]!.id, version: 2 }).expect(200);
    const events = await world.dataSource.query(
      `SELECT datos->'fase'->>'nombre' AS fase FROM webhook_eventos WHERE datos->>'id' = $1 ORDER BY created_at`,
      [application],
    );
    expect(events).toEqual([{ fase: FILTER.nombre }, { fase: TEST.nombre }]);
  });

  it('the board of the vacancy has them as columns with their cards', async () => {
    const { id, fases } = await vacancyWith([FILTER, TEST]);
    const { application } = await applicant(id);
    await applicant(id);
    await move(application, { fase_id: fases[1]!.id, version: 1, notificar: false }).expect(200);
    const columns = (await hr.get('/api/board/columns').query({ vacante: id }).expect(200)).body;
    expect(
      columns.map(
        ({ etapa, fase, total }: { etapa: string; fase: { nombre: string } | null; total: number }) => [
          fase?.nombre ?? etapa,
          total,
        ],
      ),
    ).toEqual([
      ['recibida', 1],
      [FILTER.nombre, 0],
      [TEST.nombre, 1],
      ['entrevista', 0],
      ['contratada', 0],
      ['rechazada', 0],
    ]);
    const { body } = await hr
      .get('/api/board/column')
      .query({ vacante: id, etapa: 'en_revision', fase: fases[1]!.id })
      .expect(200);
    expect(body.tarjetas).toHaveLength(1);
    expect(body.tarjetas[0].fase).toEqual({ id: fases[1]!.id, nombre: TEST.nombre });
    const plain = await world.givenVacancy();
    expect((await hr.get('/api/board/columns').query({ vacante: plain }).expect(200)).body).toEqual([]);
    await hr.get('/api/board/columns').expect(422);
  });
});

it('the list finds people by the name of their phase, and its export has it', async () => {
  const unique = { nombre: 'Visita a la campa', estado: 'recibida' } as const;
  const { id, fases } = await vacancyWith([unique, { nombre: 'Sin nadie', estado: 'recibida' }]);
  const { candidate } = await applicant(id);
  const filter = encodeURIComponent(JSON.stringify({ fase: unique.nombre }));

  const { body } = await hr.get(`/api/candidates?filter=${filter}`).expect(200);
  expect(body.map((row: { id: string }) => row.id)).toEqual([candidate]);
  const file = await hr
    .get(`/api/applications/export?formato=csv&para=programa&filter=${filter}`)
    .expect(200);
  const [heading, row] = file.text.split('\r\n');
  expect(heading).toMatch(/,fase$/);
  expect(row).toMatch(/,Visita a la campa$/);

  const archived = fases.map((phase) => ({ ...phase, estado: 'recibida' as const, archivada: true }));
  const names = async () => (await hr.get('/api/phases').expect(200)).body;
  expect(await names()).toEqual(expect.arrayContaining(['Sin nadie', unique.nombre]));
  await save(
    id,
    archived.map(({ id: own, nombre, estado, archivada }) => ({ id: own, nombre, estado, archivada })),
  );
  expect(await names()).not.toContain(unique.nombre);
});

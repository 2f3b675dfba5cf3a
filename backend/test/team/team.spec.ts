import { randomUUID } from 'node:crypto';
import type { User } from '../../src/auth/user.entity.js';
import { RemindManagers } from '../../src/team/reminders/remind-managers.js';
import type { TeamApplication, TeamRecord, TeamToday } from '../../src/team/own/team.dto.js';
import { givenPerson } from '../onboarding/onboarding-given.js';
import { listen } from '../site/event-stream.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  [hr, admin] = await Promise.all([world.signedInAs('rrhh'), world.signedInAs('admin')]);
});
afterAll(() => world.close());

const query = (sql: string, values: unknown[] = []) => world.dataSource.query(sql, values);

interface Opening {
  id: string;
  applications: string[];
}

/** An opening with people who applied for it. */
async function givenOpening(people: number, values: object = {}): Promise<Opening> {
  const id = await world.given.vacancy(values);
  const applications: string[] = [];
  for (let n = 0; n < people; n += 1) {
    const { application } = await givenPerson(world);
    await query(`UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE id = $1`, [application, id]);
    applications.push(application);
  }
  return { id, applications };
}

async function givenManager(...openings: Opening[]): Promise<{ user: User; agent: Agent }> {
  const user = await world.given.user({ role: 'responsable', nombre: 'Jordi' });
  for (const { id } of openings)
    await hr.put(`/api/vacancies/${id}/team/${user.id}`).send({ papel: 'responsable' }).expect(200);
  return { user, agent: await world.agentOf(user) };
}

const listed = async (agent: Agent, filter: object = {}): Promise<string[]> => {
  const { body } = await agent
    .get('/api/team/applications')
    .query({ filter: JSON.stringify(filter) })
    .expect(200);
  return (body as TeamApplication[]).map(({ id }) => id);
};
const record = async (agent: Agent, id: string): Promise<TeamRecord> =>
  (await agent.get(`/api/team/applications/${id}`).expect(200)).body;

describe('a manager', () => {
  it('sees the applications to the openings of their team, and finds no others', async () => {
    const [own, foreign] = await Promise.all([givenOpening(2), givenOpening(1)]);
    const { agent, user } = await givenManager(own);
    const nothing = await givenManager();
    expect((await listed(agent)).sort()).toEqual([...own.applications].sort());
    expect(await listed(agent, { vacante_id: foreign.id })).toEqual([]);
    expect(await listed(nothing.agent)).toEqual([]);
    const [strange] = foreign.applications;
    for (const reader of [agent, nothing.agent]) {
      await reader.get(`/api/team/applications/${strange}`).expect(404);
      await reader.get(`/api/team/applications/${strange}/cv`).expect(404);
      await reader.post(`/api/team/applications/${strange}/seen`).expect(404);
      await reader.post(`/api/team/applications/${strange}/notes`).send({ texto: 'Nota' }).expect(404);
      await reader.put(`/api/team/applications/${strange}/proposal`).send({ propuesta: 'pasar' }).expect(404);
      await reader.post(`/api/team/applications/${strange}/proposal/withdraw`).expect(404);
    }
    // Taken off the team a moment ago: the next request sees nothing.
    await hr.delete(`/api/vacancies/${own.id}/team/${user.id}`).expect(204);
    expect(await listed(agent)).toEqual([]);
    await agent.get(`/api/team/applications/${own.applications[0]}`).expect(404);
    expect((await agent.get('/api/team/vacancies').expect(200)).body).toEqual([]);
  });

  it('asks for the board of one opening, and is told at the field when none is named', async () => {
    const { agent } = await givenManager(await givenOpening(0));
    for (const path of ['columns', 'column?etapa=recibida']) {
      const { body } = await agent.get(`/api/team/board/${path}`).expect(422);
      expect(body.errors).toEqual({ vacante: ['La vacante no es válida'] });
    }
  });

  it('reads the own fields that say so, of the person and of the application, and changes none', async () => {
    const opening = await givenOpening(1);
    const [id] = opening.applications;
    const { agent } = await givenManager(opening);
    const define = async (es: string, extra: object, status = 201) =>
      admin
        .post('/api/custom-fields')
        .send({ entidad: 'persona', tipo: 'texto', etiqueta: { es }, clase: 'ordinario', ...extra })
        .expect(status);
    const shown = { lo_ve_equipo: true };
    await define('Carretilla', shown);
    await define('Sueldo que pide', {});
    await define('Impresión', { ...shown, clase: 'interno' });
    await define('Ruta', { ...shown, entidad: 'candidatura' });
    for (const extra of [{ clase: 'sensible' }, { entidad: 'vacante', clase: 'ninguno' }]) {
      const { body } = await define('Otro', { ...shown, ...extra }, 422);
      expect(body.errors).toEqual({ lo_ve_equipo: ['Esta clase de dato solo la ve RRHH'] });
    }
    await query(
      `UPDATE candidates SET campos = '{"carretilla":"Sí, 2 años","sueldo_que_pide":"oculto9531","impresion":"Seria"}'
         WHERE id = (SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1)`,
      [id],
    );
    await query(`UPDATE aplicaciones_vacantes SET campos = '{"ruta":"Lleida"}' WHERE id = $1`, [id]);
    const read = await record(agent, id!);
    expect(read.campos.map(({ etiqueta, valor }) => [etiqueta, valor])).toEqual([
      ['Carretilla', 'Sí, 2 años'],
      ['Impresión', 'Seria'],
      ['Ruta', 'Lleida'],
    ]);
    expect(JSON.stringify(read)).not.toContain('oculto9531');
    // Nothing that HR takes back stays.
    const fields = (await admin.get('/api/custom-fields').expect(200)).body as {
      id: string;
      clave: string;
      version: number;
    }[];
    const { id: field, version } = fields.find(({ clave }) => clave === 'carretilla')!;
    const change = { etiqueta: { es: 'Carretilla' }, clase: 'ordinario', version };
    await admin.put(`/api/custom-fields/${field}`).send(change).expect(200);
    expect((await record(agent, id!)).campos.map(({ etiqueta }) => etiqueta)).toEqual(['Impresión', 'Ruta']);
  });

  it('is told at once that they came to a team or left it', async () => {
    const opening = await givenOpening(1);
    const { user } = await givenManager();
    const other = await givenManager();
    const open = async (of: User) =>
      listen(world, (await world.given.session(of)).accessToken, '/api/team/events');
    const [stream, quiet] = await Promise.all([open(user), open(other.user)]);
    const member = `/api/vacancies/${opening.id}/team/${user.id}`;
    await hr.put(member).send({ papel: 'responsable' }).expect(200);
    await world.until(() => Promise.resolve(stream.events.length === 1));
    await hr.delete(member).expect(204);
    await world.until(() => Promise.resolve(stream.events.length === 2));
    expect(stream.events).toEqual([{ kind: 'resync' }, { kind: 'resync' }]);
    expect(quiet.events).toEqual([]);
    for (const one of [stream, quiet]) one.close();
  });

  it('of a department sees all of its openings', async () => {
    const own = await givenOpening(1, { departamento: 'lavadero', posicion: 'lavador' });
    const other = await givenOpening(1);
    const { agent, user } = await givenManager();
    const departments = `/api/users/${user.id}/departments`;
    await admin
      .put(departments)
      .send({ departamentos: ['no existe'] })
      .expect(422);
    await hr
      .put(departments)
      .send({ departamentos: ['lavadero'] })
      .expect(403);
    await admin
      .put(departments)
      .send({ departamentos: ['lavadero'] })
      .expect(200);
    const seen = await listed(agent);
    expect(seen).toEqual(expect.arrayContaining(own.applications));
    expect(seen).not.toEqual(expect.arrayContaining(other.applications));
    const { body } = await hr.get(`/api/vacancies/${own.id}/team`).expect(200);
    expect(body).toContainEqual({ usuario_id: user.id, nombre: 'Jordi', papel: null });
    await admin.put(departments).send({ departamentos: [] }).expect(200);
    expect(await listed(agent)).toEqual([]);
  });

  it('reads of a person what the work needs, and nothing else', async () => {
    const own = await givenOpening(1);
    const [id] = own.applications as [string];
    const [{ candidato_id }] = await query(`SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1`, [
      id,
    ]);
    await query(
      `UPDATE candidates SET fecha_nacimiento = '1990-05-05', direccion = 'Calle Secreta 3', telefono = '+34 600 555 444',
         email = 'oculta@example.com', experiencia = 'Seis años de taller' WHERE id = $1`,
      [candidato_id],
    );
    await hr.post('/api/notes').send({ candidato_id, texto: 'Solo de RRHH' }).expect(201);
    await hr.post('/api/notes').send({ candidato_id, texto: 'Viene el martes', privada: false }).expect(201);
    const { agent } = await givenManager(own);
    const told = await record(agent, id);
    expect(told).toMatchObject({ experiencia: 'Seis años de taller', notas: [{ texto: 'Viene el martes' }] });
    expect(JSON.stringify(told)).not.toMatch(
      /Calle Secreta|1990-05-05|600 555 444|oculta@example|Solo de RRHH/,
    );
    await agent.post(`/api/team/applications/${id}/notes`).send({ texto: 'Buena mano' }).expect(201);
    const { body } = await hr.get(`/api/notes?candidato_id=${candidato_id}`).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ texto: 'Buena mano', privada: false, autor: 'Jordi' }),
    );
  });

  it('has their openings, what is to be read and their interviews together', async () => {
    const [busy, quiet] = await Promise.all([givenOpening(2, { titulo: 'Con gente' }), givenOpening(0)]);
    const { agent, user } = await givenManager(busy, quiet);
    const [first] = busy.applications as [string];
    const before: TeamToday = (await agent.get('/api/team/today').expect(200)).body;
    expect(before.total_por_ver).toBe(2);
    expect(before.por_ver.map(({ id }) => id).sort()).toEqual([...busy.applications].sort());
    expect(before.vacantes).toMatchObject([
      { id: busy.id, abiertas: 2, por_ver: 2 },
      { id: quiet.id, abiertas: 0, por_ver: 0 },
    ]);
    await agent.post(`/api/team/applications/${first}/seen`).expect(200);
    await agent.post(`/api/team/applications/${first}/seen`).expect(200);
    expect(await listed(agent, { por_ver: true })).toEqual(busy.applications.slice(1));
    const { body } = await hr.get(`/api/applications/${first}/team`).expect(200);
    expect(body.equipo).toEqual([
      { usuario_id: user.id, nombre: 'Jordi', tarde: false, vista_at: expect.any(String) },
    ]);
  });
});

it('a task of a manager is done by them, and nobody else’s is', async () => {
  const [mine, other] = await Promise.all([givenManager(), givenManager()]);
  const titulo = 'Enseñar el taller el martes';
  const { body } = await hr.post('/api/tasks').send({ titulo, asignada_a: mine.user.id }).expect(201);
  const tasks = async () => ((await mine.agent.get('/api/team/today').expect(200)).body as TeamToday).tareas;
  expect(await tasks()).toMatchObject([{ id: body.id, titulo, vencida: false }]);
  await other.agent.post(`/api/team/tasks/${body.id}/done`).expect(404);
  await mine.agent.post(`/api/team/tasks/${body.id}/done`).expect(200);
  expect(await tasks()).toEqual([]);
  await mine.agent.post(`/api/team/tasks/${body.id}/undone`).expect(200);
  expect(await tasks()).toHaveLength(1);
});

describe('a proposal', () => {
  const waiting = async (): Promise<{ id: string; aplicacion_id: string; propuesta: string }[]> =>
    (await hr.get('/api/team-proposals').expect(200)).body;
  const move = async (id: string, estado: string) => {
    const [{ version }] = await query(`SELECT version FROM aplicaciones_vacantes WHERE id = $1`, [id]);
    return hr.post(`/api/applications/${id}/move`).send({ estado, version, notificar: false }).expect(200);
  };

  it('waits for human resources, replaces the one before, and moves nothing', async () => {
    const own = await givenOpening(1);
    const [id] = own.applications as [string];
    const { agent } = await givenManager(own);
    const path = `/api/team/applications/${id}/proposal`;
    await agent.put(path).send({ propuesta: 'descartar' }).expect(422);
    await agent.put(path).send({ propuesta: 'pasar' }).expect(200);
    await agent.put(path).send({ propuesta: 'pasar' }).expect(200);
    await agent.put(path).send({ propuesta: 'descartar', motivo: 'Vive demasiado lejos' }).expect(200);
    const told = await record(agent, id);
    expect(told).toMatchObject({ propuesta: 'descartar', estado: 'recibida' });
    expect(told.propuestas.map(({ propuesta, resultado }) => [propuesta, resultado])).toEqual([
      ['descartar', null],
      ['pasar', 'retirada'],
    ]);
    expect((await waiting()).filter(({ aplicacion_id }) => aplicacion_id === id)).toHaveLength(1);
    await agent.post(`${path}/withdraw`).expect(200);
    await agent.post(`${path}/withdraw`).expect(200);
    expect((await waiting()).filter(({ aplicacion_id }) => aplicacion_id === id)).toEqual([]);
  });

  it('is settled by the move that human resources makes, or dismissed', async () => {
    const own = await givenOpening(3);
    const [passed, rejected, dismissed] = own.applications as [string, string, string];
    const { agent } = await givenManager(own);
    for (const id of own.applications)
      await agent.put(`/api/team/applications/${id}/proposal`).send({ propuesta: 'pasar' }).expect(200);
    await move(passed, 'en_revision');
    await move(rejected, 'rechazada');
    const left = (await waiting()).find(({ aplicacion_id }) => aplicacion_id === dismissed);
    await hr.post(`/api/team-proposals/${left?.id}/dismiss`).expect(200);
    await hr.post(`/api/team-proposals/${left?.id}/dismiss`).expect(200);
    await hr.post(`/api/team-proposals/${randomUUID()}/dismiss`).expect(404);
    const results = await Promise.all(
      own.applications.map(async (id) => (await record(agent, id)).propuestas[0]?.resultado),
    );
    expect(results).toEqual(['seguida', 'no_seguida', 'no_seguida']);
    // The process of this one is over.
    await agent.put(`/api/team/applications/${rejected}/proposal`).send({ propuesta: 'pasar' }).expect(409);
  });

  it('is one when a manager presses twice at once', async () => {
    const own = await givenOpening(1);
    const [id] = own.applications as [string];
    const { agent } = await givenManager(own);
    const send = () => agent.put(`/api/team/applications/${id}/proposal`).send({ propuesta: 'pasar' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await query(`SELECT id FROM propuestas_equipo WHERE aplicacion_id = $1`, [id])).toHaveLength(1);
  });
});

describe('an interview', () => {
  it('of a manager shows its application and takes their scorecard, of other openings too', async () => {
    const [own, foreign] = await Promise.all([givenOpening(0), givenOpening(1)]);
    const [id] = foreign.applications as [string];
    const { agent, user } = await givenManager(own);
    const stranger = await givenManager();
    const [{ id: interview }] = await query(
      `INSERT INTO interviews (candidato_id, aplicacion_id, entrevistador_id, entrevistador_nombre, inicio, fin, tipo, estado)
       SELECT candidato_id, id, $2, 'Jordi', now() - interval '1 day', now() - interval '23 hours', 'presencial', 'realizada'
       FROM aplicaciones_vacantes WHERE id = $1 RETURNING id`,
      [id, user.id],
    );
    expect((await agent.get('/api/team/today').expect(200)).body).toMatchObject({
      por_valorar: [{ id: interview, aplicacion_id: id }],
    });
    expect((await record(agent, id)).entrevistas).toMatchObject([{ entrevista_id: interview, propia: null }]);
    const card = { puntuaciones: [], recomendacion: 'si', comentario: 'Muy suelta con el elevador' };
    await stranger.agent.put(`/api/team/interviews/${interview}/scorecard`).send(card).expect(404);
    await agent.put(`/api/team/interviews/${interview}/scorecard`).send(card).expect(200);
    expect((await agent.get('/api/team/today').expect(200)).body.por_valorar).toEqual([]);
    // It is not in the list: that is of the own openings.
    expect(await listed(agent)).toEqual([]);
  });

  it('of a manager is before them, also in a week of a dozen', async () => {
    const opening = await givenOpening(1);
    const { agent, user } = await givenManager(opening);
    const week = (inicio: string) =>
      query(
        `INSERT INTO interviews (candidato_id, aplicacion_id, entrevistador_id, entrevistador_nombre, inicio, fin, tipo, estado)
         SELECT a.candidato_id, a.id, $2, 'Jordi', h.inicio, h.inicio + interval '30 minutes', 'presencial', 'confirmada'
         FROM aplicaciones_vacantes a, generate_series(1, 12) n, LATERAL (SELECT ${inicio} AS inicio) h WHERE a.id = $1`,
        [opening.applications[0], user.id],
      );
    await week(`now() + n * interval '2 hours'`);
    await week(`now() - n * interval '2 hours'`);
    const { body }: { body: TeamToday } = await agent.get('/api/team/today').expect(200);
    expect([body.proximas.length, body.por_valorar.length]).toEqual([12, 12]);
  });

  it('of a manager has its guide and their own notes, and no other interview of the team', async () => {
    const own = await givenOpening(1);
    const [id] = own.applications as [string];
    const [holder, colleague] = [await givenManager(own), await givenManager(own)];
    const asked = [{ pregunta: '¿Cómo revisas un camión?', buena_respuesta: 'Frenos y carga.' }];
    const secciones = [{ titulo: 'Oficio', preguntas: asked, criterios: [] }];
    await hr.put(`/api/vacancies/${own.id}/interview-guides`).send({ secciones, version: 0 }).expect(200);
    const [{ id: interview }] = await query(
      `INSERT INTO interviews (candidato_id, aplicacion_id, entrevistador_id, entrevistador_nombre, inicio, fin, tipo, estado)
       SELECT candidato_id, id, $2, 'Jordi', now() + interval '1 day', now() + interval '25 hours', 'presencial', 'confirmada'
       FROM aplicaciones_vacantes WHERE id = $1 RETURNING id`,
      [id, holder.user.id],
    );
    const sheet = `/api/team/interviews/${interview}/sheet`;
    const note = (agent: Agent, texto: string, version = 0) =>
      agent.put(`/api/team/interviews/${interview}/notes`).send({ clave: 'general', texto, version });
    const { body } = await holder.agent.get(sheet).expect(200);
    expect(body).toMatchObject({ entrevista_id: interview, secciones, notas: [] });
    expect(Object.keys(body).sort()).toEqual(['entrevista_id', 'notas', 'secciones']);
    await note(holder.agent, 'Sabe de frenos').expect(200);
    expect((await note(holder.agent, 'Otra ventana').expect(409)).body.code).toBe('interview_note_stale');
    await note(holder.agent, 'x'.repeat(100_000), 1).expect(422);
    expect((await holder.agent.get(sheet)).body.notas).toMatchObject([{ texto: 'Sabe de frenos' }]);
    expect((await hr.get(`/api/interviews/${interview}/sheet`).expect(200)).body.notas).toEqual([]);
    expect((await record(holder.agent, id)).entrevistas_propias).toEqual([interview]);
    const agenda = `/api/team/interviews?desde=2020-01-01&hasta=2099-12-31`;
    expect((await holder.agent.get(agenda)).body.entrevistas).toMatchObject([{ propia: true }]);
    // A colleague of the same opening sees the interview, and neither its guide nor the notes.
    expect((await record(colleague.agent, id)).entrevistas_propias).toEqual([]);
    expect((await colleague.agent.get(agenda)).body.entrevistas).toMatchObject([{ propia: false }]);
    await colleague.agent.get(sheet).expect(404);
    await note(colleague.agent, 'Mía').expect(404);
    await query(
      `UPDATE candidates SET user_id = $2 WHERE id =
      (SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1)`,
      [id, holder.user.id],
    );
    await holder.agent.get(sheet).expect(404);
    await note(holder.agent, 'De mí', 1).expect(404);
  });
});

describe('the reminder of a manager', () => {
  afterEach(() => world.clock.reset());
  it('comes once, on the third working day, and names openings only', async () => {
    await query(`DELETE FROM equipo_vacante`);
    const own = await givenOpening(3, { titulo: 'Chapista' });
    const [seen, late, fresh] = own.applications as [string, string, string];
    const { agent, user } = await givenManager(own);
    // A Thursday and a Friday.
    await query(
      `UPDATE aplicaciones_vacantes SET fecha_aplicacion = '2027-03-04T10:00:00Z' WHERE id = ANY($1)`,
      [[seen, late]],
    );
    await query(`UPDATE aplicaciones_vacantes SET fecha_aplicacion = '2027-03-05T10:00:00Z' WHERE id = $1`, [
      fresh,
    ]);
    await agent.post(`/api/team/applications/${seen}/seen`).expect(200);
    const runAt = (instant: string) => {
      world.clock.set(new Date(instant));
      return world.app.get(RemindManagers).run();
    };
    expect(await runAt('2027-03-08T10:00:00Z')).toBe(0);
    expect(await runAt('2027-03-09T06:00:00Z')).toBe(0);
    await Promise.all([runAt('2027-03-09T10:00:00Z'), runAt('2027-03-09T10:00:00Z')]);
    expect(await runAt('2027-03-09T10:10:00Z')).toBe(0);
    const mails = () =>
      query(
        `SELECT asunto, texto FROM correos WHERE plantilla = 'equipo_por_ver' AND user_id = $1 ORDER BY asunto`,
        [user.id],
      );
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail.asunto).toBe('1 candidatura espera a que la veas');
    expect(mail.texto).toContain('Chapista');
    expect(await runAt('2027-03-10T10:00:00Z')).toBe(1);
    expect(await mails()).toHaveLength(2);
  });
});

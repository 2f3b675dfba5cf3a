import { randomUUID } from 'node:crypto';
import { TellOfTasks } from '../../../src/candidates/people/tasks/tell-of-tasks.js';
import type { User } from '../../../src/auth/user.entity.js';
import { inTransaction } from '../../../src/platform/database/transactions/transaction.js';
import { ErasePerson } from '../../../src/privacy/erasure/erase-person.js';
import { madridDay } from '../../../src/platform/values/madrid-day.js';
import { daysAfter } from '../../../src/candidates/people/tasks/task.rules.js';
import { givenApplicant, order } from '../../interviews/interviews-given.js';
import { listen } from '../../site/event-stream.js';
import { until } from '../../until.js';
import { type Agent, createWorld, type World } from '../../world.js';

interface Row {
  id: string;
  titulo: string;
  vence_el: string | null;
  version: number;
  hecha_at: string | null;
}

let world: World;
let user: User;
let hr: Agent;
let candidate: string;
let application: string;
let owner: Agent;

beforeAll(async () => {
  world = await createWorld();
  user = await world.given.user({ role: 'rrhh', nombre: 'Rosa' });
  hr = await world.agentOf(user);
  ({ candidate, application, agent: owner } = await givenApplicant(world));
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());
beforeEach(() => world.dataSource.query(`DELETE FROM tareas`));

const today = () => madridDay(world.clock.now());
const make = async (values: object = {}, agent = hr): Promise<Row> =>
  (
    await agent
      .post('/api/tasks')
      .send({ titulo: 'Llamar', ...values })
      .expect(201)
  ).body;
const list = async (filter: object = {}, agent = hr): Promise<Row[]> =>
  (
    await agent
      .get('/api/tasks')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body;
const titles = async (filter: object) => (await list(filter)).map(({ titulo }) => titulo).sort();
const finish = (id: string, agent = hr) => agent.post(`/api/tasks/${id}/done`);

describe('tasks', () => {
  it('are about a person, an application, an interview, a vacancy or nothing', async () => {
    const { body: interview } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
    const vacante_id = await world.givenVacancy({ titulo: 'Chofer de grúa' });
    const person = { candidato_id: candidate, candidato_nombre: expect.any(String) };
    expect(await make({ candidato_id: candidate })).toMatchObject({ ...person, aplicacion_id: null });
    expect(await make({ aplicacion_id: application })).toMatchObject({
      ...person,
      aplicacion_id: application,
    });
    expect(await make({ entrevista_id: interview.id })).toMatchObject({
      ...person,
      aplicacion_id: application,
      entrevista_id: interview.id,
      entrevista_inicio: expect.any(String),
    });
    expect(await make({ vacante_id })).toMatchObject({
      candidato_id: null,
      vacante_titulo: 'Chofer de grúa',
    });
    expect(await make()).toMatchObject({ candidato_id: null, vacante_id: null, asignada_a: null });
    expect(await list({ candidato_id: candidate })).toHaveLength(3);
    expect(await list({ aplicacion_id: application })).toHaveLength(2);
    expect(await list({ entrevista_id: interview.id })).toHaveLength(1);
    expect(await list({ vacante_id })).toHaveLength(1);
  });

  it('are refused when they are not valid, with a message by field', async () => {
    const refused = async (values: object) => {
      const { status, body } = await hr.post('/api/tasks').send({ titulo: 'x', ...values });
      return [status, body.errors ? Object.keys(body.errors as object) : body.code];
    };
    const candidateAccount = await world.given.user();
    const closed = await world.given.user({ role: 'rrhh', activo: false });
    expect(await refused({ titulo: ' ' })).toEqual([422, ['titulo']]);
    expect(await refused({ titulo: 'x'.repeat(201) })).toEqual([422, ['titulo']]);
    expect(await refused({ vence_el: '2026-02-30' })).toEqual([422, ['vence_el']]);
    expect(await refused({ vence_el: '2099-01-01' })).toEqual([422, ['vence_el']]);
    expect(await refused({ repite: 'semanal' })).toEqual([422, ['vence_el']]);
    expect(await refused({ repite: 'anual', vence_el: today() })).toEqual([422, ['repite']]);
    expect(await refused({ asignada_a: candidateAccount.id })).toEqual([422, ['asignada_a']]);
    expect(await refused({ asignada_a: closed.id })).toEqual([422, ['asignada_a']]);
    const other = await givenApplicant(world);
    expect(await refused({ candidato_id: candidate, vacante_id: randomUUID() })).toEqual([
      422,
      ['vacante_id'],
    ]);
    const foreign = { candidato_id: candidate, aplicacion_id: other.application };
    expect(await refused(foreign)).toEqual([422, ['aplicacion_id']]);
    expect(await refused({ candidato_id: randomUUID() })).toEqual([404, 'candidate_not_found']);
    expect(await refused({ aplicacion_id: randomUUID() })).toEqual([404, 'application_not_found']);
    expect(await refused({ entrevista_id: randomUUID() })).toEqual([404, 'interview_not_found']);
    expect(await refused({ vacante_id: randomUUID() })).toEqual([404, 'vacancy_not_found']);
  });

  it('wait for the removal of their vacancy, and are not about one that is gone', async () => {
    const vacante_id = await world.givenVacancy();
    const remover = world.dataSource.createQueryRunner();
    await remover.startTransaction();
    await remover.query(`DELETE FROM vacantes WHERE id = $1`, [vacante_id]);
    const made = hr.post('/api/tasks').send({ titulo: 'Llamar', vacante_id }).then();
    await until(async () => {
      const waiting = await world.dataSource.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await remover.commitTransaction();
    await remover.release();
    expect((await made).body.code).toBe('vacancy_not_found');
  });

  it('are for staff', async () => {
    const { id } = await make();
    for (const call of [owner.get('/api/tasks'), owner.get(`/api/tasks/${id}`), finish(id, owner)])
      expect((await call).status).toBe(403);
    expect((await owner.post('/api/tasks').send({ titulo: 'x' })).status).toBe(403);
    const colleague = await world.signedInAs('admin');
    expect((await colleague.get(`/api/tasks/${id}`).expect(200)).body.titulo).toBe('Llamar');
  });

  it('are changed field by field, by whoever saw the latest version', async () => {
    const { id } = await make({ vence_el: '2027-01-31', repite: 'mensual', detalle: 'Por la tarde' });
    const change = (values: object) => hr.put(`/api/tasks/${id}`).send(values);
    const { body } = await change({ titulo: 'Escribir', asignada_a: user.id, version: 1 }).expect(200);
    expect(body).toMatchObject({
      titulo: 'Escribir',
      asignada_nombre: 'Rosa',
      detalle: 'Por la tarde',
      vence_el: '2027-01-31',
      repite: 'mensual',
      version: 2,
    });
    const stale = await change({ titulo: 'Tarde', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'task_stale']);
    expect((await change({ vence_el: null, version: 2 })).body.errors).toHaveProperty('vence_el');
    await change({ vence_el: null, repite: null, detalle: null, titulo: null, version: 2 }).expect(200);
    const { body: emptied } = await hr.get(`/api/tasks/${id}`);
    expect(emptied).toMatchObject({ titulo: 'Escribir', vence_el: null, repite: null, detalle: null });
    await hr.delete(`/api/tasks/${id}`).expect(204);
    expect((await hr.delete(`/api/tasks/${id}`)).body.code).toBe('task_not_found');
  });

  it('are listed by owner, by state and by day', async () => {
    const colleague = await world.given.user({ role: 'rrhh' });
    const mine = { asignada_a: user.id };
    await make({ titulo: 'vencida', ...mine, vence_el: daysAfter(today(), -1) });
    await make({ titulo: 'hoy', ...mine, vence_el: today() });
    await make({ titulo: 'semana', ...mine, vence_el: daysAfter(today(), 6) });
    await make({ titulo: 'lejana', ...mine, vence_el: daysAfter(today(), 7) });
    await make({ titulo: 'nadie', vence_el: today() });
    await make({ titulo: 'suya', asignada_a: colleague.id, vence_el: today() });
    const done = await make({ titulo: 'hecha', ...mine, vence_el: daysAfter(today(), -3) });
    await finish(done.id).expect(200);

    expect(await titles({ asignada_a: 'yo' })).toEqual(['hecha', 'hoy', 'lejana', 'semana', 'vencida']);
    expect(await titles({ asignada_a: 'nadie' })).toEqual(['nadie']);
    expect(await titles({ asignada_a: colleague.id })).toEqual(['suya']);
    expect(await titles({ estado: 'hecha' })).toEqual(['hecha']);
    expect(await titles({ vence: 'vencida' })).toEqual(['vencida']);
    expect(await titles({ asignada_a: 'yo', vence: 'semana' })).toEqual(['hoy', 'semana']);
    const panel = { asignada_a: 'yo_o_nadie', estado: 'abierta', vence: 'hasta_hoy' };
    expect(await titles(panel)).toEqual(['hoy', 'nadie', 'vencida']);
    const first = { sort: '["vence_el","ASC"]', limit: 2 };
    const { body } = await hr.get('/api/tasks').query(first).expect(200);
    expect(body.map(({ titulo }: Row) => titulo)).toEqual(['hecha', 'vencida']);
    expect((await hr.get('/api/tasks').query({ filter: '{"asignada_a":"ella"}' })).status).toBe(400);
  });
});

describe('a task that is done', () => {
  it('is done once, says by whom, and can be opened again', async () => {
    const { id } = await make();
    const answers = await Promise.all([finish(id), finish(id), finish(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await finish(id).expect(200);
    expect(body).toMatchObject({ hecha_por: 'Rosa', version: 2 });
    await hr.post(`/api/tasks/${id}/undone`).expect(200);
    const { body: open } = await hr.post(`/api/tasks/${id}/undone`).expect(200);
    expect(open).toMatchObject({ hecha_at: null, hecha_por: null, version: 3 });
  });

  it('makes the next one when it is repeated: one, also when several end it at once', async () => {
    const colleague = await world.signedInAs('admin');
    const { id } = await make({ candidato_id: candidate, vence_el: today(), repite: 'semanal' });
    await Promise.all([finish(id), finish(id, colleague), finish(id)]);
    expect(await list({ estado: 'abierta' })).toMatchObject([
      { candidato_id: candidate, vence_el: daysAfter(today(), 7), repite: 'semanal', version: 1 },
    ]);
  });

  it('is of nobody the next time when the colleague who had it has left', async () => {
    const gone = await world.given.user({ role: 'rrhh' });
    const { id } = await make({ asignada_a: gone.id, vence_el: today(), repite: 'semanal' });
    await world.dataSource.query(`UPDATE users SET activo = false WHERE id = $1`, [gone.id]);
    await finish(id).expect(200);
    expect(await list({ estado: 'abierta' })).toMatchObject([{ asignada_a: null }]);
  });

  it('takes the next one back when it is opened again, unless somebody has touched that', async () => {
    const { id } = await make({ vence_el: today(), repite: 'diaria' });
    await finish(id).expect(200);
    await hr.post(`/api/tasks/${id}/undone`).expect(200);
    expect((await list()).map((task) => task.id)).toEqual([id]);

    await finish(id).expect(200);
    const [next] = await list({ estado: 'abierta' });
    await hr.put(`/api/tasks/${next?.id}`).send({ titulo: 'Otra', version: 1 }).expect(200);
    await hr.post(`/api/tasks/${id}/undone`).expect(200);
    expect(await titles({ estado: 'abierta' })).toEqual(['Llamar', 'Otra']);
    // The one that was touched is still the next one.
    await finish(id).expect(200);
    expect(await titles({ estado: 'abierta' })).toEqual(['Otra']);
  });

  it('leaves entries in the log, without its words', async () => {
    const { id } = await make({ titulo: 'Llamar a García' });
    await finish(id).expect(200);
    const entries = await world.dataSource.query(
      `SELECT action, details, actor_id FROM system_logs WHERE entity = 'tasks' AND entity_id = $1 ORDER BY id`,
      [id],
    );
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['task.created', 'task.done']);
    expect(JSON.stringify(entries)).not.toContain('García');
  });
});

describe('the table of tasks refuses', () => {
  const insert = (columns: string, values: string) =>
    world.dataSource.query(`INSERT INTO tareas (titulo, ${columns}) VALUES ('x', ${values})`);
  it.each([
    ['an application without its person', 'aplicacion_id', () => `'${application}'`, 'tareas_sobre_ck'],
    ['a repetition without a day', 'repite', () => `'diaria'`, 'tareas_repite_dia_ck'],
    ['another repetition', 'repite, vence_el', () => `'anual', now()`, 'tareas_repite_ck'],
    ['a month without its day', 'repite, vence_el', () => `'mensual', now()`, 'tareas_dia_mes_ck'],
    ['who did it, while it is open', 'hecha_por', () => `'${user.id}'`, 'tareas_hecha_ck'],
    ['an empty detail', 'detalle', () => `''`, 'tareas_detalle_ck'],
  ])('%s', async (_what, columns, values, constraint) => {
    await expect(insert(columns, values())).rejects.toMatchObject({ constraint });
  });
});

describe('a note', () => {
  const write = (tarea: object, agent = hr) =>
    agent.post('/api/notes').send({ candidato_id: candidate, texto: '@Rosa llamar', tarea });

  it('makes a task about the same person, in its own transaction', async () => {
    await write({ titulo: 'Llamar', asignada_a: user.id, vence_el: today() }).expect(201);
    expect(await list()).toMatchObject([{ titulo: 'Llamar', candidato_id: candidate, asignada_a: user.id }]);
    const before = await world.dataSource.query(`SELECT count(*) FROM notas_candidato`);
    const { status, body } = await write({ titulo: 'Llamar', asignada_a: randomUUID() });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['asignada_a']]);
    expect((await write({ titulo: ' ' })).status).toBe(422);
    expect(await world.dataSource.query(`SELECT count(*) FROM notas_candidato`)).toEqual(before);
  });
});

describe('the person of a task', () => {
  const person = async () => {
    const made = await givenApplicant(world);
    await make({ titulo: 'De la persona', candidato_id: made.candidate, asignada_a: user.id });
    await make({ titulo: 'De la candidatura', aplicacion_id: made.application });
    return made;
  };

  it('takes it along when the record is removed, and brings it back', async () => {
    const { candidate: id } = await person();
    const [task] = await list({ candidato_id: id });
    const mark = (at: string) =>
      world.dataSource.query(`UPDATE candidates SET deleted_at = ${at} WHERE id = $1`, [id]);
    await mark('now()');
    expect(await list({ candidato_id: id })).toEqual([]);
    expect((await finish(String(task?.id))).body.code).toBe('task_not_found');
    await mark('NULL');
    expect(await list({ candidato_id: id })).toHaveLength(2);
  });

  it('has it erased, and the messages that named it', async () => {
    const { candidate: id } = await person();
    await world.dataSource.query(
      `INSERT INTO correos (plantilla, destinatario, asunto, html, texto, causa, estado, de_cuenta)
       VALUES ('tareas_del_dia', 'rosa@example.com', 'x', 'x', 'x', 'de-hoy', 'enviado', true)`,
    );
    await make({ titulo: 'De nadie' });
    const erasure = world.app.get(ErasePerson);
    await inTransaction(world.dataSource, (manager) => erasure.executeRecord(manager, id));
    expect(await titles({})).toEqual(['De nadie']);
    expect(await world.dataSource.query(`SELECT id FROM correos WHERE causa = 'de-hoy'`)).toEqual([]);
  });

  it('keeps the tasks of both records that are merged, and gets its own back', async () => {
    const [kept, other] = [await person(), await person()];
    await world.dataSource.query(`UPDATE candidates SET user_id = NULL WHERE id = $1`, [other.candidate]);
    await world.dataSource.query(`UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE id = $1`, [
      other.application,
      await world.givenVacancy(),
    ]);
    const at = async (id: string) => (await hr.get(`/api/candidates/${id}`)).body.updated_at;
    await hr
      .post(`/api/candidates/${kept.candidate}/merge`)
      .send({
        absorbido_id: other.candidate,
        conservado_at: await at(kept.candidate),
        absorbido_at: await at(other.candidate),
      })
      .expect(200);
    expect(await list({ candidato_id: kept.candidate })).toHaveLength(4);
    await make({ titulo: 'Después', aplicacion_id: other.application });
    const [merge] = await world.dataSource.query(`SELECT id FROM fusiones WHERE conservado_id = $1`, [
      kept.candidate,
    ]);
    await hr.post(`/api/merges/${merge.id}/undo`).expect(204);
    expect(await titles({ candidato_id: other.candidate })).toEqual([
      'De la candidatura',
      'De la persona',
      'Después',
    ]);
    expect(await list({ candidato_id: kept.candidate })).toHaveLength(2);
  });
});

describe('the daily message about tasks', () => {
  const DAY = '2027-03-01';
  const at = (time: string, day = DAY) => world.clock.set(new Date(`${day}T${time}:00+01:00`));
  const tell = () => world.app.get(TellOfTasks).run();
  const messages = () =>
    world.dataSource.query(
      `SELECT asunto, texto FROM correos WHERE plantilla = 'tareas_del_dia' AND user_id = $1 ORDER BY created_at`,
      [user.id],
    );
  const given = (titulo: string, vence_el: string, since = `${DAY}T07:00:00+01:00`) =>
    world.dataSource.query(
      `INSERT INTO tareas (titulo, asignada_a, vence_el, updated_at) VALUES ($1, $2, $3, $4)`,
      [titulo, user.id, vence_el, since],
    );

  beforeEach(async () => {
    await world.dataSource.query(`DELETE FROM correos WHERE plantilla = 'tareas_del_dia'`);
    await hr.put('/api/preferences').send({ correo_tareas: true }).expect(200);
    await given('De mañana', '2027-03-02');
  });

  it('is written at eight to whoever wants it, once however many processes run', async () => {
    await given('Para el día', DAY);
    await given('De antes', '2027-02-26');
    at('07:59');
    expect(await tell()).toBe(0);
    at('08:00');
    await Promise.all([tell(), tell(), tell()]);
    expect(await tell()).toBe(0);
    const [message, ...more] = await messages();
    expect(more).toEqual([]);
    expect(message.asunto).toBe('Tienes 1 tarea para hoy y 1 vencida');
    expect(message.texto).toContain('Para el día');
    expect(message.texto).toContain('Vencida desde el 26 de febrero');
    expect(message.texto).not.toContain('De mañana');
  });

  it('is written late on the same day only', async () => {
    await given('Para el día', DAY);
    at('21:00');
    expect(await tell()).toBe(1);
    await world.dataSource.query(`DELETE FROM correos WHERE plantilla = 'tareas_del_dia'`);
    await world.dataSource.query(`DELETE FROM tareas WHERE titulo <> 'De mañana'`);
    expect(await tell()).toBe(0);
    at('07:59', '2027-03-02');
    expect(await tell()).toBe(0);
  });

  it('waits for the next morning when the task was made after eight', async () => {
    await given('De la tarde', DAY, `${DAY}T15:00:00+01:00`);
    at('15:01');
    expect(await tell()).toBe(0);
    at('08:00', '2027-03-02');
    expect(await tell()).toBe(1);
    expect((await messages())[0].asunto).toBe('Tienes 1 tarea para hoy y 1 vencida');
  });

  it('is not written to those who do not want it, nor on days without a task', async () => {
    at('08:00');
    expect(await tell()).toBe(0);
    await given('Para el día', DAY);
    world.clock.reset();
    const { body } = await hr.put('/api/preferences').send({ correo_tareas: false }).expect(200);
    expect(body).not.toHaveProperty('correo_tareas');
    at('08:00');
    expect(await tell()).toBe(0);
  });
});

it('open screens hear that tasks have changed, without their words', async () => {
  const { accessToken } = await world.given.session(user);
  const stream = await listen(world, accessToken);
  const { id } = await make({ titulo: 'Llamar a García', candidato_id: candidate });
  await finish(id).expect(200);
  await stream.hears(
    (event) => event.kind === 'record' && event.resource === 'tasks' && event.candidato_id === candidate,
  );
  expect(JSON.stringify(stream.events)).not.toContain('García');
  stream.close();
});

it('a program makes a task with a note only with the permission for tasks', async () => {
  const admin = await world.signedInAs('admin');
  const key = async (permisos: string[]): Promise<string> =>
    (
      await admin
        .post('/api/api-keys')
        .send({ nombre: permisos.join(' '), permisos })
        .expect(201)
    ).body.clave;
  const write = (secret: string) =>
    world
      .agent()
      .post('/api/notes')
      .set('Authorization', `Bearer ${secret}`)
      .send({ candidato_id: candidate, texto: 'x', tarea: { titulo: 'Por programa' } });
  expect((await write(await key(['notes:write']))).status).toBe(403);
  expect((await write(await key(['notes:write', 'tasks:manage']))).status).toBe(201);
  expect(await titles({})).toEqual(['Por programa']);
});

it('the feed of the calendar has open tasks with a day, all day, without surnames', async () => {
  const { body } = await hr.post('/api/calendar-feeds').expect(201);
  await make({
    titulo: 'Llamar a las 10',
    asignada_a: user.id,
    candidato_id: candidate,
    vence_el: '2027-03-31',
  });
  await make({ titulo: 'Sin día', asignada_a: user.id });
  await make({ titulo: 'De nadie', vence_el: '2027-03-31' });
  const { text } = await world
    .agent()
    .get(new URL(body.direccion as string).pathname)
    .expect(200);
  expect(text).toMatch(/DTSTART;VALUE=DATE:20270331\r\nDTEND;VALUE=DATE:20270401/);
  expect(text).toMatch(/SUMMARY:Tarea: Llamar a las 10 \(\S+ \S\.\)\r\n/);
  expect(text).not.toMatch(/Sin día|De nadie/);
});

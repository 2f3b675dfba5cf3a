import { TIME_ZONE } from '@hiring/contract';
import { workingDaysAfter } from '../../src/interviews/planning/free-slots.rules.js';
import { wallOf } from '../../src/interviews/changes/interview-time.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { givenApplicant, inDays, messagesOf, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let hrId: string;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  const user = await world.given.user({ role: 'rrhh', nombre: 'Núria Ribó' });
  hrId = user.id;
  hr = await world.agentOf(user);
});
afterAll(() => world.close());
// The undo time expires when a test says so.
beforeEach(() => world.clock.stop());
afterEach(async () => {
  world.clock.reset();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const schedule = async (candidate: string, values: object = {}) =>
  (await hr.post('/api/interviews').send(order(candidate, values)).expect(201)).body;
const leave = (id: string) =>
  world.dataSource.query(
    `UPDATE correos SET estado = 'enviado', enviado_at = now() WHERE entrevista_id = $1 AND estado = 'pendiente'`,
    [id],
  );
const standing = async (id: string) =>
  (await messagesOf(world, id)).map(({ plantilla, estado }) => `${plantilla} ${estado}`);

describe('the undo of a change of an interview', () => {
  it('restores the interview and sends nothing to the candidate', async () => {
    const { candidate, agent } = await givenApplicant(world);
    const { id } = await schedule(candidate);
    await leave(id);
    await agent.post(`/api/interviews/${id}/confirm`).expect(200);
    const { body: moved } = await hr
      .put(`/api/interviews/${id}`)
      .send({ hora: '13:00', version: 2 })
      .expect(200);
    expect(moved).toMatchObject({ hora: '13:00', estado: 'programada', version: 3 });
    expect(Date.parse(moved.deshacer_hasta)).toBeGreaterThan(world.clock.now().getTime());
    const { body } = await hr.post(`/api/interviews/${id}/undo`).send({ version: 3 }).expect(200);
    expect(body).toMatchObject({ hora: '10:00', estado: 'confirmada', version: 4, deshacer_hasta: null });
    expect(await standing(id)).toEqual([
      'confirmacion_entrevista enviado',
      'entrevista_modificada cancelado',
    ]);
    const notices = await world.dataSource.query(
      `SELECT titulo FROM notificaciones WHERE candidato_id = $1`,
      [candidate],
    );
    expect(notices).toEqual([{ titulo: 'Tienes una entrevista' }]);
  });

  it('whose invitation had not been sent sends an invitation to the old time', async () => {
    const { candidate } = await givenApplicant(world);
    const { id } = await schedule(candidate);
    await hr.put(`/api/interviews/${id}`).send({ hora: '13:00', version: 1 }).expect(200);
    await hr.post(`/api/interviews/${id}/undo`).send({ version: 2 }).expect(200);
    expect(await standing(id)).toEqual([
      'confirmacion_entrevista cancelado',
      'confirmacion_entrevista cancelado',
      'confirmacion_entrevista pendiente',
    ]);
    expect((await messagesOf(world, id)).at(-1)?.texto).toContain('10:00');
  });

  it('of its estado also undoes the move of the application, also after the seconds for that', async () => {
    const { candidate, application } = await givenApplicant(world);
    const { id } = await schedule(candidate);
    const held = { estado: 'realizada', antes_de_hora: true };
    const { body: ended } = await hr.post(`/api/interviews/${id}/estado`).send(held).expect(200);
    const estado = async () => (await hr.get(`/api/applications/${application}`).expect(200)).body.estado;
    expect(await estado()).toBe('entrevista_realizada');
    const undo = (version: number) => hr.post(`/api/interviews/${id}/undo`).send({ version });
    const { body: undone } = await undo(ended.version).expect(200);
    expect(undone).toMatchObject({ estado: 'programada', deshacer_hasta: null });
    expect(await estado()).toBe('entrevista_programada');
    expect((await undo(undone.version)).body.code).toBe('undo_too_late');

    const { body: again } = await hr
      .put(`/api/interviews/${id}`)
      .send({ ...held, version: undone.version })
      .expect(200);
    const { body: row } = await hr.get(`/api/applications/${application}`).expect(200);
    await hr
      .post(`/api/applications/${application}/move`)
      .send({ estado: 'contratada', version: row.version, notificar: false })
      .expect(200);
    // Later changes of HR stay.
    await undo(again.version).expect(200);
    expect(await estado()).toBe('contratada');

    const { body: late } = await hr.post(`/api/interviews/${id}/estado`).send(held).expect(200);
    world.clock.advance(20_000);
    expect((await undo(late.version)).body.code).toBe('undo_too_late');
  });

  it('works once, and not after another change', async () => {
    const { candidate, agent } = await givenApplicant(world);
    const { id } = await schedule(candidate);
    await leave(id);
    await hr.put(`/api/interviews/${id}`).send({ hora: '13:00', version: 1 }).expect(200);
    const undo = (version: number) => hr.post(`/api/interviews/${id}/undo`).send({ version });
    const answers = await Promise.all([undo(2), undo(2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await undo(3)).body.code).toBe('undo_too_late');
    await hr.put(`/api/interviews/${id}`).send({ hora: '13:30', version: 3 }).expect(200);
    await agent.post(`/api/interviews/${id}/confirm`).expect(200);
    expect((await undo(4)).body.code).toBe('interview_stale');
    expect((await undo(5)).body.code).toBe('undo_too_late');
  });

  it('is refused once the message was sent or the time is over', async () => {
    const { candidate } = await givenApplicant(world);
    const { id } = await schedule(candidate);
    await leave(id);
    await hr.put(`/api/interviews/${id}`).send({ hora: '13:00', version: 1 }).expect(200);
    await leave(id);
    expect((await hr.post(`/api/interviews/${id}/undo`).send({ version: 2 })).body.code).toBe(
      'undo_too_late',
    );
    await hr.put(`/api/interviews/${id}`).send({ hora: '14:00', version: 2 }).expect(200);
    world.clock.advance(20_000);
    expect((await hr.post(`/api/interviews/${id}/undo`).send({ version: 3 })).body.code).toBe(
      'undo_too_late',
    );
  });

  it('is refused when the old time was taken meanwhile', async () => {
    const people = await Promise.all([givenApplicant(world), givenApplicant(world)]);
    const values = { fecha: inDays(11), entrevistador_id: hrId };
    const { id } = await schedule(people[0].candidate, values);
    await leave(id);
    await hr.put(`/api/interviews/${id}`).send({ hora: '13:00', version: 1 }).expect(200);
    await schedule(people[1].candidate, values);
    const answer = await hr.post(`/api/interviews/${id}/undo`).send({ version: 2 }).expect(409);
    expect(answer.body.code).toBe('interviewer_busy');
    expect(await standing(id)).toContain('entrevista_modificada pendiente');
  });

  it('is refused to candidates', async () => {
    const { candidate, agent } = await givenApplicant(world);
    const { id } = await schedule(candidate);
    await agent.post(`/api/interviews/${id}/undo`).send({ version: 1 }).expect(403);
  });
});

describe('the free slots of a day', () => {
  it('leave out the times of other interviews of the candidate and the interviewer', async () => {
    const fecha = inDays(15);
    const people = await Promise.all([givenApplicant(world), givenApplicant(world)]);
    const own = await schedule(people[0].candidate, { fecha, hora: '09:00' });
    await schedule(people[1].candidate, { fecha, hora: '11:00', duracion_min: 60, entrevistador_id: hrId });
    const free = async (query: object): Promise<string[]> =>
      (
        await hr
          .get('/api/interviews/free')
          .query({ fecha, ...query })
          .expect(200)
      ).body.horas;
    const both = await free({ candidato_id: people[0].candidate, entrevistador_id: hrId });
    expect(both.slice(0, 3)).toEqual(['08:00', '08:30', '09:30']);
    expect(both).not.toContain('11:30');
    expect(both).toContain('12:00');
    expect(await free({ candidato_id: people[0].candidate, entrevista_id: own.id })).toContain('09:00');
    expect(await free({ candidato_id: people[0].candidate, duracion: 60 })).not.toContain('08:30');
  });

  it('leave out the hours of interviews without an interviewer where nobody is chosen', async () => {
    const fecha = inDays(16);
    const [one, other] = await Promise.all([givenApplicant(world), givenApplicant(world)]);
    await schedule(one.candidate, { fecha, hora: '10:00' });
    const free = async (query: object): Promise<string[]> =>
      (await hr.get('/api/interviews/free').query({ fecha, candidato_id: other.candidate, ...query })).body
        .horas;
    expect(await free({})).not.toContain('10:00');
    expect(await free({ entrevistador_id: hrId })).toContain('10:00');
  });

  it('are those of the next working day unless a day is given; a past hour of today is refused', async () => {
    const { candidate } = await givenApplicant(world);
    const today = wallOf(world.clock.now(), TIME_ZONE).fecha;
    const next = (await hr.get('/api/interviews/free').query({ candidato_id: candidate }).expect(200)).body;
    expect(next).toMatchObject({
      fecha: workingDaysAfter(today, 1)[0],
      horas: expect.arrayContaining(['09:00']),
    });
    const past = order(candidate, { fecha: today, hora: '00:00' });
    const { errors } = (await hr.post('/api/interviews').send(past).expect(422)).body;
    expect(errors).toEqual({ hora: ['Esa hora ya ha pasado. Elige una más tarde u otro día.'] });
  });

  it('need a valid day', async () => {
    await hr.get('/api/interviews/free').query({ fecha: '2027-02-30' }).expect(422);
    await hr.get('/api/interviews/free').query({ fecha: 'mañana' }).expect(422);
    const candidate = await world.signedInAs('candidate');
    await candidate
      .get('/api/interviews/free')
      .query({ fecha: inDays(3) })
      .expect(403);
  });
});

describe('the agenda', () => {
  const agenda = (filter: object) =>
    hr.get('/api/interviews/agenda').query({ filter: JSON.stringify(filter) });

  it('gives the interviews that begin in the given days, filtered', async () => {
    const { candidate, agent } = await givenApplicant(world);
    const fecha = inDays(50);
    const { id } = await schedule(candidate, { fecha, entrevistador_id: hrId, tipo: 'telefonica' });
    await agent.post(`/api/interviews/${id}/reschedule-request`).send({ texto: 'Por la tarde' }).expect(200);
    const { body } = await agenda({ from: fecha, to: fecha }).expect(200);
    expect(body).toMatchObject({
      hay_mas: false,
      entrevistas: [
        {
          id,
          candidato_nombre: 'Núria Puig Serra',
          entrevistador_nombre: 'Núria Ribó',
          tipo: 'telefonica',
          pide_otro_momento: true,
          version: 2,
        },
      ],
    });
    const found = async (filter: object) =>
      (await agenda({ from: fecha, to: fecha, ...filter })).body.entrevistas.length;
    expect(await found({ entrevistador_id: hrId, tipo: 'telefonica', estado: 'programada' })).toBe(1);
    expect(await found({ tipo: 'virtual' })).toBe(0);
    expect(await found({ candidato_id: hrId })).toBe(0);
  });

  it('needs bounds that are not too far apart', async () => {
    expect((await agenda({})).status).toBe(400);
    expect((await agenda({ from: inDays(1) })).status).toBe(400);
    expect((await agenda({ from: inDays(1), to: inDays(90) })).status).toBe(400);
  });
});

it('staff are found by name without accents, candidates never', async () => {
  await givenApplicant(world);
  const find = async (query: object) =>
    (await hr.get('/api/interviews/interviewers').query(query).expect(200)).body;
  expect(await find({ q: 'ribo' })).toEqual([{ id: hrId, nombre: 'Núria Ribó' }]);
  expect(await find({ id: hrId })).toEqual([{ id: hrId, nombre: 'Núria Ribó' }]);
  expect(await find({ q: 'entrevista1@example.com' })).toEqual([]);
});

it('everybody of a large staff can be chosen', async () => {
  for (let number = 1; number <= 55; number++) await world.given.user({ role: 'rrhh', nombre: 'Aina' });
  const { id } = await world.given.user({ role: 'rrhh', nombre: 'Zoe' });
  const { body } = await hr.get('/api/interviews/interviewers').expect(200);
  expect(body).toContainEqual(expect.objectContaining({ id }));
});

it('the figures count each estado, for everybody and for one person', async () => {
  const figures = async (filter: object = {}) =>
    (
      await hr
        .get('/api/stats/interviews')
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body;
  const before = await figures();
  const { candidate } = await givenApplicant(world);
  const one = await schedule(candidate, { fecha: inDays(20) });
  await schedule(candidate, { fecha: inDays(21) });
  const gone = await schedule(candidate, { fecha: inDays(22) });
  await hr
    .post(`/api/interviews/${one.id}/estado`)
    .send({ estado: 'no_presentada', antes_de_hora: true })
    .expect(200);
  await hr.delete(`/api/interviews/${gone.id}`).expect(200);
  expect(await figures({ candidato_id: candidate })).toEqual({
    total: 2,
    programadas: 1,
    confirmadas: 0,
    realizadas: 0,
    canceladas: 0,
  });
  expect(await figures()).toMatchObject({ total: before.total + 2, programadas: before.programadas + 1 });
  await hr.get('/api/stats/interviews').query({ filter: '{"candidato_id":"x"}' }).expect(400);
});

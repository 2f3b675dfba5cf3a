import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Applicant, givenApplicant, inDays, messagesOf, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let hrId: string;
beforeAll(async () => {
  world = await createWorld();
  const user = await world.given.user({ role: 'rrhh', nombre: 'Laia' });
  hrId = user.id;
  hr = await world.agentOf(user);
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const schedule = (body: object, key?: string) => {
  const request = hr.post('/api/interviews');
  return (key ? request.set('Idempotency-Key', key) : request).send(body);
};
const templates = async (interview: string): Promise<string[]> =>
  (await messagesOf(world, interview)).map(({ plantilla }) => plantilla);
const estadoOf = async ({ application }: Applicant): Promise<string> =>
  (await hr.get(`/api/applications/${application}`)).body.estado;

describe('the list of people', () => {
  it('shows the next active interview of the application, and drops one that is cancelled', async () => {
    const person = await givenApplicant(world);
    const shown = async (): Promise<unknown> =>
      (await hr.get('/api/candidates').query({ filter: JSON.stringify({ id: [person.candidate] }) })).body[0]
        .entrevista_inicio;
    expect(await shown()).toBeNull();
    const later = await schedule(order(person.candidate, { fecha: inDays(9), hora: '12:00' })).expect(201);
    const sooner = await schedule(order(person.candidate, { fecha: inDays(8), hora: '12:00' })).expect(201);
    expect(String(await shown()).slice(0, 10)).toBe(inDays(8));
    await hr
      .post(`/api/interviews/${sooner.body.id}/estado`)
      .send({ estado: 'cancelada', version: 1 })
      .expect(200);
    expect(String(await shown()).slice(0, 10)).toBe(inDays(9));
    await hr.delete(`/api/interviews/${later.body.id}`).expect(200);
    expect(await shown()).toBeNull();
  });
});

describe('a new interview', () => {
  it('names its zone where the person may be in another one, and its job in words', async () => {
    const person = await givenApplicant(world);
    const told = async (values: object) => {
      const { body } = await schedule(order(person.candidate, values)).expect(201);
      const { body: listed } = await hr.get(`/api/interviews/${body.id}`).expect(200);
      // The position's name of the catalogue, which the form sent as a code.
      expect([body.puesto, listed.puesto]).toEqual(['Mecánico', 'Mecánico']);
      const [message] = await messagesOf(world, body.id);
      const event = (message?.calendario ?? '').replace(/\r\n /g, '');
      return [
        message?.texto.includes('a las 10:00 (hora de Madrid)'),
        event.includes('10:00 (hora de Madrid)'),
      ];
    };
    expect(await told({ tipo: 'telefonica', ubicacion: undefined })).toEqual([true, true]);
    expect(await told({ fecha: inDays(6) })).toEqual([false, false]);
  });

  it('is stored, moves the application, invites and notifies, with one message', async () => {
    const person = await givenApplicant(world);
    const { body } = await schedule(order(person.candidate, { duracion_min: 45 })).expect(201);
    expect(body).toMatchObject({
      candidato_id: person.candidate,
      aplicacion_id: person.application,
      candidato_nombre: 'Núria Puig Serra',
      fecha: inDays(5),
      hora: '10:00',
      duracion_min: 45,
      zona: 'Europe/Madrid',
      estado: 'programada',
      acciones: ['confirmada', 'cancelada'],
      version: 1,
    });
    expect(await estadoOf(person)).toBe('entrevista_programada');
    const messages = await messagesOf(world, body.id);
    expect(messages.map(({ plantilla }) => plantilla)).toEqual(['confirmacion_entrevista']);
    expect(messages[0]?.texto).toContain('{{enlace}}');
    expect(messages[0]?.texto).not.toContain('Solo para RRHH');
    expect(messages[0]?.calendario).toContain(`UID:${body.id}`);
    const others = await world.dataSource.query(
      `SELECT plantilla FROM correos WHERE aplicacion_id = $1 AND plantilla = 'cambio_estado'`,
      [person.application],
    );
    expect(others).toEqual([]);
    const notices = await world.dataSource.query(
      `SELECT tipo, titulo FROM notificaciones WHERE candidato_id = $1`,
      [person.candidate],
    );
    expect(notices).toEqual([{ tipo: 'entrevista', titulo: 'Tienes una entrevista' }]);
    const { body: candidate } = await hr.get(`/api/candidates/${person.candidate}`);
    expect(candidate).toMatchObject({ entrevista_fecha: inDays(5), entrevista_hora: '10:00' });
  });

  it('in the same slot as a concurrent one is refused: exactly one is stored', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => givenApplicant(world)));
    const answers = await Promise.all(
      people.map(({ candidate }) => schedule(order(candidate, { fecha: inDays(9), entrevistador_id: hrId }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 201) continue;
      expect(body).toMatchObject({
        code: 'interviewer_busy',
        detail: 'La persona que entrevista ya tiene otra entrevista a esa hora. Elige otro momento.',
      });
    }
  });

  it('is refused in a slot that overlaps another interview of the same candidate', async () => {
    const { candidate } = await givenApplicant(world);
    await schedule(order(candidate)).expect(201);
    const response = await schedule(order(candidate, { hora: '10:15' })).expect(409);
    expect(response.body.code).toBe('candidate_busy');
    await schedule(order(candidate, { hora: '10:30' })).expect(201);
  });

  it('with the same key again is the first one', async () => {
    const { candidate } = await givenApplicant(world);
    const [first, second] = await Promise.all([
      schedule(order(candidate), 'one-key'),
      schedule(order(candidate), 'one-key'),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).toBe(second.body.id);
    expect(await templates(first.body.id)).toHaveLength(1);
    const other = await schedule(order(candidate, { hora: '12:00' }), 'one-key');
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  it('of a closed application is refused', async () => {
    const { candidate, application } = await givenApplicant(world);
    await world.moveTo(application, 'rechazada');
    const response = await schedule(order(candidate)).expect(409);
    expect(response.body.code).toBe('interview_application_closed');
  });

  it.each([
    [{ fecha: '2020-01-07' }, 'fecha'],
    [{ fecha: '2027-02-30' }, 'hora'],
    [{ hora: '25:00' }, 'hora'],
    [{ duracion_min: 10 }, 'duracion_min'],
    [{ duracion_min: 500 }, 'duracion_min'],
    [{ tipo: 'paseo' }, 'tipo'],
    [{ tipo: 'virtual', link_virtual: 'http://meet.example.com/a' }, 'link_virtual'],
    [{ tipo: 'virtual', link_virtual: 'javascript:alert(1)' }, 'link_virtual'],
    [{ tipo: 'virtual' }, 'link_virtual'],
    [{ ubicacion: ' ' }, 'ubicacion'],
    [{ entrevistador_id: '0b3ad4f2-5d1c-4a5e-9f6b-2f1f0c6f7a11' }, 'entrevistador_id'],
  ])('is refused with %j', async (values, field) => {
    const { candidate } = await givenApplicant(world);
    const response = await schedule(order(candidate, values));
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
  });

  it('cannot be made by a candidate or a visitor', async () => {
    const { agent, candidate } = await givenApplicant(world);
    await agent.post('/api/interviews').send(order(candidate)).expect(403);
    await world.agent().post('/api/interviews').send(order(candidate)).expect(401);
    await agent.get('/api/interviews').expect(403);
  });
});

describe('a change of an interview', () => {
  it('to another time tells the candidate with a higher sequence and the same UID', async () => {
    const { candidate, agent } = await givenApplicant(world);
    const { body } = await schedule(order(candidate)).expect(201);
    await world.dataSource.query(
      `UPDATE correos SET estado = 'enviado', enviado_at = now() WHERE entrevista_id = $1`,
      [body.id],
    );
    await agent.post(`/api/interviews/${body.id}/confirm`).expect(200);
    const { body: changed } = await hr
      .put(`/api/interviews/${body.id}`)
      .send({ ...body, hora: '12:30', estado: 'confirmada', version: 2 })
      .expect(200);
    expect(changed).toMatchObject({ hora: '12:30', estado: 'programada', version: 3 });
    const messages = await messagesOf(world, body.id);
    expect(messages.map(({ plantilla }) => plantilla)).toEqual([
      'confirmacion_entrevista',
      'entrevista_modificada',
    ]);
    const files = messages.map(({ calendario }) => /SEQUENCE:\d+/.exec(calendario ?? '')?.[0]);
    expect(files).toEqual(['SEQUENCE:0', 'SEQUENCE:1']);
  });

  it('to the notes is not told to the candidate', async () => {
    const { candidate, agent } = await givenApplicant(world);
    const { body } = await schedule(order(candidate)).expect(201);
    await hr.put(`/api/interviews/${body.id}`).send({ feedback: 'Muy bien', version: 1 }).expect(200);
    expect(await templates(body.id)).toEqual(['confirmacion_entrevista']);
    const mine = await agent.get('/api/interviews/mine').expect(200);
    expect(JSON.stringify(mine.body)).not.toMatch(/Muy bien|Solo para RRHH/);
  });

  it('by somebody who saw another version is refused', async () => {
    const { candidate } = await givenApplicant(world);
    const { body } = await schedule(order(candidate)).expect(201);
    const change = (hora: string) => hr.put(`/api/interviews/${body.id}`).send({ hora, version: 1 });
    const answers = await Promise.all([change('11:00'), change('13:00')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('interview_stale');
  });

  it('to cancelled works once, with a CANCEL, and frees the slot', async () => {
    const person = await givenApplicant(world);
    const { body } = await schedule(order(person.candidate)).expect(201);
    const answers = await Promise.all(
      [1, 2].map(() => hr.post(`/api/interviews/${body.id}/cancel`).send({})),
    );
    expect(answers.map((answer) => [answer.status, answer.body.estado])).toEqual([
      [200, 'cancelada'],
      [200, 'cancelada'],
    ]);
    const messages = await messagesOf(world, body.id);
    const cancellations = messages.filter(({ plantilla }) => plantilla === 'entrevista_cancelada');
    expect(cancellations).toHaveLength(1);
    expect(cancellations[0]?.calendario).toContain('METHOD:CANCEL');
    expect(await estadoOf(person)).toBe('entrevista_programada');
    await schedule(order(person.candidate)).expect(201);
  });

  it('that removes the interview hides it and tells the candidate', async () => {
    const { candidate, agent } = await givenApplicant(world);
    const { body } = await schedule(order(candidate)).expect(201);
    const removed = await hr.delete(`/api/interviews/${body.id}`).expect(200);
    expect(removed.body).toMatchObject({ version: body.version + 1, deshacer_hasta: expect.any(String) });
    await hr.get(`/api/interviews/${body.id}`).expect(404);
    expect((await agent.get('/api/interviews/mine')).body).toEqual([]);
    expect(await templates(body.id)).toContain('entrevista_cancelada');
  });

  it.each([
    ['removes', (id: string) => hr.delete(`/api/interviews/${id}`)],
    ['cancels', (id: string) => hr.post(`/api/interviews/${id}/cancel`).send({})],
  ])('that %s it waits with its message, and can be undone until then', async (_what, end) => {
    const { candidate, agent } = await givenApplicant(world);
    const { body } = await schedule(order(candidate)).expect(201);
    const ended = await end(body.id).expect(200);
    const cancellation = async () =>
      (await messagesOf(world, body.id)).find(({ plantilla }) => plantilla === 'entrevista_cancelada');
    expect(await cancellation()).toMatchObject({ estado: 'pendiente' });
    const undo = (version: number) => hr.post(`/api/interviews/${body.id}/undo`).send({ version });
    expect((await undo(body.version)).status).toBe(409);
    const { body: back } = await undo(ended.body.version).expect(200);
    expect(back).toMatchObject({ estado: 'programada', inicio: body.inicio, deshacer_hasta: null });
    expect((await agent.get('/api/interviews/mine')).body).toHaveLength(1);
    expect(await cancellation()).toMatchObject({ estado: 'cancelado' });
  });

  it('to realizada moves the application on', async () => {
    const person = await givenApplicant(world);
    const { body } = await schedule(order(person.candidate)).expect(201);
    const end = (values: object) =>
      hr.post(`/api/interviews/${body.id}/estado`).send({ estado: 'realizada', ...values });
    expect((await end({}).expect(409)).body.code).toBe('interview_not_begun');
    await end({ antes_de_hora: true }).expect(200);
    expect(await estadoOf(person)).toBe('entrevista_realizada');
  });
});

describe('the list of interviews', () => {
  it('filters by person, days and text, and has the total', async () => {
    const { candidate } = await givenApplicant(world);
    const { body } = await schedule(order(candidate, { fecha: inDays(40) })).expect(201);
    const list = (filter: object) =>
      hr.get('/api/interviews').query({ filter: JSON.stringify(filter), sort: '["inicio","ASC"]' });
    const found = await list({ candidato_id: candidate, from: inDays(40), to: inDays(40), q: 'nuria' });
    expect(found.headers['content-range']).toBe('interviews 0-0/1');
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    expect((await list({ candidato_id: candidate, to: inDays(39) })).body).toEqual([]);
    expect((await list({ id: [body.id] })).body).toHaveLength(1);
    expect((await list({ estado: 'otro' })).status).toBe(400);
    expect((await list({ from: 'ayer' })).status).toBe(400);
  });
});

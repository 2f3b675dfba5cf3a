import { RemindCandidates } from '../../src/interviews/changes/remind-candidates.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { givenApplicant, inDays, messagesOf, order } from './interviews-given.js';
import { MailSink } from '../mail/mail-sink.js';
import { type Agent, createWorld, type World } from '../world.js';

let sink: MailSink;
let world: World;
let hr: Agent;
beforeAll(async () => {
  sink = await MailSink.reserve();
  await sink.up();
  world = await createWorld({ environment: { smtpUrl: sink.url } });
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await world.close();
  await sink.down();
});
afterEach(async () => {
  world.clock.reset();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

async function invited(values: object = {}) {
  const person = await givenApplicant(world);
  const { body } = await hr.post('/api/interviews').send(order(person.candidate, values)).expect(201);
  return { ...person, id: body.id as string };
}
const templates = async (id: string): Promise<string[]> =>
  (await messagesOf(world, id)).map(({ plantilla }) => plantilla);

describe('a candidate', () => {
  it('sees their interviews without the notes of HR, and a repeated confirmation gets the same response', async () => {
    const { agent, id } = await invited({ feedback: 'Reservado' });
    const { body: mine } = await agent.get('/api/interviews/mine').expect(200);
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({ id, estado: 'programada', pendiente: true, puede_confirmar: true });
    expect(Object.keys(mine[0] as object)).not.toEqual(expect.arrayContaining(['notas']));
    expect(JSON.stringify(mine)).not.toMatch(/Reservado|Solo para RRHH/);
    const answers = await Promise.all([1, 2].map(() => agent.post(`/api/interviews/${id}/confirm`)));
    expect(answers.map(({ status, body }) => [status, body.estado])).toEqual([
      [200, 'confirmada'],
      [200, 'confirmada'],
    ]);
    expect((await hr.get(`/api/interviews/${id}`)).body).toMatchObject({ estado: 'confirmada', version: 2 });
  });

  it('does not find the interview of another person', async () => {
    const { id } = await invited();
    const { agent } = await givenApplicant(world);
    for (const request of [
      agent.post(`/api/interviews/${id}/confirm`),
      agent.post(`/api/interviews/${id}/reschedule-request`).send({ texto: 'Otro día' }),
      agent.get(`/api/interviews/${id}/calendar.ics`),
    ]) {
      expect((await request).body).toMatchObject({ status: 404, code: 'interview_not_found' });
    }
    expect((await agent.get('/api/interviews/mine')).body).toEqual([]);
  });

  it('cannot answer an interview that is cancelled or over', async () => {
    const { agent, id } = await invited();
    world.clock.advance(6 * 86_400_000);
    expect((await agent.post(`/api/interviews/${id}/confirm`)).body.code).toBe('interview_over');
    world.clock.reset();
    await hr.post(`/api/interviews/${id}/cancel`).send({}).expect(200);
    const refused = await agent.post(`/api/interviews/${id}/confirm`);
    expect([refused.status, refused.body.code]).toEqual([409, 'interview_cancelled']);
    expect((await agent.get(`/api/interviews/${id}/calendar.ics`)).status).toBe(409);
  });

  it('asks for another time, which is stored, shown to HR and mailed once', async () => {
    const { agent, id } = await invited();
    const wish = { texto: 'Trabajo por las mañanas', propuestas: [{ fecha: inDays(6), hora: '17:00' }] };
    await agent.post(`/api/interviews/${id}/confirm`).expect(200);
    const ask = () => agent.post(`/api/interviews/${id}/reschedule-request`).send(wish);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await hr.get(`/api/interviews/${id}`);
    expect(body).toMatchObject({ estado: 'programada', peticion: wish });
    const told = (await messagesOf(world, id)).filter(({ plantilla }) => plantilla === 'entrevista_peticion');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ destinatario: 'rrhh@example.com' });
    expect(told[0]?.texto).toContain('Trabajo por las mañanas');
    // Another time answers the request.
    const { version } = body as { version: number };
    const moved = await hr.put(`/api/interviews/${id}`).send({ hora: '17:00', version }).expect(200);
    expect(moved.body.peticion).toBeNull();
  });

  it.each([
    [{}, 'texto'],
    [{ propuestas: [{ fecha: '2020-01-01', hora: '10:00' }] }, 'propuestas'],
    [{ texto: 'x'.repeat(1001) }, 'texto'],
  ])('is told what is wrong with %j', async (wish, field) => {
    const { agent, id } = await invited();
    const response = await agent.post(`/api/interviews/${id}/reschedule-request`).send(wish);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
  });

  it('downloads the interview for the calendar', async () => {
    const { agent, id } = await invited();
    const file = await agent.get(`/api/interviews/${id}/calendar.ics`).expect(200);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toContain(`UID:${id}`);
    expect(file.text).not.toContain('Solo para RRHH');
  });
});

describe('the message about an interview', () => {
  it('contains the calendar file and a link that is stored nowhere', async () => {
    const { id } = await invited();
    const [message] = await messagesOf(world, id);
    const to = String(message?.destinatario);
    await world.until(async () => (await messagesOf(world, id))[0]?.estado === 'enviado');
    const mail = sink.received.find((one) => one.to.includes(to) && one.raw.includes('text/calendar'));
    // The calendar part contains the text too, so the raw message is searched.
    expect(mail?.raw.replaceAll('=\r\n', '')).toMatch(/\/cita\/[\w-]{75}/);
    expect(mail?.raw).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(mail?.raw).toMatch(/filename=entrevista\.ics/);
    expect(message?.texto).not.toMatch(/cita\//);
  });
});

describe('the reminder of an interview', () => {
  it('is sent once, a day before, however many processes run', async () => {
    const { id } = await invited();
    const reminders = world.app.get(RemindCandidates);
    await reminders.run();
    expect(await templates(id)).toEqual(['confirmacion_entrevista']);
    const { body } = await hr.get(`/api/interviews/${id}`);
    world.clock.set(new Date(new Date(String(body.inicio)).getTime() - 23 * 3_600_000));
    await Promise.all([reminders.run(), reminders.run(), reminders.run()]);
    expect(await templates(id)).toEqual(['confirmacion_entrevista', 'entrevista_recordatorio']);
  });

  it('is not sent for an application that was closed', async () => {
    const { id, application } = await invited();
    const { body } = await hr.get(`/api/interviews/${id}`);
    await world.moveTo(application, 'contratada');
    world.clock.set(new Date(new Date(String(body.inicio)).getTime() - 23 * 3_600_000));
    await world.app.get(RemindCandidates).run();
    expect(await templates(id)).toEqual(['confirmacion_entrevista']);
  });
});

it('a withdrawn application cancels its coming interviews', async () => {
  const { agent, id, application } = await invited();
  const withdraw = () =>
    agent.post(`/api/applications/${application}/withdraw`).send({ estado: 'entrevista_programada' });
  await withdraw().expect(200);
  await withdraw().expect(200);
  expect((await hr.get(`/api/interviews/${id}`)).body.estado).toBe('cancelada');
  expect(await templates(id)).toEqual(['confirmacion_entrevista', 'entrevista_cancelada']);
});

it('the interviews of a person are in the data export and are erased with the person', async () => {
  const { agent, id, candidate } = await invited();
  await agent.post(`/api/interviews/${id}/reschedule-request`).send({ texto: 'Por la tarde' }).expect(200);
  const part = world.app
    .get(PersonalDataHooks)
    .parts()
    .find(({ name }) => name === 'entrevistas');
  const held = await part?.read(world.dataSource.manager, { userId: null, candidateId: candidate });
  expect(held?.data).toMatchObject([
    { id, notas: 'Solo para RRHH', peticiones: [{ texto: 'Por la tarde' }] },
  ]);
  await world.erase(candidate);
  expect(await messagesOf(world, id)).toEqual([]);
  const left = await world.dataSource.query(
    `SELECT id FROM interviews WHERE id = $1 UNION ALL SELECT id FROM entrevista_peticiones WHERE entrevista_id = $1`,
    [id],
  );
  expect(left).toEqual([]);
});

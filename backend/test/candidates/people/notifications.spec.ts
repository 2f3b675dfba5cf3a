import { DataSource } from 'typeorm';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

let people = 0;
async function applicant(): Promise<{ agent: Agent; application: string; candidate: string }> {
  const agent = await world.registered(`told${++people}@example.com`);
  const { body } = await submit(agent).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, application: body.application.id, candidate: me.body.candidate.id };
}

const move = (application: string, body: object) =>
  hr.post(`/api/applications/${application}/move`).send(body).expect(200);
const undo = (application: string, historial_id: string, version: number) =>
  hr.post(`/api/applications/${application}/undo`).send({ historial_id, version }).expect(200);
const titles = async (agent: Agent): Promise<string[]> =>
  ((await agent.get('/api/notifications').expect(200)).body as { titulo: string }[]).map(
    ({ titulo }) => titulo,
  );
const unread = async (agent: Agent): Promise<number> =>
  (await agent.get('/api/auth/session')).body.user.unread_notifications;
const sendRejection = async (application: string): Promise<void> => {
  const [row] = await world.dataSource.query<{ id: string }[]>(
    `SELECT id FROM correos WHERE aplicacion_id = $1 AND plantilla = 'rechazo'`,
    [application],
  );
  await hr.post(`/api/emails/${row?.id}/send-now`);
};

describe('a move', () => {
  it('is announced in the portal, newest first, with a link', async () => {
    const { agent, application } = await applicant();
    await move(application, { estado: 'en_revision', version: 1 });
    await move(application, { estado: 'contratada', version: 2, notificar: false });
    const { body, headers } = await agent.get('/api/notifications').expect(200);
    expect(headers['content-range']).toMatch(/^notifications 0-\d\/\d$/);
    expect(body[0]).toMatchObject({
      tipo: 'estado',
      titulo: 'Tu candidatura ha sido aceptada',
      enlace: '/portal-candidato?tab=progreso',
      leida: false,
    });
    expect(body[0].texto).toMatch(/: ¡Enhorabuena! El puesto es tuyo$/);
    expect(await unread(agent)).toBe(body.length);
  });

  it('that is undone has no notification', async () => {
    const { agent, application } = await applicant();
    // Its message is due a minute later, so nothing is sent before the undo.
    world.clock.advance(60_000);
    const moved = await move(application, { estado: 'contratada', version: 1 });
    world.clock.reset();
    await undo(application, moved.body.undo.historial_id, 2);
    expect(await titles(agent)).toEqual([]);
  });

  it('that replaces another one replaces its notification, which an undo restores', async () => {
    const { agent, application } = await applicant();
    // Its message is due a minute later, so nothing is sent before the undo.
    world.clock.advance(60_000);
    await move(application, { estado: 'contratada', version: 1 });
    const second = await move(application, { estado: 'en_revision', version: 2 });
    world.clock.reset();
    expect(await titles(agent)).toEqual(['Tu candidatura está en revisión']);
    await undo(application, second.body.undo.historial_id, 3);
    expect(await titles(agent)).toEqual(['Tu candidatura ha sido aceptada']);
  });
});

describe('a rejection', () => {
  it('is announced once, when its message is sent', async () => {
    const { agent, application } = await applicant();
    await move(application, { estado: 'rechazada', version: 1 });
    expect(await titles(agent)).toEqual([]);
    expect(await unread(agent)).toBe(0);
    await sendRejection(application);
    await world.until(async () => (await titles(agent)).length === 1);
    expect(await titles(agent)).toEqual(['Hay una respuesta a tu candidatura']);
  });

  it('without a message is announced at once', async () => {
    const { agent, application } = await applicant();
    await move(application, { estado: 'rechazada', version: 1, notificar: false });
    expect(await titles(agent)).toEqual(['Hay una respuesta a tu candidatura']);
  });
});

describe('notifications', () => {
  it('are marked as read one by one or all at once, and only by their owner', async () => {
    const { agent, application } = await applicant();
    const { agent: other } = await applicant();
    await move(application, { estado: 'en_revision', version: 1, notificar: false });
    await move(application, { estado: 'entrevista', version: 2, notificar: false });
    const [first] = (await agent.get('/api/notifications')).body as { id: string }[];
    await other
      .post('/api/notifications/read')
      .send({ ids: [first?.id] })
      .expect(200);
    expect(await unread(agent)).toBe(2);
    const read = await agent.post('/api/notifications/read').send({ ids: [first?.id] });
    expect([read.status, read.body]).toEqual([200, { unread_notifications: 1 }]);
    const left = await agent.get('/api/notifications').query({ filter: JSON.stringify({ leida: false }) });
    expect(left.body).toHaveLength(1);
    expect(left.headers['content-range']).toBe('notifications 0-0/1');
    const all = await agent.post('/api/notifications/read-all').send({});
    expect(all.body).toEqual({ unread_notifications: 0 });
    expect((await other.get('/api/notifications')).body).toEqual([]);
    const byId = await other.get('/api/notifications').query({ filter: JSON.stringify({ id: [first?.id] }) });
    expect(byId.body).toEqual([]);
  });

  it('need a session and existing ids', async () => {
    await world.agent().get('/api/notifications').expect(401);
    const { agent } = await applicant();
    await agent
      .post('/api/notifications/read')
      .send({ ids: ['x'] })
      .expect(422);
    await agent.get('/api/notifications').query({ filter: '{"leida":"quizás"}' }).expect(400);
    const noApplication = await world.registered('none@example.com');
    expect((await noApplication.get('/api/notifications')).body).toEqual([]);
  });

  it('are in the data export of the person', async () => {
    const { application, candidate } = await applicant();
    await move(application, { estado: 'en_revision', version: 1 });
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'notificaciones');
    const held = await part?.read(world.app.get(DataSource).manager, {
      userId: null,
      candidateId: candidate,
    });
    expect(held?.data).toMatchObject([{ titulo: 'Tu candidatura está en revisión', leida_at: null }]);
  });
});

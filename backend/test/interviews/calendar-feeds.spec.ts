import { issueAccountToken } from '../../src/auth/accounts/account-link.js';
import { givenApplicant, inDays, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

const DAY_MS = 86_400_000;
let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());

async function givenFeed(role: 'rrhh' | 'responsable' = 'rrhh') {
  const user = await world.given.user({ role });
  const agent = await world.agentOf(user);
  const { body } = await agent.post('/api/calendar-feeds').expect(201);
  return { user, agent, path: new URL(body.direccion as string).pathname };
}
async function agreed(interviewer: string, values: object = {}): Promise<string> {
  const { candidate } = await givenApplicant(world);
  const { body } = await hr
    .post('/api/interviews')
    .send(order(candidate, { entrevistador_id: interviewer, ...values }))
    .expect(201);
  return body.id as string;
}

it('a manager has one too, with the interviews that they hold and their tasks; a candidate has none', async () => {
  const { user, path } = await givenFeed('responsable');
  const id = await agreed(user.id);
  await hr
    .post('/api/tasks')
    .send({ titulo: 'Preparar la prueba', asignada_a: user.id, vence_el: inDays(5) })
    .expect(201);
  const { text } = await world.agent().get(path).expect(200);
  expect(text).toContain(`UID:${id}`);
  expect(text).toContain('SUMMARY:Tarea: Preparar la prueba');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const candidate = await world.registered('calendario@example.com');
  await candidate.post('/api/calendar-feeds').expect(403);
});

it('a feed shows the interviewer’s own interviews to anyone with its URL, and nothing about the candidate', async () => {
  const { user, path } = await givenFeed();
  const other = await world.given.user({ role: 'rrhh' });
  const mine = await agreed(user.id);
  const theirs = await agreed(other.id);
  const cancelled = await agreed(user.id, { fecha: inDays(6) });
  await hr.post(`/api/interviews/${cancelled}/cancel`).send({}).expect(200);
  const { text, headers } = await world.agent().get(path).expect(200);
  expect(headers['content-type']).toContain('text/calendar');
  expect(text).toContain('METHOD:PUBLISH');
  expect(text).toContain(`UID:${mine}`);
  expect(text).not.toContain(theirs);
  expect(text).not.toContain(cancelled);
  expect(text).not.toMatch(/@|Solo para RRHH|ATTENDEE/);
  expect(text).toMatch(/SUMMARY:Entrevista: \S+ \S\.\r\n/);
});

it('a feed answers 304 while nothing has changed', async () => {
  const { user, path } = await givenFeed();
  const id = await agreed(user.id);
  const { headers } = await world.agent().get(path).expect(200);
  const again = () => world.agent().get(path).set('If-None-Match', String(headers.etag));
  await again().expect(304);
  const { body } = await hr.get(`/api/interviews/${id}`);
  await hr.put(`/api/interviews/${id}`).send({ hora: '16:00', version: body.version }).expect(200);
  await again().expect(200);
});

it('a feed leaves out old interviews', async () => {
  const { user, path } = await givenFeed();
  const id = await agreed(user.id);
  world.clock.advance(34 * DAY_MS);
  expect((await world.agent().get(path).expect(200)).text).toContain(id);
  world.clock.advance(2 * DAY_MS);
  expect((await world.agent().get(path).expect(200)).text).not.toContain(id);
});

it('a feed ends when its URL is replaced, when it is removed, or with the account', async () => {
  const { agent, path, user } = await givenFeed();
  const { body: state } = await agent.get('/api/calendar-feeds/mine').expect(200);
  expect(state).toEqual({ calendario: { creado: expect.any(String), usado: null } });
  await world.agent().get(path).expect(200);
  expect((await agent.get('/api/calendar-feeds/mine')).body.calendario.usado).not.toBeNull();
  const news = await Promise.all([1, 2].map(() => agent.post('/api/calendar-feeds')));
  await world.agent().get(path).expect(404);
  const paths = news.map(({ body }) => new URL(body.direccion as string).pathname);
  const statuses = await Promise.all(paths.map(async (one) => (await world.agent().get(one)).status));
  expect(statuses.sort()).toEqual([200, 404]);
  const ended = await agent.delete('/api/calendar-feeds/mine').expect(200);
  expect(ended.body).toEqual({ calendario: null });
  await agent.delete('/api/calendar-feeds/mine').expect(200);
  for (const one of paths) await world.agent().get(one).expect(404);

  const { body } = await agent.post('/api/calendar-feeds').expect(201);
  await world.dataSource.query('UPDATE users SET activo = false WHERE id = $1', [user.id]);
  await world
    .agent()
    .get(new URL(body.direccion as string).pathname)
    .expect(404);
});

it('the secret of a feed is not stored, and guesses are refused', async () => {
  const { path } = await givenFeed();
  const token = path.replace('/api/calendar-feeds/', '').replace('.ics', '');
  const rows = await world.dataSource.query<{ text: string }[]>(
    'SELECT c::text AS text FROM calendarios_privados c',
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const guesses = await Promise.all(
    Array.from({ length: 35 }, () => world.agent().get(`/api/calendar-feeds/${'x'.repeat(43)}.ics`)),
  );
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await world.agent().get(path)).status).toBe(200);
});

it('feeds are for staff', async () => {
  const { agent } = await givenApplicant(world);
  expect((await agent.post('/api/calendar-feeds')).status).toBe(403);
});

it.each([
  ['a new password from a mailed link', (user: { id: string }) => reset(user.id)],
  ['another role, and stays ended with the one before', (user: { id: string }) => demoteAndPromote(user.id)],
])('a feed ends with %s', async (_way, end) => {
  const { user, path } = await givenFeed();
  await world.agent().get(path).expect(200);
  await end(user);
  await world.dataSource.query(`DELETE FROM rate_limits`);
  await world.agent().get(path).expect(404);
});

it('a new address asks for a recent proof', async () => {
  const { agent } = await givenFeed();
  world.clock.advance(11 * 60_000);
  const { status, body } = await agent.post('/api/calendar-feeds');
  expect([status, body.code]).toEqual([403, 'recent_proof_required']);
});

async function reset(userId: string): Promise<void> {
  const link = await issueAccountToken(world.dataSource.manager, {
    tipo: 'restablecer' as const,
    userId,
    sessionId: null,
    now: world.clock.now(),
    appUrl: world.environment.appUrl,
  });
  const password = 'una-Clave-larga-2026';
  await world
    .agent()
    .post('/api/auth/reset-password')
    .send({ token: new URL(link).searchParams.get('token'), password, confirm_password: password })
    .expect(204);
}

async function demoteAndPromote(userId: string): Promise<void> {
  const admin = await world.signedInAs('admin');
  for (const role of ['candidate', 'rrhh'])
    await admin.patch(`/api/users/${userId}`).send({ role }).expect(200);
}

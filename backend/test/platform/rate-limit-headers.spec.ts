import supertest from 'supertest';
import { createWorld, type World } from '../world.js';

let world: World;
let second: World;
beforeAll(async () => {
  world = await createWorld({ environment: { apiCallsPerMinute: 20 } });
  second = await createWorld({
    databaseUrl: world.environment.databaseUrl,
    environment: { apiCallsPerMinute: 20, sessionSecret: world.environment.sessionSecret },
  });
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const POLICY = /^("[a-z-]+";q=\d+;w=\d+)(, "[a-z-]+";q=\d+;w=\d+)*$/;
const STATE = /^("[a-z-]+";r=\d+;t=\d+)(, "[a-z-]+";r=\d+;t=\d+)*$/;

async function program(): Promise<(at?: World) => supertest.Test> {
  const { accessToken } = await world.given.session(await world.given.user({ role: 'rrhh' }));
  return (at = world) =>
    supertest(at.app.getHttpServer()).get('/api/tags').set('Authorization', `Bearer ${accessToken}`);
}

it('a program gets its remaining budget, and the time to retry', async () => {
  const call = await program();
  const first = await call().expect(200);
  expect(first.headers['ratelimit-policy']).toBe('"api";q=20;w=60');
  expect(first.headers.ratelimit).toMatch(/^"api";r=19;t=(60|5\d)$/);
  for (let i = 1; i < 20; i++) await call().expect(200);
  const refused = await call().expect(429);
  expect(refused.body.code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers.ratelimit).toMatch(/^"api";r=0;t=\d+$/);
  // Another program has its own budget.
  await (await program())().expect(200);
});

it('two processes together let no more requests pass than one', async () => {
  const call = await program();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => call(i % 2 ? world : second)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('the browser of a person has no such budget', async () => {
  const browser = await world.signedInAs('rrhh');
  for (let i = 0; i < 25; i++) {
    const { headers } = await browser.get('/api/tags').expect(200);
    expect(headers.ratelimit).toBeUndefined();
  }
});

it('a route with a limit of its own returns that limit', async () => {
  const contact = {
    nombre: 'Ana',
    email: 'ana@example.com',
    servicio: 'otro',
    mensaje: 'Hola, ¿abrís los sábados?',
  };
  const calls = [
    world.agent().post('/api/auth/email-exists').send({ email: 'x@example.com' }),
    world.agent().post('/api/auth/login').send({ email: 'x@example.com', password: 'nada' }),
    world.agent().post('/api/auth/forgot-password').send({ email: 'x@example.com' }),
    world.agent().post('/api/contact').send(contact),
  ];
  for (const { headers } of await Promise.all(calls)) {
    expect(headers['ratelimit-policy']).toMatch(POLICY);
    expect(headers.ratelimit).toMatch(STATE);
    // The state of an account is not revealed.
    expect(headers.ratelimit).not.toContain('account');
  }
  await world
    .agent()
    .post('/api/contact')
    .send({ ...contact, mensaje: 'Otra' });
  const refused = await world
    .agent()
    .post('/api/contact')
    .send({ ...contact, mensaje: 'Otra más' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers.ratelimit).toContain('"contact";r=0;t=');
});

it('the limits are shown to those who may see the installation', async () => {
  const { body } = await (await world.signedInAs('admin')).get('/api/system/rate-limit-info').expect(200);
  expect(body).toContainEqual(expect.objectContaining({ codigo: 'api', intentos: 20, segundos: 60 }));
});

import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
  'a body of %s is refused because of its type, not because of missing fields',
  async (type) => {
    const { status, body } = await admin
      .post('/api/tags')
      .set('Content-Type', type)
      .send('{"nombre":"Taller"}');
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
    expect(await world.dataSource.query(`SELECT 1 FROM etiquetas`)).toEqual([]);
  },
);

it('JSON is read, whatever its charset parameter, and a request without a body needs no type', async () => {
  await admin
    .post('/api/tags')
    .set('Content-Type', 'application/json; charset=utf-8')
    .send('{"nombre":"Taller","color":"blue"}')
    .expect(201);
  await admin.post('/api/logs/verify').expect(200);
});

it('mail programs unsubscribe from alerts with a form, as RFC 8058 says', async () => {
  const { status, body } = await world
    .agent()
    .post('/api/alerts/unsubscribe?token=nobody')
    .set('Content-Type', 'application/x-www-form-urlencoded')
    .send('List-Unsubscribe=One-Click');
  expect([status, body.code]).toEqual([410, 'alert_gone']);
});

it('a refused request is told which type to send', async () => {
  const nobody = await world.agent().get('/api/candidates');
  expect([nobody.status, nobody.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  const unknown = await world.agent().get('/api/candidates').set('Authorization', 'Bearer nobody');
  expect([unknown.status, unknown.headers['www-authenticate']]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ]);
  const forbidden = await (await world.signedInAs('candidate')).get('/api/logs');
  expect([forbidden.status, forbidden.headers['www-authenticate']]).toEqual([403, undefined]);
});

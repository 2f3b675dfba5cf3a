import { EndWebhooksOfKeys } from '../../src/integrations/webhooks/end-webhooks-of-keys.js';
import type { User } from '../../src/auth/user.entity.js';
import { WebhookReceiver } from './webhook-receiver.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let chief: User;
let receiver: WebhookReceiver;
beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.1'] } });
  chief = await world.given.user({ role: 'admin' });
  admin = await world.agentOf(chief);
  receiver = await WebhookReceiver.up();
});
afterAll(async () => {
  await world.close();
  await receiver.down();
});

let number = 0;
async function given(...permisos: string[]): Promise<{ id: string; clave: string }> {
  const { body } = await admin
    .post('/api/api-keys')
    .send({ nombre: `Programa ${++number}`, permisos: ['webhooks:write', ...permisos] })
    .expect(201);
  return { id: body.api_key.id as string, clave: body.clave as string };
}
type Method = 'get' | 'post' | 'put' | 'delete';
const by = (clave: string, method: Method, path = '') =>
  world.agent()[method](`/api/webhooks${path}`).set('Authorization', `Bearer ${clave}`);
const order = (eventos = ['vacancy.published']) => ({ url: `${receiver.url}/propio${++number}`, eventos });
async function made(clave: string): Promise<{ id: string; path: string; webhook: object }> {
  const body = order();
  const response = await by(clave, 'post').send(body).expect(201);
  expect(response.body.secreto).toMatch(/^whsec_/);
  const { webhook } = response.body;
  return { id: webhook.id as string, path: body.url.slice(receiver.url.length), webhook };
}
const seen = async (id: string) => (await admin.get(`/api/webhooks/${id}`).expect(200)).body;

it('a key with webhooks:write creates, changes, tests and removes its own webhooks', async () => {
  const { clave } = await given('vacancies:read_all');
  const { id, path, webhook } = await made(clave);
  await by(clave, 'post', `/${id}/test`).expect(202);
  await world.until(() => Promise.resolve(receiver.at(path).length === 1));
  const { body } = await by(clave, 'get', `/${id}/deliveries`).expect(200);
  expect(body.items).toHaveLength(1);
  const change = { ...webhook, descripcion: 'Nóminas' };
  expect((await by(clave, 'put', `/${id}`).send(change).expect(200)).body.descripcion).toBe('Nóminas');
  await by(clave, 'post', `/${id}/rotate-secret`).expect(200);
  // Administrators see whose it is.
  expect(await seen(id)).toMatchObject({ clave: expect.stringMatching(/^Programa/), activo: true });
  await by(clave, 'delete', `/${id}`).expect(204);
  await admin.get(`/api/webhooks/${id}`).expect(404);
});

it('a key gets no events of records that it may not read', async () => {
  const { clave } = await given('vacancies:read_all');
  const refused = await by(clave, 'post').send(order(['vacancy.closed', 'application.received']));
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { eventos: ['A la clave le falta el permiso applications:read para recibir application.received'] },
  ]);
  const { id, webhook } = await made(clave);
  const more = { ...webhook, eventos: ['interview.created'] };
  expect((await by(clave, 'put', `/${id}`).send(more)).status).toBe(422);
});

it('a key without webhooks:write cannot use webhooks, and people create theirs as before', async () => {
  const { body } = await admin
    .post('/api/api-keys')
    .send({ nombre: 'Sin webhooks', permisos: ['vacancies:read_all'] })
    .expect(201);
  expect((await by(body.clave as string, 'get')).body.code).toBe('forbidden');
  const hr = await world.signedInAs('rrhh');
  expect((await hr.post('/api/webhooks').send(order())).status).toBe(403);
  const people = await admin.post('/api/webhooks').send(order()).expect(201);
  expect(people.body.webhook.clave).toBeNull();
});

it('a webhook ends with its key, at once on revocation; the person who enables it again becomes responsible for it', async () => {
  const revoked = await given('vacancies:read_all');
  const { id, path } = await made(revoked.clave);
  await admin.post(`/api/api-keys/${revoked.id}/revoke`).expect(200);
  const ended = await seen(id);
  expect(ended).toMatchObject({ activo: false, motivo_desactivado: 'clave' });
  await admin
    .put(`/api/webhooks/${id}`)
    .send({ ...ended, activo: true })
    .expect(200);
  await world.app.get(EndWebhooksOfKeys).tick();
  expect(await seen(id)).toMatchObject({ activo: true, clave: null });
  await world.givenVacancy();
  await world.until(() => Promise.resolve(receiver.at(path).length === 1));

  const expired = await given('vacancies:read_all');
  const other = await made(expired.clave);
  await world.change(`UPDATE claves_api SET caduca = now() - interval '1 minute' WHERE id = $1`, [
    expired.id,
  ]);
  await world.app.get(EndWebhooksOfKeys).tick();
  expect(await seen(other.id)).toMatchObject({ activo: false, motivo_desactivado: 'clave' });
});

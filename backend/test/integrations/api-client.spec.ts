import { createApiClient } from '@hiring/contract/client';
import { submit } from '../candidates/application-form.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const password = 'Una-clave-Larga-2026';
const anonymous = () => createApiClient({ baseUrl: world.origin });

async function signedIn(email: string) {
  const { data } = await anonymous().POST('/api/auth/token', { body: { email, password } });
  return createApiClient({ baseUrl: world.origin, token: data?.access_token ?? '' });
}

it('the API client signs in, lists people, and moves an application', async () => {
  await submit(await world.registered('nuria@example.com')).expect(201);
  await world.given.user({ email: 'rrhh@example.com', role: 'rrhh', password });
  const api = await signedIn('rrhh@example.com');

  const list = await api.GET('/api/candidates', {
    params: {
      query: { range: '[0,9]', sort: '["fecha_aplicacion","DESC"]', filter: '{"estado":"recibida"}' },
    },
  });
  expect(list.response.headers.get('content-range')).toBe('candidates 0-0/1');
  const [person] = list.data ?? [];
  if (!person) throw new Error('nobody is listed');

  const order = { estado: 'en_revision' as const, version: person.aplicacion_version, notificar: false };
  const path = { id: person.aplicacion_id };
  const moved = await api.POST('/api/applications/{id}/move', { params: { path }, body: order });
  expect(moved.data?.application.estado).toBe('en_revision');

  const again = await api.POST('/api/applications/{id}/move', { params: { path }, body: order });
  expect([again.response.status, again.error?.code]).toEqual([409, 'stale_version']);
});

it('the API client gets the reason of a refusal', async () => {
  const api = anonymous();
  const refused = await api.GET('/api/candidates');
  expect([refused.response.status, refused.error?.code]).toEqual([401, 'unauthenticated']);

  await world.given.user({ email: 'candidata@example.com', password });
  const hers = await (await signedIn('candidata@example.com')).GET('/api/candidates');
  expect([hers.response.status, hers.error?.code]).toEqual([403, 'forbidden']);
});

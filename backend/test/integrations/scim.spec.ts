import { verified, written } from '../auth/security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

const USERS = '/scim/v2/Users';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let world: World;
let admin: Agent;
let adminId: string;
let key: string;
beforeAll(async () => {
  world = await createWorld();
  const made = await verified(world, { role: 'admin' });
  admin = made.browser;
  adminId = made.user.id;
  key = await newKey(['users:provision']);
});
afterAll(() => world.close());

const newKey = async (permisos: string[]): Promise<string> => {
  const order = { nombre: `Directorio ${permisos.join()}`, permisos };
  const { status, body } = await admin.post('/api/api-keys').send(order);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.clave;
};
const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object, by = key) => {
  const request = world.agent()[method](path).set('Authorization', `Bearer ${by}`);
  return body ? request.type('application/scim+json').send(JSON.stringify(body)) : request;
};
const person = (userName: string) => ({
  schemas: [USER],
  userName,
  name: { givenName: 'Marc', familyName: 'Puig' },
  active: true,
});
const create = async (userName: string): Promise<string> =>
  (await call('post', USERS, person(userName)).expect(201)).body.id;
const setActive = (id: string, active: boolean) =>
  call('patch', `${USERS}/${id}`, { schemas: [PATCH], Operations: [{ op: 'replace', value: { active } }] });

it('a new account is an invitation of HR staff, once for each address', async () => {
  const answer = await call('post', USERS, person('marc.puig@example.com')).expect(201);
  expect(answer.headers['content-type']).toMatch('application/scim+json');
  expect(answer.body).toMatchObject({ userName: 'marc.puig@example.com', active: true, schemas: [USER] });
  expect(answer.body.meta.location).toMatch(/^https?:\/\/.+\/scim\/v2\/Users\/[0-9a-f-]{36}$/);
  expect(await written(world, answer.body.id)).toEqual(['invitacion marc.puig@example.com']);
  const { body } = await admin.get(`/api/users/${answer.body.id}`).expect(200);
  expect(body).toMatchObject({ role: 'rrhh', has_password: false, nombre: 'Marc', apellidos: 'Puig' });
  const again = await call('post', USERS, person('Marc.Puig@example.com'));
  expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
  const nameless = await call('post', USERS, { schemas: [USER], userName: 'sin.nombre@example.com' });
  expect([nameless.status, nameless.body.scimType]).toEqual([400, 'invalidValue']);
});

it('accounts are listed and found by userName, without candidates', async () => {
  const id = await create('clara.soler@example.com');
  await world.given.user({ email: 'candidata@example.com' });
  const { body: all } = await call('get', `${USERS}?count=2`).expect(200);
  expect([all.Resources.length, all.totalResults >= 3]).toEqual([2, true]);
  expect(JSON.stringify(all)).not.toContain('candidata@');
  const filter = encodeURIComponent('userName eq "clara.soler@example.com"');
  const { body: found } = await call('get', `${USERS}?filter=${filter}`).expect(200);
  expect(found.Resources.map((one: { id: string }) => one.id)).toEqual([id]);
  const nobody = encodeURIComponent('userName eq "nadie@example.com"');
  expect((await call('get', `${USERS}?filter=${nobody}`).expect(200)).body.totalResults).toBe(0);
  expect((await call('get', `${USERS}/${id}`).expect(200)).body.meta.resourceType).toBe('User');
});

it('an inactive account is closed with its sessions, and opens again', async () => {
  const id = await create('nil.roca@example.com');
  const browser = await world.agentOf({ id, role: 'rrhh' });
  await browser.get('/api/auth/me').expect(200);
  expect((await setActive(id, false).expect(200)).body.active).toBe(false);
  await browser.get('/api/auth/me').expect(401);
  expect((await setActive(id, true).expect(200)).body.active).toBe(true);
  const whole = { ...person('nil.roca@example.com'), id, active: false };
  expect((await call('put', `${USERS}/${id}`, whole).expect(200)).body.active).toBe(false);
  await setActive(id, true).expect(200);
  await call('delete', `${USERS}/${id}`).expect(204);
  expect((await admin.get(`/api/users/${id}`)).body.status).toBe('inactive');
  const logs = await world.dataSource.query(`SELECT action FROM system_logs WHERE entity_id = $1`, [id]);
  expect(logs.map(({ action }: { action: string }) => action)).toContain('user.deactivated');
});

it.each([
  ['Microsoft Entra', { op: 'Replace', path: 'active', value: 'False' }],
  ['Microsoft Entra, by list', { op: 'Add', path: 'active', value: [{ value: 'False' }] }],
  ['without a path', { op: 'replace', value: { 'name.familyName': 'Otra', active: 'False' } }],
  ['with the whole path', { op: 'replace', path: `${USER}:active`, value: false }],
])('what else a directory asks for does not hold up the closing of an account: %s', async (name, closing) => {
  const address = `sara.${name.length}@example.com`;
  const id = await create(address);
  const Operations = [
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'otra@example.com' },
    { op: 'Add', path: `${ENTERPRISE}:department`, value: 'RRHH' },
    { op: 'Replace', path: 'displayName', value: 'Sara Otra' },
    { op: 'Remove', path: 'title' },
    closing,
  ];
  const { body } = await call('patch', `${USERS}/${id}`, { schemas: [PATCH], Operations }).expect(200);
  expect(body).toMatchObject({ active: false, userName: address, name: { familyName: 'Puig' } });
  const rest = { schemas: [PATCH], Operations: Operations.slice(0, -1) };
  expect((await call('patch', `${USERS}/${id}`, rest).expect(200)).body).toEqual(body);
});

it('a flag that is none and an operation that is none are refused', async () => {
  const id = await create('ona.serra@example.com');
  for (const operation of [
    { op: 'replace', path: 'active', value: 'quizá' },
    { op: 'mover', path: 'active', value: false },
    null,
    'active',
  ]) {
    const { status, body } = await call('patch', `${USERS}/${id}`, {
      schemas: [PATCH],
      Operations: [operation],
    });
    expect([status, body.status, operation]).toEqual([400, '400', operation]);
  }
  expect((await call('get', `${USERS}/${id}`).expect(200)).body.active).toBe(true);
});

it('a filter that comes twice is refused', async () => {
  const { body } = await call('get', `${USERS}?filter=active+eq+true&filter=active+eq+false`).expect(400);
  expect(body.scimType).toBe('invalidFilter');
});

it('addresses are found whatever their case, by userName and by emails', async () => {
  const id = await create('Ivet.Mas@example.com');
  for (const filter of [
    'userName eq "IVET.mas@example.com"',
    'emails[type eq "work"].value eq "ivet.MAS@example.com"',
    'emails.value eq "ivet.mas@example.com" and active eq true',
  ]) {
    const { body } = await call('get', `${USERS}?filter=${encodeURIComponent(filter)}`).expect(200);
    expect([filter, body.Resources.map((one: { id: string }) => one.id)]).toEqual([filter, [id]]);
  }
});

it('an unknown account, a candidate and the own account are refused', async () => {
  const candidate = await world.given.user({});
  for (const id of ['nobody', candidate.id, '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11']) {
    const { status, body } = await setActive(id, false);
    expect([status, body.status]).toEqual([404, '404']);
  }
  const own = await setActive(adminId, false);
  expect([own.status, own.body.schemas]).toEqual([409, ['urn:ietf:params:scim:api:messages:2.0:Error']]);
  await admin.get('/api/auth/me').expect(200);
});

it('is for keys with the permission of its own', async () => {
  await world.agent().get(USERS).expect(401);
  await call('get', USERS, undefined, await newKey(['users:read'])).expect(403);
  await (await world.signedInAs('rrhh')).get(USERS).expect(403);
  const { body } = await call('get', '/scim/v2/ServiceProviderConfig').expect(200);
  expect(body.patch.supported).toBe(true);
  await call('get', '/scim/v2/Schemas').expect(200);
  await call('get', '/scim/v2/ResourceTypes').expect(200);
  await call('get', '/scim/v2/ResourceTypes/User').expect(200);
  await call('get', `/scim/v2/Schemas/${USER}`).expect(200);
  const { body: none } = await call('get', '/scim/v2/Groups').expect(404);
  expect(none.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
});

it('what a directory says of a new or a whole account besides does not hold it up', async () => {
  const roles = [{ primary: 'True', type: 'WindowsAzureActiveDirectoryRole', value: 'User' }];
  const entra = { ...person('rol.entra@example.com'), active: 'True', roles, title: null, externalId: 'r1' };
  const { body } = await call('post', USERS, entra).expect(201);
  expect(body).toMatchObject({ userName: 'rol.entra@example.com', active: true });
  const closed = await call('put', `${USERS}/${body.id}`, { ...entra, active: 'False' }).expect(200);
  expect(closed.body.active).toBe(false);
});

it.each([
  'jdoe',
  'Nombre <a@example.com>',
  'a@example.com\nb@example.com',
  `${'a'.repeat(300)}@example.com`,
  '',
])('the userName %j is no address, and nobody is invited', async (userName) => {
  const refused = await call('post', USERS, person(userName));
  expect([refused.status, refused.body.scimType]).toEqual([400, 'invalidValue']);
  const rows = await world.dataSource.query(`SELECT 1 FROM users WHERE email = $1`, [userName]);
  expect(rows).toEqual([]);
});

it('a name that is too long is refused, and a sentence is said once', async () => {
  const name = { givenName: 'n'.repeat(300), familyName: 'Puig' };
  const long = await call('post', USERS, { ...person('nombre.largo@example.com'), name });
  expect([long.status, long.body.scimType]).toEqual([400, 'invalidValue']);
  const { body } = await call('post', USERS, { schemas: [USER], userName: 'sin.nombre.alguno@example.com' });
  expect(body.detail.match(/obligatorios/g)).toHaveLength(1);
});

it('a page after the last one is empty', async () => {
  const seen: string[] = [];
  for (let startIndex = 1; startIndex < 100; startIndex += 2) {
    const { body } = await call('get', `${USERS}?count=2&startIndex=${startIndex}`).expect(200);
    if (body.Resources.length === 0) break;
    seen.push(...body.Resources.map(({ id }: { id: string }) => id));
  }
  const [{ n }] = await world.dataSource.query(`SELECT count(*)::int n FROM users WHERE role <> 'candidate'`);
  expect([seen.length, new Set(seen).size]).toEqual([n, n]);
});

it('an attribute is found by its whole name too', async () => {
  const id = await create('nombre.entero@example.com');
  const filter = encodeURIComponent(`${USER}:userName eq "Nombre.Entero@example.com"`);
  const { body } = await call('get', `${USERS}?filter=${filter}`).expect(200);
  expect(body.Resources.map((one: { id: string }) => one.id)).toEqual([id]);
});

import { randomBytes } from 'node:crypto';
import type { User } from '../../src/auth/user.entity.js';
import { type Agent, createWorld, type World } from '../world.js';
import { IdentityProvider, type Misbehaviour, type Somebody } from './identity-provider.js';
import { verified } from './security-journey.js';

/*
 * A provider that is wrong or wrongly configured: nobody enters, and administrators read why, in the log and in the trial.
 */

const CONFIG = '/api/config/oidc-providers';
const idp = new IdentityProvider();
let world: World;
let admin: Agent;
let provider: { id: string; version: number };
beforeAll(async () => {
  await idp.open();
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.1'] } });
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  provider = (
    await admin
      .post(CONFIG)
      .send(idp.settings({ grupos_claim: 'grupos', grupo_admin: 'jefes', grupo_rrhh: 'personas' }))
      .expect(201)
  ).body;
  idp.sendsBackTo((await read()).redirect_uri);
  idp.somebody = { sub: 'x1', email: 'jefa@example.com', email_verified: true, grupos: ['jefes'] };
  await tried();
  const { nombre, emisor, cliente_id, version, grupos_claim, grupo_admin, grupo_rrhh } = await read();
  await admin
    .put(`${CONFIG}/${provider.id}`)
    .send({ nombre, emisor, cliente_id, version, activo: true, grupos_claim, grupo_admin, grupo_rrhh })
    .expect(200);
});
afterEach(() => idp.behave());
afterAll(async () => {
  idp.close();
  await world.close();
});
const read = async () => (await admin.get(CONFIG).expect(200)).body[0];
async function tried() {
  const { url } = (await admin.post(`${CONFIG}/${provider.id}/try`).expect(200)).body;
  await admin.get(await idp.pass(idp.browser(), url)).expect(303);
  return (await admin.get(`${CONFIG}/${provider.id}/trial`)).body.prueba;
}
const invited = (values: Partial<User> = {}) =>
  world.given.user({ role: 'rrhh', email: `p${randomBytes(4).toString('hex')}@example.com`, ...values });
const as = (user: User, values: Partial<Somebody> = {}): void => {
  idp.somebody = {
    sub: `s-${user.id}`,
    email: user.email,
    email_verified: true,
    grupos: ['personas'],
    ...values,
  };
};
const enter = async (browser = world.agent()) => {
  const { headers } = await browser.get(`/api/auth/oidc/${provider.id}/start`).expect(303);
  const answer = await browser.get(await idp.pass(idp.browser(), String(headers.location)));
  expect(answer.status).toBe(303);
  return String(answer.headers.location);
};
const now = () => Math.floor(Date.now() / 1000);
const lastRefusal = async () => {
  const [row] = await world.dataSource.query(
    `SELECT details FROM system_logs WHERE action = 'auth.oidc_failed' ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
  return row?.details;
};

const refusals = async () => {
  const [row] = await world.dataSource.query(
    `SELECT count(*)::int n FROM system_logs WHERE action = 'auth.oidc_failed'`,
  );
  return row.n;
};

const CASES: [string, Misbehaviour, RegExp][] = [
  ['for another client', { claims: (c) => ({ ...c, aud: 'other' }) }, /otro cliente/],
  ['for two clients', { claims: (c) => ({ ...c, aud: ['fleet-hiring', 'other'] }) }, /otro cliente/],
  ['without a signature', { unsigned: true }, /firma/],
  ['of another issuer', { claims: (c) => ({ ...c, iss: 'https://evil.example' }) }, /emisor es otro/],
  ['with the nonce of another trip', { claims: (c) => ({ ...c, nonce: 'other' }) }, /otra entrada/],
  [
    'that ended by a clock that is ten minutes slow',
    { claims: (c) => ({ ...c, iat: now() - 600, exp: now() - 300 }) },
    /relojes/,
  ],
  ['that is not yet valid', { claims: (c) => ({ ...c, nbf: now() + 600 }) }, /relojes/],
  [
    'with a subject of 20 000 letters',
    { claims: (c) => ({ ...c, sub: 's'.repeat(20_000) }) },
    /otra persona/,
  ],
  ['with a subject that no database stores', { claims: (c) => ({ ...c, sub: 'a\0b' }) }, /otra persona/],
  ['with the userinfo of somebody else', { userinfo: (c) => ({ ...c, sub: 'x1' }) }, /otra persona/],
  [
    'that refuses the secret',
    { token: { status: 401, body: { error: 'invalid_client', error_description: '<b>No</b>' } } },
    /secreto haya caducado/,
  ],
];

it.each(CASES)('an answer %s lets nobody in and says why', async (_name, how, why) => {
  as(await invited());
  idp.misbehave(how);
  expect(await enter()).toBe('/login?acceso=oidc_refused');
  expect(await lastRefusal()).toMatch(/^Entrada por el proveedor de identidad rechazada \(oidc_refused\): /);
  expect(await lastRefusal()).toMatch(why);
  expect((await tried()).error).toMatch(why);
  expect(await lastRefusal()).not.toContain('<b>');
});

it('an answer without a nonce is refused, and the log has its code', async () => {
  as(await invited());
  idp.misbehave({ claims: ({ nonce: _, ...c }) => c });
  expect(await enter()).toBe('/login?acceso=oidc_refused');
  expect(await lastRefusal()).toBe('Entrada por el proveedor de identidad rechazada (oidc_refused)');
});

it('a token of a clock that is ten minutes fast lets in', async () => {
  as(await invited());
  idp.misbehave({ claims: (c) => ({ ...c, iat: now() + 600, exp: now() + 4000, auth_time: now() + 600 }) });
  expect(await enter()).toBe('/sistema-aplicacion/admin');
});

it('the address of a colleague in the token is not verified by userinfo about another address', async () => {
  const colleague = await invited();
  const { email } = colleague;
  as(await invited());
  idp.misbehave({ claims: (c) => ({ ...c, email }) });
  expect(await enter()).toBe('/login?acceso=oidc_unverified');
  expect(await tried()).toMatchObject({ error: null, correo: email, verificado: false });
});

it('somebody in 300 groups has the role of the last one', async () => {
  as(await invited());
  const grupos = [...Array.from({ length: 300 }, (_, n) => `g${n}`), 'personas'];
  idp.misbehave({ userinfo: (c) => ({ ...c, grupos }) });
  expect(await enter()).toBe('/sistema-aplicacion/admin');
  expect((await tried()).rol).toBe('rrhh');
});

it('a provider that fails or says too much is away', async () => {
  as(await invited());
  for (const how of [
    { token: { status: 500, body: {} } },
    { userinfo: (c: object) => ({ ...c, more: 'x'.repeat(2_000_000) }) },
  ]) {
    idp.misbehave(how);
    expect(await enter()).toBe('/login?acceso=oidc_unavailable');
    expect(await lastRefusal()).toBe('Entrada por el proveedor de identidad rechazada (oidc_unavailable)');
  }
});

it('an issuer of another name, or with no provider there, is said before the trip', async () => {
  for (const [emisor, why] of [
    [idp.issuer.replace('127.0.0.1', 'localhost'), /emisor es otro/],
    [`${idp.issuer}/nobody`, /no está la configuración/],
  ] as const) {
    const { body } = await admin.post(CONFIG).send(idp.settings({ emisor }));
    const { body: refused } = await admin.post(`${CONFIG}/${body.id}/try`).expect(409);
    expect([refused.code, refused.detail]).toEqual(['provider_unusable', expect.stringMatching(why)]);
  }
});

it('a provider that is silent from the beginning sends back to the sign-in page, and the log says so', async () => {
  const before = await refusals();
  // Another version of its settings: what it says of itself is read anew.
  const { nombre, emisor, cliente_id, version, grupos_claim, grupo_admin, grupo_rrhh } = await read();
  await admin
    .put(`${CONFIG}/${provider.id}`)
    .send({
      nombre: `${nombre} 2`,
      emisor,
      cliente_id,
      version,
      activo: true,
      grupos_claim,
      grupo_admin,
      grupo_rrhh,
    })
    .expect(200);
  idp.goAway();
  const answer = await world.agent().get(`/api/auth/oidc/${provider.id}/start`).expect(303);
  expect(answer.headers.location).toBe('/login?acceso=oidc_unavailable');
  expect(await refusals()).toBe(before + 1);
  expect(await lastRefusal()).toBe('Entrada por el proveedor de identidad rechazada (oidc_unavailable)');
});

import { LIVE_MESSAGES } from '@hiring/contract';
import { randomBytes } from 'node:crypto';
import type { User } from '../../src/auth/user.entity.js';
import { OidcClients } from '../../src/auth/oidc/oidc-clients.js';
import { OidcProvider } from '../../src/auth/oidc/oidc-provider.entity.js';
import { OidcSecrets } from '../../src/auth/oidc/oidc-secrets.js';
import { SecretBox } from '../../src/platform/secrets/secret-box.js';
import { type Agent, createWorld, type World } from '../world.js';
import { cookiesOf, cookieValue, logged, PASSWORD, sessionRow } from './auth-journey.js';
import { listen } from '../site/event-stream.js';
import { IdentityProvider, type Somebody } from './identity-provider.js';
import { codeOf, enrol, verified } from './security-journey.js';

const CONFIG = '/api/config/oidc-providers';
const GROUPS = { grupos_claim: 'grupos', grupo_admin: 'jefes', grupo_rrhh: 'personas' };

const idp = new IdentityProvider();
let world: World;
let admin: Agent;
let provider: { id: string; version: number };
beforeAll(async () => {
  await idp.open();
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.1'] } });
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  provider = (await admin.post(CONFIG).send(idp.settings()).expect(201)).body;
  idp.sendsBackTo((await read()).redirect_uri);
});
afterEach(() => world.clock.reset());
afterAll(async () => {
  idp.close();
  await world.close();
});

const read = async () => (await admin.get(CONFIG).expect(200)).body[0];
const change = async (values: object) => {
  const { nombre, emisor, cliente_id, activo, version } = await read();
  const settings = { nombre, emisor, cliente_id, activo, version, ...values };
  return admin.put(`${CONFIG}/${provider.id}`).send(settings);
};
const invited = (values: Partial<User> = {}) =>
  world.given.user({ role: 'rrhh', email: `p${randomBytes(4).toString('hex')}@example.com`, ...values });
const as = (user: User, values: Partial<Somebody> = {}): void => {
  idp.somebody = { sub: `s-${user.id}`, email: user.email, email_verified: true, ...values };
};
const start = async (browser: Agent, query = '') => {
  const { headers } = await browser.get(`/api/auth/oidc/${provider.id}/start${query}`).expect(303);
  return String(headers.location);
};
/** The path with which the browser comes back. */
const wayBack = async (browser: Agent, query = '') => idp.pass(idp.browser(), await start(browser, query));
const enter = async (browser = world.agent(), query = '') => {
  const path = await wayBack(browser, query);
  const answer = await browser.get(path).expect(303);
  return { browser, path, answer, to: String(answer.headers.location) };
};
const isIn = async (browser: Agent) => (await browser.get('/api/auth/session')).body.user?.email ?? null;
const identities = () => world.dataSource.query(`SELECT * FROM identidades_oidc`);

describe('a provider', () => {
  it('is switched on only after a trial, which shows what came and signs nobody in', async () => {
    expect((await change({ activo: true })).body.code).toBe('oidc_untried');
    expect((await world.agent().get('/api/auth/oidc')).body).toEqual([]);
    idp.somebody = { sub: 'x1', email: 'jefa@example.com', email_verified: true, grupos: ['jefes'] };
    const { url } = (await admin.post(`${CONFIG}/${provider.id}/try`).expect(200)).body;
    const back = await admin.get(await idp.pass(idp.browser(), url)).expect(303);
    expect(back.headers.location).toBe(`/sistema-aplicacion/panel-admin/acceso?prueba=${provider.id}`);
    expect(Object.keys(cookiesOf(back))).not.toContain('access_token');
    const { prueba } = (await admin.get(`${CONFIG}/${provider.id}/trial`)).body;
    expect(prueba).toMatchObject({ error: null, correo: 'jefa@example.com', verificado: true, sujeto: 'x1' });
    expect(await identities()).toEqual([]);
    const on = await change({ activo: true });
    expect([on.status, on.body.activo]).toEqual([200, true]);
    expect((await world.agent().get('/api/auth/oidc')).body).toEqual([
      { id: provider.id, nombre: 'Empresa' },
    ]);
  });

  it('never shows its secret, and is for administrators', async () => {
    expect(JSON.stringify(await read())).not.toMatch(/secret/);
    const [row] = await world.dataSource.query(`SELECT secreto FROM proveedores_oidc`);
    expect(row.secreto).not.toContain('only the provider');
    const logs = await world.dataSource.query(`SELECT * FROM system_logs WHERE action = 'config.oidc'`);
    expect(logs.length).toBeGreaterThan(1);
    expect(JSON.stringify(logs)).not.toContain('only the provider');
    await (await world.signedInAs('rrhh')).get(CONFIG).expect(403);
    world.clock.advance(11 * 60_000);
    expect((await change({ nombre: 'Otra' })).body.code).toBe('recent_proof_required');
  });

  it('is one of three, and needs all of its groups or none', async () => {
    const half = await change({ grupos_claim: 'grupos' });
    expect([half.status, Object.keys(half.body.errors)]).toEqual([422, ['grupos_claim']]);
    const inside = await change({ emisor: 'http://10.0.0.8' });
    expect([inside.status, Object.keys(inside.body.errors)]).toEqual([422, ['emisor']]);
    expect((await admin.post(CONFIG).send(idp.settings())).body.code).toBe('oidc_provider_exists');
    for (const n of [1, 2]) await admin.post(CONFIG).send(idp.settings({ emisor: `${idp.issuer}/${n}` }));
    const fourth = await admin.post(CONFIG).send(idp.settings({ emisor: `${idp.issuer}/4` }));
    expect([fourth.status, fourth.body.code]).toEqual([409, 'oidc_providers_limit']);
  });

  it('has its secret sealed anew after a change of DATA_KEY', async () => {
    const dataKey = randomBytes(32);
    const box = new SecretBox({ dataKey, dataKeyOld: world.environment.dataKey });
    const secrets = new OidcSecrets(world.dataSource, box);
    await secrets.reseal();
    const [row] = await world.dataSource.manager.findBy(OidcProvider, { id: provider.id });
    expect(row?.secreto_clave).toBe(box.keyId);
    const back = new OidcSecrets(
      world.dataSource,
      new SecretBox({ dataKey: world.environment.dataKey, dataKeyOld: dataKey }),
    );
    await back.reseal();
  });
});

describe('somebody of the staff', () => {
  it('enters the first time with the verified address of an invitation, and goes where they wanted', async () => {
    const user = await invited();
    as(user);
    const { browser, to } = await enter(world.agent(), '?next=/sistema-aplicacion/tareas&idioma=ca');
    expect(to).toBe('/sistema-aplicacion/tareas');
    expect(await isIn(browser)).toBe(user.email);
    expect(await logged(world, user.id)).toEqual(
      expect.arrayContaining(['auth.oidc_linked', 'auth.email_verified', 'auth.sign_in_oidc']),
    );
  });

  it('enters by subject with another address, and with an unverified one', async () => {
    const user = await invited();
    as(user);
    await enter();
    as(user, { email: 'otro.nombre@example.com', email_verified: false });
    const { browser } = await enter();
    expect(await isIn(browser)).toBe(user.email);
  });

  it('is refused, and told why, when unknown, unverified, a candidate, inactive or another subject', async () => {
    const user = await invited();
    const refusal = async (values: Partial<Somebody>, of = user) => {
      as(of, values);
      const { to, browser } = await enter(world.agent(), '?idioma=ca');
      expect(await isIn(browser)).toBeNull();
      return to;
    };
    expect(await refusal({ email: 'nadie@example.com' })).toBe('/ca/login?acceso=oidc_unknown');
    expect(await refusal({ email_verified: false })).toBe('/ca/login?acceso=oidc_unverified');
    expect(await refusal({}, await invited({ role: 'candidate' }))).toBe('/ca/login?acceso=oidc_unknown');
    expect(await refusal({}, await invited({ activo: false }))).toBe('/ca/login?acceso=oidc_unknown');
    as(user);
    await enter();
    expect(await refusal({ sub: 'somebody-else' })).toBe('/ca/login?acceso=oidc_unknown');
  });

  it('proves a second factor here, unless the provider says that it was proven there', async () => {
    const { user, browser: own } = await verified(world, { role: 'rrhh', email: 'dos@example.com' });
    const { secret } = await enrol(world, own);
    world.clock.reset();
    as(user);
    const { browser, to } = await enter(world.agent(), '?next=/mi-cuenta');
    expect([to, await isIn(browser)]).toEqual(['/login?paso=codigo&next=%2Fmi-cuenta', null]);
    const finish = (code: string, by = browser) => by.post('/api/auth/oidc/second-factor').send({ code });
    expect((await finish('000000')).body.code).toBe('wrong_code');
    const code = await codeOf(world, secret, 1);
    await change({ activo: false });
    expect((await finish(code)).body.code).toBe('second_factor_expired');
    await change({ activo: true });
    expect((await finish(code, world.agent())).body.code).toBe('second_factor_expired');
    const done = await finish(code).expect(200);
    expect(done.body.user.email).toBe(user.email);
    expect((await finish(code)).body.code).toBe('second_factor_expired');
    await idp.logoutToken().then((logout_token) => tellLogout({ logout_token }).expect(200));
    expect(await isIn(browser)).toBeNull();
    as(user, { amr: ['pwd', 'mfa'] });
    expect(await isIn((await enter()).browser)).toBe(user.email);
  });

  it('need not set up an app that is demanded when the provider proved two factors', async () => {
    const user = await invited();
    await world.dataSource.query(`UPDATE system_config SET two_factor_auth = true`);
    await world.until(async () => (await admin.get('/api/auth/session')).body.user.second_factor_setup);
    as(user);
    const once = (await (await enter()).browser.get('/api/auth/session')).body.user;
    as(user, { amr: ['mfa'] });
    const twice = (await (await enter()).browser.get('/api/auth/session')).body.user;
    expect([once.second_factor_setup, twice.second_factor_setup]).toEqual([true, false]);
    expect([once.home, twice.permissions.includes('candidates:read')]).toEqual(['/mi-cuenta', true]);
    await world.dataSource.query(`UPDATE system_config SET two_factor_auth = false`);
    await world.until(async () => !(await admin.get('/api/auth/session')).body.user.second_factor_setup);
  });
});

describe('groups at the provider', () => {
  beforeAll(async () => {
    expect((await change(GROUPS)).status).toBe(200);
  });
  afterAll(async () => {
    expect((await change({})).body.grupos_claim).toBeNull();
  });
  const roleOf = async (id: string) =>
    (await world.dataSource.query(`SELECT role FROM users WHERE id = $1`, [id]))[0].role;

  it('set the role and end the sessions of the other role; without one nobody enters', async () => {
    const user = await invited();
    as(user, { grupos: ['personas'] });
    const before = (await enter()).browser;
    as(user, { grupos: ['personas', 'jefes'] });
    const { browser } = await enter();
    expect([await roleOf(user.id), await isIn(before), await isIn(browser)]).toEqual([
      'admin',
      null,
      user.email,
    ]);
    as(user, { grupos: ['otros'] });
    expect((await enter()).to).toBe('/login?acceso=oidc_no_group');
    as(user, { grupos: ['personas'] });
    await enter();
    expect(await roleOf(user.id)).toBe('rrhh');
    expect(await logged(world, user.id)).toContain('user.role_changed');
  });

  it('leave the last administrator with a password an administrator', async () => {
    const [chief] = await world.dataSource.query(`SELECT * FROM users WHERE email = 'jefa@example.com'`);
    as(chief, { grupos: ['personas'] });
    const { browser } = await enter();
    expect([await roleOf(chief.id), await isIn(browser)]).toEqual(['admin', 'jefa@example.com']);
    expect(await logged(world, chief.id)).toContain('user.role_kept');
    const other = await invited({ role: 'admin' });
    const byProvider = await world.agentOf(other);
    const closed = await byProvider.patch(`/api/users/${chief.id}`).send({ status: 'inactive' });
    expect([closed.status, closed.body.code]).toEqual([409, 'password_admin_needed']);
    const demoted = await byProvider.patch(`/api/users/${chief.id}`).send({ role: 'rrhh' });
    expect(demoted.body.code).toBe('password_admin_needed');
  });
});

describe('a way back', () => {
  const REFUSED = '/login?acceso=oidc_refused';
  const EXPIRED = '/login?acceso=oidc_expired';
  const goTo = async (browser: Agent, path: string) =>
    String((await browser.get(path).expect(303)).headers.location);

  it('is good once, in the browser that set out, with its state, for some minutes', async () => {
    const user = await invited();
    as(user);
    const first = await enter();
    expect(await isIn(first.browser)).toBe(user.email);
    expect(await goTo(first.browser, first.path)).toBe(EXPIRED);
    const browser = world.agent();
    const path = await wayBack(browser);
    expect(await goTo(world.agent(), path)).toBe(EXPIRED);
    expect(await goTo(browser, path.replace(/state=[^&]+/, `state=${'a'.repeat(43)}`))).toBe(EXPIRED);
    world.clock.advance(11 * 60_000);
    expect(await goTo(browser, path)).toBe(EXPIRED);
    expect(await isIn(browser)).toBeNull();
  });

  it('with another nonce, another issuer or a refusal of the provider signs nobody in', async () => {
    as(await invited());
    const browser = world.agent();
    const url = await start(browser);
    const replayed = url.replace(/nonce=[^&]+/, 'nonce=of-another-trip');
    expect(replayed).not.toBe(url);
    expect(await goTo(browser, await idp.pass(idp.browser(), replayed))).toBe(REFUSED);
    const mixed = (await wayBack(browser)).replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example');
    expect(mixed).toContain('evil');
    expect(await goTo(browser, mixed)).toBe(REFUSED);
    const silent = (await wayBack(browser)).replace(/&iss=[^&]+/, '');
    expect(await goTo(browser, silent)).toBe(REFUSED);
    const denied = (await wayBack(browser)).replace(/code=[^&]+/, 'error=access_denied');
    expect(await goTo(browser, denied)).toBe(REFUSED);
    expect(await isIn(browser)).toBeNull();
  });

  it('of another client than the one that set out (PKCE) is refused', async () => {
    as(await invited());
    const browser = world.agent();
    const url = await start(browser);
    const stolen = url.replace(/code_challenge=[^&]+/, `code_challenge=${'b'.repeat(43)}`);
    expect(await goTo(browser, await idp.pass(idp.browser(), stolen))).toBe(REFUSED);
  });

  it('works with new keys of the provider', async () => {
    const user = await invited();
    as(user);
    await enter();
    await idp.rotateKeys();
    await world.until(async () => (await isIn((await enter()).browser)) === user.email);
  });
});

const tellLogout = (form: object) =>
  world.agent().post(`/api/auth/oidc/${provider.id}/backchannel-logout`).type('form').send(form);

describe('a logout token', () => {
  it('ends the sessions that the person opened there, and no others', async () => {
    const user = await invited({ password_hash: null });
    as(user);
    const { browser } = await enter();
    const other = await world.agentOf(user);
    await tellLogout({ logout_token: await idp.logoutToken() }).expect(200);
    expect([await isIn(browser), await isIn(other)]).toEqual([null, user.email]);
    const [{ id }] = await world.dataSource.query(
      `SELECT id FROM sessions WHERE user_id = $1 AND identidad_oidc_id IS NOT NULL`,
      [user.id],
    );
    expect((await sessionRow(world, id)).revoked_reason).toBe('provider');
    expect(await logged(world, user.id)).toContain('auth.oidc_logout');
  });

  it('ends the open stream of such a session at once', async () => {
    as(await invited({ password_hash: null }));
    const { answer } = await enter();
    const stream = await listen(world, cookieValue(answer, 'access_token'));
    expect(stream.status).toBe(200);
    await tellLogout({ logout_token: await idp.logoutToken() }).expect(200);
    await world.until(() => Promise.resolve(stream.ended));
    expect(stream.names.at(-1)).toBe(LIVE_MESSAGES.end);
  });

  it.each([
    ['of another client', { aud: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that is an ID token', { nonce: 'n' }],
    ['without its event', { events: {} }],
    ['about nobody', { sub: undefined }],
    ['of an hour ago', { iat: Math.floor(Date.now() / 1000) - 3600 }],
  ])('%s ends nothing', async (_, values) => {
    const user = await invited();
    as(user);
    const { browser } = await enter();
    const refused = await tellLogout({ logout_token: await idp.logoutToken(values) });
    expect([refused.status, refused.body.code]).toEqual([400, 'oidc_logout_invalid']);
    expect(await isIn(browser)).toBe(user.email);
  });

  it('with a key of somebody else ends nothing', async () => {
    const user = await invited();
    as(user);
    const { browser } = await enter();
    const stranger = new IdentityProvider();
    await stranger.open();
    stranger.somebody = idp.somebody;
    const forged = await stranger.logoutToken({ iss: idp.issuer });
    stranger.close();
    expect((await tellLogout({ logout_token: forged })).status).toBe(400);
    expect(await isIn(browser)).toBe(user.email);
  });
});

it('a provider that is away is said so, and the password still enters', async () => {
  const { user } = await verified(world, { role: 'rrhh', email: 'con.clave@example.com' });
  const onTheWay = world.agent();
  as(user);
  const path = await wayBack(onTheWay);
  idp.goAway();
  expect(String((await onTheWay.get(path)).headers.location)).toBe('/login?acceso=oidc_unavailable');
  const clients = Reflect.get(world.app.get(OidcClients), 'clients') as Map<string, unknown>;
  clients.clear();
  const { headers } = await world.agent().get(`/api/auth/oidc/${provider.id}/start`).expect(303);
  expect(headers.location).toBe('/login?acceso=oidc_unavailable');
  await world.agent().post('/api/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
  idp.begin();
  expect(await isIn((await enter()).browser)).toBe(user.email);
});

it('a provider that is switched off or gone signs nobody in', async () => {
  const browser = world.agent();
  as(await invited());
  const path = await wayBack(browser);
  expect((await change({ activo: false })).status).toBe(200);
  expect(String((await browser.get(path)).headers.location)).toBe('/login?acceso=oidc_expired');
  expect(await start(browser)).toBe('/login?acceso=oidc_provider_not_found');
  const secret = await change({ activo: true, secreto: 'another' });
  expect([secret.body.activo, secret.body.probado_at]).toEqual([false, null]);
  await admin.delete(`${CONFIG}/${provider.id}`).expect(204);
  expect(await identities()).toEqual([]);
});

import { createHmac, generateKeyPairSync, randomUUID, sign as signRsa } from 'node:crypto';
import { accessTokenSettings } from '../../src/auth/sessions/access-tokens.js';
import type { User } from '../../src/auth/user.entity.js';
import { agentWith, cookiesOf, cookieValue, PASSWORD, sessionRow, tokenFor } from '../auth/auth-journey.js';
import { codeOf, enrol, verified } from '../auth/security-journey.js';
import { createWorld, type World } from '../world.js';
import type { GivenSession } from '../world-given.js';

let world: World;
let user: User;
let session: GivenSession;
beforeAll(async () => {
  world = await createWorld();
  user = await world.given.user({ role: 'admin', password: PASSWORD, email_verified_at: new Date() });
  session = await world.given.session(user);
});
afterEach(() => world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => world.close());

const me = (token: string) => world.agent().get('/api/auth/me').set('Authorization', `Bearer ${token}`);
const login = (email = user.email, agent = world.agent()) =>
  agent.post('/api/auth/login').send({ email, password: PASSWORD });

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);

interface Forgery {
  header?: object;
  claims?: object;
  key?: string | Buffer;
  hash?: string;
  signature?: string;
}

/** An access token as the product signs it, with one difference. */
function forged({ header = {}, claims = {}, key, hash = 'sha256', signature }: Forgery): string {
  const { secret, issuer, audience } = accessTokenSettings(world.environment);
  const payload = {
    sub: user.id,
    sid: session.sessionId,
    iat: now(),
    exp: now() + 300,
    iss: issuer,
    aud: audience,
    ...claims,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(payload)}`;
  const own = createHmac(hash, key ?? secret)
    .update(signed)
    .digest('base64url');
  return `${signed}.${signature ?? own}`;
}

describe('an access token', () => {
  it('signed by the product is accepted', async () => {
    await me(forged({})).expect(200);
    await me(session.accessToken).expect(200);
  });

  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsa = (): string => {
    const [header = '', claims = ''] = forged({ header: { alg: 'RS256' } }).split('.');
    const signature = signRsa('sha256', Buffer.from(`${header}.${claims}`), privateKey);
    return `${header}.${claims}.${signature.toString('base64url')}`;
  };
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const jwk = publicKey.export({ format: 'jwk' });

  it.each<[string, () => string]>([
    ['without an algorithm', () => forged({ header: { alg: 'none' }, signature: '' })],
    ['without an algorithm in other letters', () => forged({ header: { alg: 'nOnE' }, signature: '' })],
    ['without an algorithm but with a signature', () => forged({ header: { alg: 'none' } })],
    ['without a signature', () => forged({ signature: '' })],
    ['with the signature of another hash', () => forged({ header: { alg: 'HS512' }, hash: 'sha512' })],
    ['with the right key and another hash’s name', () => forged({ header: { alg: 'HS384' } })],
    ['signed with RSA', rsa],
    ['signed with a public key as its secret', () => forged({ key: pem })],
    ['signed with the installation’s secret itself', () => forged({ key: world.environment.sessionSecret })],
    ['signed with an empty key', () => forged({ key: '' })],
    ['signed with another key', () => forged({ key: 'another' })],
    ['that brings its key', () => forged({ header: { jwk }, key: 'another' })],
    ['that says where its key is', () => forged({ header: { jku: 'http://127.0.0.1:9/keys' }, key: 'x' })],
    ['that names a file as its key', () => forged({ header: { kid: '../../../../dev/null' }, key: '' })],
    ['that names a key by SQL', () => forged({ header: { kid: "x' UNION SELECT 'a" }, key: 'a' })],
    ['of another issuer', () => forged({ claims: { iss: 'https://evil.example' } })],
    ['of no issuer', () => forged({ claims: { iss: undefined } })],
    ['for another audience', () => forged({ claims: { aud: 'https://evil.example/api' } })],
    ['for no audience', () => forged({ claims: { aud: undefined } })],
    ['that has expired', () => forged({ claims: { exp: now() - 1 } })],
    ['that expires never, by a word', () => forged({ claims: { exp: 'never' } })],
    ['that is not good yet', () => forged({ claims: { nbf: now() + 60 } })],
    ['of nobody', () => forged({ claims: { sub: undefined } })],
    ['of an id that is none', () => forged({ claims: { sub: { $ne: '' } } })],
    ['of another account in this session', () => forged({ claims: { sub: randomUUID() } })],
    ['of a session that does not exist', () => forged({ claims: { sid: randomUUID() } })],
    [
      'changed after it was signed',
      () => {
        const [header = '', , signature = ''] = session.accessToken.split('.');
        return `${header}.${encode({ sub: randomUUID(), sid: session.sessionId })}.${signature}`;
      },
    ],
    ['that is a refresh token', () => session.refreshToken],
    ['that is five parts', () => `${session.accessToken}.a.b`],
    ['that is noise', () => 'a.b.c'],
  ])('%s is refused, in the header and in the cookie', async (_what, make) => {
    const token = make();
    const asked = await me(token);
    expect([asked.status, asked.body.code]).toEqual([401, 'unauthenticated']);
    await agentWith(world, { access_token: token }).get('/api/auth/me').expect(401);
    // An invalid header does not fall back to a valid cookie.
    const both = agentWith(world, { access_token: session.accessToken }).get('/api/auth/me');
    await both.set('Authorization', `Bearer ${token}`).expect(401);
  });

  it('is not accepted as a refresh token, and its role claim is ignored', async () => {
    await agentWith(world, { refresh_token: session.accessToken }).post('/api/auth/refresh').expect(401);
    const candidate = await world.given.user();
    const own = await world.given.session(candidate);
    const claims = { sub: candidate.id, sid: own.sessionId, role: 'admin', permissions: ['users:read'] };
    const { body } = await me(forged({ claims })).expect(200);
    expect(body.user.role).toBe('candidate');
    const users = world
      .agent()
      .get('/api/users')
      .set('Authorization', `Bearer ${forged({ claims })}`);
    await users.expect(403);
  });

  it('in the URL or the body is ignored', async () => {
    const query = { access_token: session.accessToken, token: session.accessToken };
    await world.agent().get('/api/auth/me').query(query).expect(401);
    await world.agent().post('/api/auth/end-others').send(query).expect(404);
    await world.agent().post('/api/auth/sessions/end-others').send(query).expect(401);
  });
});

describe('the first of two sign-in steps', () => {
  it('gives a ticket that gives no access by itself', async () => {
    const { user: careful, browser } = await verified(world, { role: 'rrhh' });
    const { secret } = await enrol(world, browser);
    const first = await login(careful.email);
    expect([first.status, first.body.code]).toEqual([401, 'second_factor_required']);
    expect(cookiesOf(first)).toEqual({});
    const ticket = String(first.body.ticket);
    await me(ticket).expect(401);
    await agentWith(world, { access_token: ticket, refresh_token: ticket }).get('/api/auth/me').expect(401);
    await agentWith(world, { refresh_token: ticket }).post('/api/auth/refresh').expect(401);
    const second = (body: object) => world.agent().post('/api/auth/second-factor').send(body);
    const [, ...rest] = ticket.split('.');
    const others = [user.id, ...rest].join('.');
    expect(
      (await second({ ticket: others, code: await codeOf(world, secret) })).status,
    ).toBeGreaterThanOrEqual(400);
    await second({ ticket, code: await codeOf(world, secret) }).expect(200);
    world.clock.reset();
  });
});

describe('the cookies of a session', () => {
  it('are hidden from scripts and other sites, and contain no name', async () => {
    const response = await login().expect(200);
    const { access_token: access, refresh_token: refresh, con_sesion: hint } = cookiesOf(response);
    expect(access).toMatch(/; Max-Age=300; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(refresh).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    // Says that there is a session, for scripts; worth nothing to the server.
    expect(hint).toMatch(/^con_sesion=1; Path=\/; Expires=[^;]+; SameSite=Lax$/);
    for (const line of Object.values(cookiesOf(response))) expect(line).not.toMatch(/Domain=/i);
    const claims = JSON.parse(
      Buffer.from(cookieValue(response, 'access_token').split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(JSON.stringify(response.body)).not.toMatch(/eyJ|token|argon2|password_hash/);
  });

  it('are new after signing in, whatever was there before, and the earlier session ends', async () => {
    const agent = world.agent();
    agent.jar.setCookies(
      [`refresh_token=${randomUUID()}.${'a'.repeat(43)}`, 'access_token=chosen.by.attacker'],
      '127.0.0.1',
      '/',
    );
    const first = await login(user.email, agent).expect(200);
    expect(cookieValue(first, 'refresh_token')).not.toContain('aaaa');
    const [before = ''] = cookieValue(first, 'refresh_token').split('.');
    const again = await login(user.email, agent).expect(200);
    expect(cookieValue(again, 'refresh_token')).not.toContain(before);
    expect((await sessionRow(world, before)).revoked_reason).not.toBeNull();
  });

  it('are invalid after signing out, both tokens', async () => {
    const own = await world.given.session(user);
    const browser = agentWith(world, { access_token: own.accessToken, refresh_token: own.refreshToken });
    const out = await browser.post('/api/auth/logout').expect(204);
    for (const name of ['access_token', 'refresh_token']) expect(cookiesOf(out)[name]).toContain('1970');
    await me(own.accessToken).expect(401);
    await agentWith(world, { refresh_token: own.refreshToken }).post('/api/auth/refresh').expect(401);
  });
});

describe('the sessions of an account', () => {
  const standing = async (of: User) => {
    const [here, elsewhere] = await Promise.all([world.given.session(of), world.given.session(of)]);
    return { here, elsewhere };
  };

  it('end with a new password, except one’s own', async () => {
    const owner = await world.given.user({ password: PASSWORD });
    const { here, elsewhere } = await standing(owner);
    const change = { current_password: PASSWORD, password: 'otra-clave-2', confirm_password: 'otra-clave-2' };
    const path = '/api/auth/change-password';
    await agentWith(world, { access_token: here.accessToken }).post(path).send(change).expect(204);
    await me(elsewhere.accessToken).expect(401);
    await agentWith(world, { refresh_token: elsewhere.refreshToken }).post('/api/auth/refresh').expect(401);
  });

  it('all end with a forgotten password, and its link does not work a second time', async () => {
    const owner = await world.given.user({ password: PASSWORD });
    const { here, elsewhere } = await standing(owner);
    const token = await tokenFor(world, 'restablecer', owner.id);
    const order = { token, password: 'otra-clave-2', confirm_password: 'otra-clave-2' };
    await world.agent().post('/api/auth/reset-password').send(order).expect(204);
    for (const { accessToken, refreshToken } of [here, elsewhere]) {
      await me(accessToken).expect(401);
      await agentWith(world, { refresh_token: refreshToken }).post('/api/auth/refresh').expect(401);
    }
    expect((await world.agent().post('/api/auth/reset-password').send(order)).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('end when a used refresh token is used again, also for the holder of its successor', async () => {
    const { refreshToken } = await world.given.session(user);
    const renewed = await agentWith(world, { refresh_token: refreshToken })
      .post('/api/auth/refresh')
      .expect(204);
    world.clock.advance(31_000);
    const reused = await agentWith(world, { refresh_token: refreshToken }).post('/api/auth/refresh');
    expect([reused.status, reused.body.code]).toEqual([401, 'refresh_reused']);
    const next = cookieValue(renewed, 'refresh_token');
    await agentWith(world, { refresh_token: next }).post('/api/auth/refresh').expect(401);
    await me(cookieValue(renewed, 'access_token')).expect(401);
    world.clock.reset();
  });
});

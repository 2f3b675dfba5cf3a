import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { accessTokenSettings } from '../../src/auth/sessions/access-tokens.js';
import { PasswordHasher } from '../../src/auth/passwords/password-hasher.js';
import type { User } from '../../src/auth/user.entity.js';
import { agentWith, cookiesOf, cookieValue, logged, PASSWORD, sessionRow } from './auth-journey.js';
import { createWorld, type World } from '../world.js';

let world: World;
let ana: User;
beforeAll(async () => {
  world = await createWorld();
  ana = await world.given.user({ email: 'ana@example.com', role: 'rrhh', password: PASSWORD });
});
afterAll(() => world.close());

const login = (body: object, agent = world.agent()) => agent.post('/api/auth/login').send(body);

describe('a sign-in', () => {
  it('sets cookies and says where to go', async () => {
    const agent = world.agent();
    const response = await login({ email: ' ANA@example.com ', password: PASSWORD }, agent).expect(200);
    expect(response.body.user).toMatchObject({ id: ana.id, home: '/sistema-aplicacion/admin' });
    expect(JSON.stringify(response.body)).not.toContain(cookieValue(response, 'refresh_token'));
    await agent.get('/api/auth/me').expect(200);
    expect(await logged(world, ana.id)).toEqual(['auth.sign_in']);
  });

  it.each([
    ['a wrong password', { email: 'ana@example.com', password: 'otra-clave-1' }],
    ['an unknown e-mail', { email: 'nadie@example.com', password: PASSWORD }],
    ['an inactive account', { email: 'inactiva@example.com', password: PASSWORD }],
    ['an account without password', { email: 'invitada@example.com', password: PASSWORD }],
  ])('with %s gets the same answer', async (_, credentials) => {
    if (credentials.email.startsWith('inactiva')) {
      await world.given.user({ email: credentials.email, password: PASSWORD, activo: false });
    }
    if (credentials.email.startsWith('invitada')) await world.given.user({ email: credentials.email });
    const response = await login(credentials);
    expect(response.status).toBe(401);
    expect(response.body).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'invalid_credentials',
      detail: 'Correo o contraseña incorrectos',
    });
    expect(cookiesOf(response)).toEqual({});
  });

  it('hashes as often for an unknown e-mail as for a wrong password', async () => {
    const verify = jest.spyOn(world.app.get(PasswordHasher), 'verify');
    await login({ email: 'nadie2@example.com', password: 'x' });
    await login({ email: 'ana@example.com', password: 'x' });
    expect(verify.mock.calls.map(([hash]) => hash !== null)).toEqual([false, true]);
    verify.mockRestore();

    // An unknown account costs the same work: a hash begins with the cost of argon2.
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    const nobodys = String(Reflect.get(world.app.get(PasswordHasher), 'dummy'));
    expect(costOf(nobodys)).toEqual(costOf(String(ana.password_hash)));
  });

  it('stores argon2id with the chosen cost', () => {
    expect(ana.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('accepts a password in any Unicode form of its accents', async () => {
    await world.given.user({ email: 'acento@example.com', password: 'contrasen\u0303a' });
    await login({ email: 'acento@example.com', password: 'contrase\u00f1a' }).expect(200);
  });

  it('ends the earlier session of the browser', async () => {
    const { sessionId, accessToken, refreshToken } = await world.given.session(ana);
    const agent = agentWith(world, { access_token: accessToken, refresh_token: refreshToken });
    await login({ email: 'ana@example.com', password: PASSWORD }, agent).expect(200);
    expect((await sessionRow(world, sessionId)).revoked_reason).toBe('replaced');
    await agent.get('/api/auth/me').expect(200);
  });

  it('asks for both fields', async () => {
    const response = await login({ email: ' ' });
    expect(response.body.errors).toEqual({
      email: ['El correo es obligatorio'],
      password: ['La contraseña es obligatoria'],
    });
  });
});

describe('signing out', () => {
  it('ends the session and clears the cookies, also when repeated', async () => {
    const { sessionId, accessToken, refreshToken } = await world.given.session(ana);
    const agent = agentWith(world, { access_token: accessToken, refresh_token: refreshToken });
    const response = await agent.post('/api/auth/logout').expect(204);
    expect(cookiesOf(response).access_token).toContain('Expires=Thu, 01 Jan 1970');
    expect(cookiesOf(response).refresh_token).toContain('Expires=Thu, 01 Jan 1970');
    expect((await sessionRow(world, sessionId)).revoked_reason).toBe('sign_out');
    const kept = agentWith(world, { access_token: accessToken, refresh_token: refreshToken });
    await kept.get('/api/auth/me').expect(401);
    await agent.post('/api/auth/logout').expect(204);
  });
});

describe('a program', () => {
  it('gets tokens and no cookies, and sends them as Bearer', async () => {
    const response = await world
      .agent()
      .post('/api/auth/token')
      .send({ email: 'ana@example.com', password: PASSWORD })
      .expect(200);
    expect(response.body).toMatchObject({ token_type: 'Bearer', expires_in: 300, user: { id: ana.id } });
    expect(cookiesOf(response)).toEqual({});
    const bearer = `Bearer ${response.body.access_token}`;
    await world.agent().get('/api/auth/me').set('Authorization', bearer).expect(200);
    const staleCookie = agentWith(world, { access_token: 'stale' });
    await staleCookie.get('/api/auth/me').set('Authorization', bearer).expect(200);

    const refresh = (refresh_token: string) =>
      world.agent().post('/api/auth/refresh').send({ refresh_token });
    const next = await refresh(response.body.refresh_token).expect(200);
    expect(next.body.refresh_token).not.toBe(response.body.refresh_token);
    expect(cookiesOf(next)).toEqual({});
    await refresh(next.body.refresh_token).expect(200);
    expect((await refresh('nonsense')).body.code).toBe('unauthenticated');
  });

  it('is identified by its Bearer token, whatever cookies are sent with it', async () => {
    const other = await world.given.user();
    const mine = await world.given.session(ana);
    const theirs = await world.given.session(other);
    const browser = () =>
      agentWith(world, { access_token: theirs.accessToken, refresh_token: theirs.refreshToken });
    const me = (authorization: string) => browser().get('/api/auth/me').set('Authorization', authorization);
    expect((await me(`Bearer ${mine.accessToken}`)).body.user.id).toBe(ana.id);
    const refused = await me('Bearer expired');
    expect(refused.status).toBe(401);
    expect(cookiesOf(refused)).toEqual({});
    // A proxy's own password prompt says nothing about the session.
    expect((await me('Basic cHJveHk6cHJveHk=')).body.user.id).toBe(other.id);
  });

  it('cannot forge an access token', async () => {
    const { sessionId, accessToken } = await world.given.session(ana);
    const { secret, algorithm, issuer, audience } = accessTokenSettings(world.environment);
    const claims = { sub: ana.id, sid: sessionId };
    const good = { secret, algorithm, issuer, audience, expiresIn: 60 } as const;
    const sign = (payload: object, options: JwtSignOptions): string =>
      new JwtService().sign(payload, options);
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iss: issuer, aud: audience })}.`;
    const stranger = await world.given.user({ role: 'admin' });
    const status = async (token: string): Promise<number> =>
      (await world.agent().get('/api/auth/me').set('Authorization', `Bearer ${token}`)).status;

    expect(await status(accessToken)).toBe(200);
    expect(await status(sign(claims, good))).toBe(200);
    expect(await status(sign(claims, { ...good, secret: 'another secret' }))).toBe(401);
    expect(await status(sign(claims, { ...good, secret: world.environment.sessionSecret }))).toBe(401);
    expect(await status(unsigned)).toBe(401);
    expect(await status(sign(claims, { ...good, algorithm: 'HS512' }))).toBe(401);
    expect(await status(sign(claims, { ...good, issuer: 'https://evil.example' }))).toBe(401);
    expect(await status(sign(claims, { ...good, audience: 'another' }))).toBe(401);
    expect(await status(sign(claims, { ...good, expiresIn: -1 }))).toBe(401);
    expect(await status(sign({ ...claims, sub: stranger.id }, good))).toBe(401);
    expect(await status(sign({ sub: 'no id', sid: sessionId }, good))).toBe(401);
  });
});

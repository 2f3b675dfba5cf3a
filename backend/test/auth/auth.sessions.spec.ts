import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { hashToken } from '../../src/platform/secrets/secret-token.js';
import type { User } from '../../src/auth/user.entity.js';
import { agentWith, cookiesOf, cookieValue, logged, sessionRow } from './auth-journey.js';
import { createWorld, type World } from '../world.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: World;
let candidate: User;
let staff: User;
beforeAll(async () => {
  world = await createWorld();
  candidate = await world.given.user();
  staff = await world.given.user({ role: 'rrhh' });
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

/** A browser whose access token has expired. */
const waking = (refresh_token: string) => agentWith(world, { refresh_token });
const me = (refresh_token: string) => waking(refresh_token).get('/api/auth/me');
const refresh = (refresh_token: string) => waking(refresh_token).post('/api/auth/refresh');
const signedIn = (session: { accessToken: string }) =>
  agentWith(world, { access_token: session.accessToken });

describe('a browser whose access token has expired', () => {
  it('gets a new one with any request', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    const response = await me(refreshToken).expect(200);
    const next = cookieValue(response, 'refresh_token');
    expect(next).not.toBe(refreshToken);
    expect(cookiesOf(response).access_token).toContain('Max-Age=300');
    expect(await sessionRow(world, sessionId)).toMatchObject({
      refresh_hash: hashToken(next),
      previous_hash: hashToken(refreshToken),
    });
    await me(next).expect(200);
  });

  it('gets a new one in two tabs at once by one rotation, and both continue with it', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    const answers = await Promise.all(Array.from({ length: 6 }, () => me(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const given = new Set(answers.map((answer) => cookieValue(answer, 'refresh_token')));
    expect(given.size).toBe(1);
    const [next = ''] = given;
    expect(await sessionRow(world, sessionId)).toMatchObject({
      refresh_hash: hashToken(next),
      previous_hash: hashToken(refreshToken),
      revoked_reason: null,
    });
  });

  it('loses its cookies when the session has ended', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    await world.dataSource.query(`UPDATE sessions SET revoked_at = now() WHERE id = $1`, [sessionId]);
    const response = await me(refreshToken);
    expect(response.status).toBe(401);
    expect(cookiesOf(response).refresh_token).toContain('1970');
  });
});

describe('the refresh of a browser', () => {
  it('in two tabs at once succeeds for both, with one rotation', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const [first, second] = answers.map((answer) => cookieValue(answer, 'refresh_token'));
    expect(first).toBe(second);
    expect(await sessionRow(world, sessionId)).toMatchObject({ refresh_hash: hashToken(first ?? '') });
  });

  it('with the previous token works for 30 seconds and does not rotate again', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    world.clock.stop();
    const first = await refresh(refreshToken).expect(204);
    const { refresh_hash } = await sessionRow(world, sessionId);
    world.clock.advance(29_000);
    const again = await refresh(refreshToken).expect(204);
    expect(cookieValue(again, 'access_token')).not.toBe('');
    expect(cookieValue(again, 'refresh_token')).toBe(cookieValue(first, 'refresh_token'));
    expect((await sessionRow(world, sessionId)).refresh_hash).toBe(refresh_hash);
  });

  it('with the previous token after 30 seconds ends the session for all', async () => {
    const { sessionId, refreshToken } = await world.given.session(staff);
    const first = await refresh(refreshToken).expect(204);
    const next = cookieValue(first, 'refresh_token');
    world.clock.advance(31_000);
    const reused = await refresh(refreshToken);
    expect(reused.status).toBe(401);
    expect(reused.body.code).toBe('refresh_reused');
    expect(cookiesOf(reused).refresh_token).toContain('1970');
    expect((await sessionRow(world, sessionId)).revoked_reason).toBe('reuse');
    expect((await refresh(next)).body.code).toBe('unauthenticated');
    await agentWith(world, { access_token: cookieValue(first, 'access_token') })
      .get('/api/auth/me')
      .expect(401);
    expect(await logged(world, staff.id)).toEqual(['auth.session_reused']);
  });

  it('with a stolen token is detected by the middleware too', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    await refresh(refreshToken).expect(204);
    world.clock.advance(31_000);
    await me(refreshToken).expect(401);
    expect((await sessionRow(world, sessionId)).revoked_reason).toBe('reuse');
  });

  it('with a token that was never issued does not end the session it names', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    const made = `${sessionId}.${'a'.repeat(43)}`;
    expect((await refresh(made)).body.code).toBe('unauthenticated');
    const byProgram = world.agent().post('/api/auth/refresh').send({ refresh_token: made });
    expect((await byProgram).body.code).toBe('unauthenticated');
    await me(made).expect(401);
    expect((await sessionRow(world, sessionId)).revoked_reason).toBeNull();
    await me(refreshToken).expect(200);
  });

  it('with a token of several rotations ago ends the session', async () => {
    const { sessionId, refreshToken } = await world.given.session(candidate);
    const second = cookieValue(await refresh(refreshToken).expect(204), 'refresh_token');
    await refresh(second).expect(204);
    expect((await refresh(refreshToken)).body.code).toBe('refresh_reused');
    expect((await sessionRow(world, sessionId)).revoked_reason).toBe('reuse');
  });

  it.each(['', 'nonsense', `3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11.${'a'.repeat(43)}`])(
    'with %j is answered with 401',
    async (token) => {
      const response = await refresh(token);
      expect([response.status, response.body.code]).toEqual([401, 'unauthenticated']);
    },
  );
});

describe('the lifetime of a session', () => {
  it('of staff ends with inactivity, even when the access token is still valid', async () => {
    const session = await world.given.session(staff);
    const agent = signedIn(session);
    world.clock.advance(29 * MINUTE);
    await agent.get('/api/auth/me').expect(200);
    world.clock.advance(29 * MINUTE);
    await agent.get('/api/auth/me').expect(200);
    world.clock.advance(31 * MINUTE);
    await agent.get('/api/auth/me').expect(401);
    expect((await refresh(session.refreshToken)).body.code).toBe('unauthenticated');
  });

  it('of staff is not extended by background requests of a page', async () => {
    const session = await world.given.session(staff);
    const agent = signedIn(session);
    for (let round = 0; round < 3; round++) {
      world.clock.advance(9 * MINUTE);
      await agent.get('/api/auth/me').set('X-Background', '1').expect(200);
    }
    world.clock.advance(4 * MINUTE);
    await agent.get('/api/auth/me').expect(401);
  });

  it('of staff is not extended by a refresh in the background', async () => {
    const { refreshToken } = await world.given.session(staff);
    world.clock.advance(20 * MINUTE);
    const renewed = await me(refreshToken).set('X-Background', '1').expect(200);
    world.clock.advance(11 * MINUTE);
    await me(cookieValue(renewed, 'refresh_token')).expect(401);
  });

  it('of staff follows the setting', async () => {
    await world.dataSource.query(`UPDATE system_config SET session_timeout = 60`);
    await world.until(async () => {
      const session = await world.given.session(staff);
      world.clock.advance(59 * MINUTE);
      const { status } = await signedIn(session).get('/api/auth/me');
      world.clock.reset();
      return status === 200;
    });
    await world.dataSource.query(`UPDATE system_config SET session_timeout = 30`);
  });

  it('of staff ends after 12 hours of work', async () => {
    const { sessionId, accessToken } = await world.given.session(staff);
    world.clock.advance(12 * HOUR);
    await world.dataSource.query(`UPDATE sessions SET last_seen_at = $1 WHERE id = $2`, [
      world.clock.now(),
      sessionId,
    ]);
    await signedIn({ accessToken }).get('/api/auth/me').expect(401);
  });

  it('of candidates is 30 days from the last refresh', async () => {
    const { refreshToken } = await world.given.session(candidate);
    world.clock.advance(29 * DAY);
    const renewed = cookieValue(await me(refreshToken).expect(200), 'refresh_token');
    world.clock.advance(29 * DAY);
    const again = cookieValue(await me(renewed).expect(200), 'refresh_token');
    world.clock.advance(30 * DAY + MINUTE);
    await me(again).expect(401);
  });

  it('is saved at most once a minute', async () => {
    const { sessionId, accessToken } = await world.given.session(candidate);
    const opened = (await sessionRow(world, sessionId)).last_seen_at;
    const agent = signedIn({ accessToken });
    await agent.get('/api/auth/me').expect(200);
    expect((await sessionRow(world, sessionId)).last_seen_at).toEqual(opened);
    world.clock.advance(61_000);
    await Promise.all([agent.get('/api/auth/me'), agent.get('/api/auth/me')]);
    const seen = (await sessionRow(world, sessionId)).last_seen_at;
    expect(seen.getTime() - opened.getTime()).toBeGreaterThan(60_000);
  });

  it('follows the current role of the account', async () => {
    const user = await world.given.user({ role: 'admin' });
    const agent = signedIn(await world.given.session(user));
    expect((await agent.get('/api/auth/me')).body.user.role).toBe('admin');
    await world.dataSource.query(`UPDATE users SET role = 'candidate' WHERE id = $1`, [user.id]);
    await agent.get('/api/emails').expect(403);
    await world.dataSource.query(`UPDATE users SET activo = false WHERE id = $1`, [user.id]);
    await agent.get('/api/auth/me').expect(401);
  });
});

it('sessions and links that ended a month ago are deleted', async () => {
  const { sessionId } = await world.given.session(candidate);
  const { sessionId: recent } = await world.given.session(candidate);
  await world.dataSource.query(`UPDATE sessions SET expires_at = now() - interval '31 days' WHERE id = $1`, [
    sessionId,
  ]);
  await world.app.get(RemoveOldRows).run();
  await expect(sessionRow(world, sessionId)).rejects.toThrow();
  expect((await sessionRow(world, recent)).id).toBe(recent);
});

it('cookies are marked Secure behind https', async () => {
  const secure = await createWorld({ environment: { appUrl: 'https://empleo.example.com' } });
  try {
    const { refreshToken } = await secure.given.session(await secure.given.user());
    const response = await agentWith(secure, { refresh_token: refreshToken }).get('/api/auth/me');
    expect(cookiesOf(response)['__Host-access_token']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookiesOf(response)['__Host-refresh_token']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  } finally {
    await secure.close();
  }
});

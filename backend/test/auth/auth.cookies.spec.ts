import type { User } from '../../src/auth/user.entity.js';
import { cookiesOf, cookieValue, PASSWORD } from './auth-journey.js';
import { createWorld, type World } from '../world.js';

let world: World;
let user: User;
beforeAll(async () => {
  world = await createWorld({ environment: { appUrl: 'https://empleo.example.com' } });
  user = await world.given.user({ password: PASSWORD });
});
afterAll(() => world.close());

/** A request with exactly these cookies: the test browser does not send Secure cookies over http. */
const ask = (method: 'get' | 'post', path: string, cookie: string) =>
  world.agent()[method](`/api/auth/${path}`).set('Cookie', cookie);
const login = (cookie = 'x=1') =>
  ask('post', 'login', cookie).send({ email: user.email, password: PASSWORD }).expect(200);

describe('behind https', () => {
  it('every cookie is limited to this host', async () => {
    const cookies = cookiesOf(await login());
    expect(Object.keys(cookies).sort()).toEqual([
      '__Host-access_token',
      '__Host-con_sesion',
      '__Host-known_browser',
      '__Host-refresh_token',
    ]);
    for (const line of Object.values(cookies)) {
      expect(line).toMatch(/; Path=\/;.*; Secure/);
      expect(line).not.toMatch(/Domain=/i);
    }
  });

  it('a session continues under the new cookie names', async () => {
    const response = await login();
    await ask('get', 'me', `__Host-access_token=${cookieValue(response, '__Host-access_token')}`).expect(200);
    const refresh = cookieValue(response, '__Host-refresh_token');
    const renewed = await ask('post', 'refresh', `__Host-refresh_token=${refresh}`).expect(204);
    expect(cookieValue(renewed, '__Host-refresh_token')).not.toBe(refresh);
  });

  it('a session under the old cookie names continues, and the old cookies are removed', async () => {
    const { refreshToken } = await world.given.session(user);
    const renewed = await ask('get', 'me', `refresh_token=${refreshToken}; con_sesion=1`).expect(200);
    const cookies = cookiesOf(renewed);
    expect(cookieValue(renewed, '__Host-refresh_token')).not.toBe('');
    expect([cookies['refresh_token'], cookies['con_sesion']]).toEqual([
      expect.stringContaining('1970'),
      expect.stringContaining('1970'),
    ]);
  });

  it('a cookie added by a sibling domain is ignored', async () => {
    const theirs = await world.given.session(await world.given.user());
    const own = await world.given.session(user);
    const cookie = `access_token=${theirs.accessToken}; __Host-access_token=${own.accessToken}`;
    expect((await ask('get', 'me', cookie).expect(200)).body.user.email).toBe(user.email);
  });

  it('signing out removes all cookies', async () => {
    const { accessToken } = await world.given.session(user);
    const cookies = cookiesOf(await ask('post', 'logout', `access_token=${accessToken}`).expect(204));
    for (const name of ['__Host-access_token', '__Host-refresh_token', '__Host-con_sesion', 'access_token']) {
      expect([name, cookies[name]]).toEqual([name, expect.stringContaining('1970')]);
    }
  });
});

import type { Response } from 'supertest';
import { sayWait } from '../../src/platform/http/limits/rate-limit.rules.js';
import { PASSWORD, tokenFor } from './auth-journey.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
// Each test begins with no counts.
afterEach(() => world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => world.close());

const post = (path: string, body: object, agent = world.agent()) =>
  agent.post(`/api/auth/${path}`).send(body);
const login = (email: string, password: string) => post('login', { email, password });
const statuses = (answers: Response[]): number[] => answers.map(({ status }) => status);
/** Keeps the closed gate closed, also on a slow machine. */
const hold = () =>
  world.dataSource.query(`UPDATE rate_limits SET expire = expire + 60000 WHERE key LIKE '%gate%'`);
/** Lets the wait of the gate expire. */
const pass = () => world.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE '%gate%'`);
/** When the gate opens, in milliseconds of the epoch. */
const opensAt = async (): Promise<number> =>
  Number(
    (
      await world.dataSource.query<{ expire: string }[]>(
        `SELECT max(expire) AS expire FROM rate_limits WHERE key LIKE '%gate%'`,
      )
    )[0]?.expire,
  );

async function times<T>(count: number, run: () => PromiseLike<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index++) results.push(await run());
  return results;
}

describe.each([
  ['an account', async () => (await world.given.user({ password: PASSWORD })).email],
  ['an unknown e-mail', () => Promise.resolve('nadie@example.com')],
])('guessing the password of %s', (_, target) => {
  it('has to wait longer after each failure beyond the fifth', async () => {
    const email = await target();
    expect(statuses(await times(4, () => login(email, 'mal')))).toEqual(Array(4).fill(401));
    for (const wait of [2, 4, 8, 16]) {
      await pass();
      const before = Date.now();
      expect((await login(email, 'mal')).status).toBe(401);
      const closedFor = (await opensAt()) - wait * 1000;
      expect(closedFor).toBeGreaterThanOrEqual(before);
      expect(closedFor).toBeLessThanOrEqual(Date.now());
      await hold();
      const refused = await login(email.toUpperCase(), 'mal');
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeLessThanOrEqual(wait + 60);
      expect(refused.body).toMatchObject({
        code: 'too_many_requests',
        detail: `Demasiados intentos. Vuelve a intentarlo en ${sayWait(seconds)}.`,
      });
    }
  });

  it('many times at once is answered only a few times', async () => {
    const email = await target();
    const since = Date.now();
    const answers = statuses(await Promise.all(Array.from({ length: 30 }, () => login(email, 'mal'))));
    // One more attempt is accepted each time the gate of two seconds opens.
    const heard = 6 + Math.floor((Date.now() - since) / 2000);
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(heard);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30 - heard);
  });
});

describe('the owner of an account', () => {
  it('signs in with the right password after the wait, and the count is reset', async () => {
    const { email } = await world.given.user({ password: PASSWORD });
    await times(5, () => login(email, 'mal'));
    await hold();
    expect((await login(email, PASSWORD)).status).toBe(429);
    await pass();
    await login(email, PASSWORD).expect(200);
    expect(statuses(await times(5, () => login(email, 'mal')))).toEqual(Array(5).fill(401));
  });

  it('does not wait after replacing the password', async () => {
    const { email, id } = await world.given.user({ password: PASSWORD });
    await times(6, () => login(email, 'mal'));
    const token = await tokenFor(world, 'restablecer', id);
    await post('reset-password', { token, password: 'clave-nueva', confirm_password: 'clave-nueva' }).expect(
      204,
    );
    await login(email, 'clave-nueva').expect(200);
  });

  it('never waits longer than 15 minutes', async () => {
    const { email } = await world.given.user({ password: PASSWORD });
    await login(email, 'mal');
    await world.dataSource.query(`UPDATE rate_limits SET points = 200 WHERE key LIKE 'sign-in-failures%'`);
    await login(email, 'mal').expect(401);
    const refused = await login(email, PASSWORD);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(840);
    expect(refused.body.detail).toBe('Demasiados intentos. Vuelve a intentarlo en 15 minutos.');
  });

  it('has one count for all ways of signing in', async () => {
    const user = await world.given.user({ password: PASSWORD });
    const token = await tokenFor(world, 'verificacion', user.id);
    await times(3, () => login(user.email, 'mal'));
    await times(2, () => post('verify-email', { token, password: 'mal' }).expect(200));
    await hold();
    for (const [path, body] of [
      ['login', { email: user.email, password: PASSWORD }],
      ['token', { email: user.email, password: PASSWORD }],
      ['verify-email', { token, password: PASSWORD }],
    ] as const) {
      expect((await post(path, body)).status).toBe(429);
    }
  });
});

describe('one visitor', () => {
  it('is refused after a hundred failures in a quarter of an hour, and successes do not count', async () => {
    const { email } = await world.given.user({ password: PASSWORD });
    await login(email, PASSWORD).expect(200);
    await login('otra@example.com', 'mal').expect(401);
    const [row] = await world.dataSource.query<{ points: number }[]>(
      `SELECT points FROM rate_limits WHERE key LIKE 'sign-in-visitor%'`,
    );
    expect(row?.points).toBe(1);
    await world.dataSource.query(`UPDATE rate_limits SET points = 100 WHERE key LIKE 'sign-in-visitor%'`);
    const refused = await login(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('may register 60 accounts an hour', async () => {
    const body = (n: number) => ({
      email: `n${n}@example.com`,
      password: PASSWORD,
      confirm_password: PASSWORD,
    });
    await post('register', body(1)).expect(201);
    await world.dataSource.query(`UPDATE rate_limits SET points = 60 WHERE key LIKE 'register%'`);
    expect((await post('register', body(2))).status).toBe(429);
  });

  it('may check 10 e-mails a minute and 60 a day', async () => {
    const check = () => post('email-exists', { email: 'ana@example.com' });
    expect(statuses(await times(12, check))).toEqual([...Array<number>(10).fill(200), 429, 429]);
    await world.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'email-exists:%'`);
    await world.dataSource.query(`UPDATE rate_limits SET points = 59 WHERE key LIKE 'email-exists-day:%'`);
    expect(statuses(await times(2, check))).toEqual([200, 429]);
  });

  it('may ask for 30 reset links an hour', async () => {
    await post('forgot-password', { email: 'ana@example.com' }).expect(202);
    await world.dataSource.query(`UPDATE rate_limits SET points = 30 WHERE key LIKE 'forgot-visitor%'`);
    expect((await post('forgot-password', { email: 'ana@example.com' })).status).toBe(429);
  });
});

describe('one account', () => {
  it('gets at most five reset links an hour, and the response does not show it', async () => {
    const { id, email } = await world.given.user({ password: PASSWORD });
    const answers = await Promise.all(Array.from({ length: 7 }, () => post('forgot-password', { email })));
    expect(statuses(answers)).toEqual(Array(7).fill(202));
    expect(await world.dataSource.query(`SELECT 1 FROM correos WHERE user_id = $1`, [id])).toHaveLength(5);
  });

  it('gets at most five verification links an hour', async () => {
    const agent = await world.signedInAs('candidate');
    const answers = await times(6, () => agent.post('/api/auth/resend-verification'));
    expect(statuses(answers)).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('the table of counts', () => {
  it('contains no names', async () => {
    await login('ana.secreta@example.com', 'mal');
    const rows = await world.dataSource.query<{ key: string }[]>(`SELECT key FROM rate_limits`);
    expect(rows.length).toBeGreaterThan(1);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
  });

  it('refuses every sign-in when it cannot be reached', async () => {
    const { email } = await world.given.user({ password: PASSWORD });
    world.app.useLogger(false);
    await world.dataSource.query(`ALTER TABLE rate_limits RENAME TO rate_limits_gone`);
    const refused = await login(email, PASSWORD);
    await world.dataSource.query(`ALTER TABLE rate_limits_gone RENAME TO rate_limits`);
    world.app.useLogger(['error', 'fatal']);
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('unavailable');
  });
});

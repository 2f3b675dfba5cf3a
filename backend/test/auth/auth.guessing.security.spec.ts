import { PasswordAttempts, type SignInAttempt } from '../../src/auth/passwords/password-attempts.js';
import type { User } from '../../src/auth/user.entity.js';
import { cookiesOf, cookieValue, PASSWORD, tokenFor } from './auth-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

const OWNER = '198.51.100.1';
const STRANGER = '203.0.113.66';
/** Failures that one account allows in a quarter of an hour, from all addresses together. */
const CEILING = 50;

let world: World;
let ana: User;
beforeAll(async () => {
  world = await createWorld({ environment: { trustProxy: 1 } });
});
beforeEach(async () => {
  ana = await world.given.user({ password: PASSWORD });
});
afterEach(() => world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => world.close());

const login = (ip: string, password: string, agent: Agent = world.agent()) =>
  agent.post('/api/auth/login').set('X-Forwarded-For', ip).send({ email: ana.email, password });
const addresses = (count: number): string[] => Array.from({ length: count }, (_, n) => `192.0.2.${n + 1}`);

async function pollFrom(ip: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) statuses.push((await login(ip, 'mal')).status);
  return statuses;
}

/** As many failures as an account allows, each from another address. */
async function crowd(): Promise<void> {
  const answers = await Promise.all(addresses(CEILING).map((ip) => login(ip, 'mal')));
  expect(answers.map(({ status }) => status)).toEqual(Array(CEILING).fill(401));
}

/** Keeps the closed rate limits closed for the rest of the test, also on a slow machine. */
const hold = (limit: string) =>
  world.dataSource.query(`UPDATE rate_limits SET expire = expire + 60000 WHERE key LIKE $1`, [`${limit}:%`]);

/** All strangers are blocked for a while. */
async function keepPauseClosed(): Promise<void> {
  await crowd();
  expect((await login(STRANGER, 'mal')).status).toBe(401);
  await hold('account-pause');
  expect((await login(STRANGER, 'mal')).status).toBe(429);
}

describe('a stranger who guesses from one address', () => {
  it('does not lock the owner out from another address, neither for a new session nor for an open one', async () => {
    const browser = await world.agentOf(ana);
    const polled = await pollFrom(STRANGER, 40);
    expect(polled.filter((status) => status === 401).length).toBeLessThanOrEqual(8);
    await hold('sign-in-gate');
    expect((await login(STRANGER, PASSWORD)).status).toBe(429);
    await login(OWNER, PASSWORD).expect(200);
    const change = { current_password: PASSWORD, password: 'otra-clave', confirm_password: 'otra-clave' };
    await browser.post('/api/auth/change-password').set('X-Forwarded-For', STRANGER).send(change).expect(204);
  });

  it('is not reset when the owner signs in meanwhile', async () => {
    await pollFrom(STRANGER, 8);
    await hold('sign-in-gate');
    await login(OWNER, PASSWORD).expect(200);
    expect((await login(STRANGER, 'mal')).status).toBe(429);
  });

  it('is charged for refused attempts too, and is blocked after a hundred', async () => {
    const polled = await pollFrom(STRANGER, 101);
    expect(polled.filter((status) => status === 401).length).toBeLessThanOrEqual(8);
    const refused = await login(STRANGER, 'mal');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    await login(OWNER, PASSWORD).expect(200);
  });

  it('does not slow down a browser that the owner has used, even behind the same address', async () => {
    const browser = world.agent();
    await login(STRANGER, PASSWORD, browser).expect(200);
    await pollFrom(STRANGER, 8);
    await hold('sign-in-gate');
    expect((await login(STRANGER, PASSWORD)).status).toBe(429);
    await login(STRANGER, PASSWORD, browser).expect(200);
  });
});

describe('guessing from many addresses', () => {
  it('is limited to one attempt in three seconds after fifty failures', async () => {
    await crowd();
    const start = performance.now();
    const answers = await Promise.all(
      addresses(40).map((ip) => login(ip.replace('192.0.2', '203.0.113'), 'mal')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    const heard = Math.ceil((performance.now() - start) / 3000);
    expect(answers.length - refused.length).toBeLessThanOrEqual(heard);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3);
  });

  it('does not count a refused attempt as a failure of its address', async () => {
    await keepPauseClosed();
    for (let n = 0; n < 8; n++) expect((await login(OWNER, PASSWORD)).status).toBe(429);
    await world.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'account-pause%'`);
    await login(OWNER, PASSWORD).expect(200);
  });

  it('stays limited after the owner has signed in', async () => {
    await crowd();
    await login(OWNER, PASSWORD).expect(200);
    // The owner's attempt came first; the wait after it applies to everybody.
    await hold('account-pause');
    expect((await login(STRANGER, 'mal')).status).toBe(429);
  });

  it('does not slow down a browser in which the owner has signed in before', async () => {
    const browser = world.agent();
    await login(OWNER, PASSWORD, browser).expect(200);
    await browser.post('/api/auth/logout').expect(204);
    await keepPauseClosed();
    expect((await login(OWNER, PASSWORD)).status).toBe(429);
    await login('198.51.100.9', PASSWORD, browser).expect(200);
  });

  it('does not slow down the browser in which the owner has replaced the password', async () => {
    await keepPauseClosed();
    const browser = world.agent();
    const token = await tokenFor(world, 'restablecer', ana.id);
    const order = { token, password: 'clave-nueva', confirm_password: 'clave-nueva' };
    await browser.post('/api/auth/reset-password').send(order).expect(204);
    await world.dataSource.query(`DELETE FROM rate_limits`);
    await keepPauseClosed();
    await login(OWNER, 'clave-nueva', browser).expect(200);
  });

  it('slows down known browsers too, in case the cookie of one was stolen', async () => {
    const attempts = world.app.get(PasswordAttempts);
    const guess = async (ip: string): Promise<'heard' | 'refused'> => {
      const attempt: SignInAttempt = { email: ana.email, ip, known: true };
      return attempts
        .atSignIn(attempt, () => Promise.resolve(null))
        .then(
          () => 'heard',
          () => 'refused',
        );
    };
    const start = performance.now();
    const outcomes = await Promise.all(addresses(CEILING + 30).map(guess));
    const heard = outcomes.filter((outcome) => outcome === 'heard').length;
    expect(heard).toBeGreaterThanOrEqual(CEILING);
    expect(heard).toBeLessThanOrEqual(CEILING + Math.ceil((performance.now() - start) / 3000));
  });
});

describe('guessing within a session', () => {
  it('has to wait longer after the fifth failure, and stops neither other sessions nor sign-in', async () => {
    const taken = await world.agentOf(ana);
    const own = await world.agentOf(ana);
    const change = (agent: Agent, current_password: string) =>
      agent
        .post('/api/auth/change-password')
        .send({ current_password, password: 'otra-clave', confirm_password: 'otra-clave' });
    for (let n = 0; n < 5; n++) expect((await change(taken, 'mal')).status).toBe(422);
    const refused = await change(taken, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(2);
    const many = await Promise.all(Array.from({ length: 20 }, () => change(taken, 'mal')));
    expect(many.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(1);
    await login(OWNER, PASSWORD).expect(200);
    await change(own, PASSWORD).expect(204);
  });
});

describe('the cookie of a known browser', () => {
  it('lasts a year, is hidden from scripts, contains no name and survives signing out', async () => {
    const browser = world.agent();
    const response = await login(OWNER, PASSWORD, browser).expect(200);
    expect(cookieValue(response, 'known_browser')).toMatch(/^[\w-]{43}$/);
    expect(cookiesOf(response).known_browser).toMatch(
      /; Max-Age=31536000; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const out = await browser.post('/api/auth/logout').expect(204);
    expect(cookiesOf(out).known_browser).toBeUndefined();
  });

  it('holds four accounts, the last one first, and nothing that was written by somebody else', async () => {
    const browser = world.agent();
    browser.jar.setCookies(['known_browser=<b>.x'], '127.0.0.1', '/api/auth');
    const marks: string[] = [];
    for (let n = 0; n < 5; n++) {
      ana = await world.given.user({ password: PASSWORD });
      const value = cookieValue(await login(OWNER, PASSWORD, browser).expect(200), 'known_browser');
      marks.unshift(value.split('.')[0] ?? '');
      expect(value).toBe(marks.slice(0, 4).join('.'));
    }
    expect(new Set(marks).size).toBe(5);
  });

  it.each(['nonsense', 'x'.repeat(43), `${'.'.repeat(500)}`])(
    'with the value %j belongs to a stranger',
    async (value) => {
      await keepPauseClosed();
      const browser = world.agent();
      browser.jar.setCookies([`known_browser=${value}`], '127.0.0.1', '/api/auth');
      expect((await login(OWNER, PASSWORD, browser)).status).toBe(429);
    },
  );

  it('of one account is not valid for another', async () => {
    const browser = world.agent();
    await login(OWNER, PASSWORD, browser).expect(200);
    ana = await world.given.user({ password: PASSWORD });
    await keepPauseClosed();
    expect((await login(OWNER, PASSWORD, browser)).status).toBe(429);
  });
});

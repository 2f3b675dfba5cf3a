import type { Response } from 'supertest';
import { PasswordHasher } from '../../src/auth/passwords/password-hasher.js';
import { PASSWORD } from '../auth/auth-journey.js';
import { createWorld, type World } from '../world.js';

jest.setTimeout(120_000);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => world.close());

const post = (path: string, body: object) => world.agent().post(`/api/auth/${path}`).send(body);
const CHANGING = ['date', 'x-request-id', 'content-security-policy', 'etag', 'ratelimit', 'ratelimit-reset'];

/** Everything a visitor sees of a response, without values that change each time. */
function seen({ status, headers, text }: Response): object {
  const kept = Object.entries(headers as Record<string, string>).filter(([name]) => !CHANGING.includes(name));
  return { status, text, headers: Object.fromEntries(kept) };
}

/** One account of every kind that a stranger might want to detect. */
async function somebodies(): Promise<Record<string, string>> {
  const [active, inactive, invited, staff] = await Promise.all([
    world.given.user({ password: PASSWORD, email_verified_at: new Date() }),
    world.given.user({ password: PASSWORD, activo: false }),
    world.given.user({}),
    world.given.user({ password: PASSWORD, role: 'admin' }),
  ]);
  return {
    'an account': active.email,
    'an account that was deactivated': inactive.email,
    'an account without a password': invited.email,
    'an administrator': staff.email,
  };
}
const NOBODY = 'nadie.en.absoluto@example.com';

/** The requests with which a stranger may ask about an address. */
const QUESTIONS: Record<string, (email: string) => PromiseLike<Response>> = {
  'signing in': (email) => post('login', { email, password: 'no-es-esta-9' }),
  'a token for a program': (email) => post('token', { email, password: 'no-es-esta-9' }),
  'a forgotten password': (email) => post('forgot-password', { email }),
  'a link to enter with': (email) => post('sign-in-link', { email }),
};

describe.each(Object.entries(QUESTIONS))('%s', (_what, ask) => {
  it('gets the same answer for an address with and without an account', async () => {
    const nobody = seen(await ask(NOBODY));
    for (const [who, email] of Object.entries(await somebodies())) {
      await world.dataSource.query(`DELETE FROM rate_limits`);
      expect([who, seen(await ask(email))]).toEqual([who, nobody]);
    }
  });

  it('is refused after the same number of attempts in both cases', async () => {
    const [email = ''] = Object.values(await somebodies());
    const statusesOf = async (address: string): Promise<number[]> => {
      await world.dataSource.query(`DELETE FROM rate_limits`);
      const statuses: number[] = [];
      for (let n = 0; n < 8; n++) statuses.push((await ask(address)).status);
      return statuses;
    };
    expect(await statusesOf(email)).toEqual(await statusesOf(NOBODY));
  });
});

it('an invalid link gets the same answer, whatever is wrong with it', async () => {
  const token = 'a'.repeat(43);
  const reset = { token, password: 'otra-clave-2', confirm_password: 'otra-clave-2' };
  for (const [path, body] of [
    ['reset-password', reset],
    ['verify-email', { token }],
    ['enter', { token }],
    ['email-change/confirm', { token }],
    ['email-change/object', { token }],
  ] as const) {
    const one = await post(path, body);
    const other = await post(path, { ...body, token: 'b'.repeat(43) });
    expect([path, one.status >= 400 && one.status < 500]).toEqual([path, true]);
    expect([path, one.status, one.text]).toEqual([path, other.status, other.text]);
  }
});

it('the check for duplicates says by design whether an address has an account, ten times a minute', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await post('email-exists', { email: `n${n}@example.com` })).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
});

describe('the duration of a sign-in', () => {
  const SAMPLES = 15;
  const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

  it('is that of one password hash, with and without an account', async () => {
    const hasher = world.app.get(PasswordHasher);
    const verify = jest.spyOn(hasher, 'verify');
    try {
      for (const email of [NOBODY, ...Object.values(await somebodies())]) {
        verify.mockClear();
        await world.dataSource.query(`DELETE FROM rate_limits`);
        await post('login', { email, password: 'no-es-esta-9' }).expect(401);
        expect(verify).toHaveBeenCalledTimes(1);
      }
    } finally {
      verify.mockRestore();
    }
  });

  it('that fails is as long as that of one that succeeds', async () => {
    const hasher = world.app.get(PasswordHasher);
    const cost = (hash: string): string => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+/.exec(hash)?.[0] ?? hash;
    const { dummy } = hasher as unknown as { dummy: string };
    expect(cost(dummy)).toBe(cost(await hasher.hash(PASSWORD)));
    // OWASP's least: 19 MiB, twice.
    expect(cost(dummy)).toBe('$argon2id$v=19$m=19456,t=2,p=1');
    expect(await hasher.verify(null, PASSWORD)).toBe(false);
  });

  it('is printed for people to judge, because machines differ', async () => {
    const times: Record<string, number[]> = {};
    const asked = { nobody: NOBODY, ...(await somebodies()) };
    for (let n = 0; n < SAMPLES; n++) {
      for (const [who, email] of Object.entries(asked)) {
        await world.dataSource.query(`DELETE FROM rate_limits`);
        const began = performance.now();
        await post('login', { email, password: 'no-es-esta-9' });
        (times[who] ??= []).push(performance.now() - began);
      }
    }
    const medians = Object.entries(times).map(([who, list]) => `${who} ${median(list).toFixed(1)} ms`);
    process.stdout.write(`medians of sign-in: ${medians.join(', ')}\n`);
    expect(medians).toHaveLength(5);
  });
});

it('nobody can lock somebody else out for ever, and a code cannot be guessed', async () => {
  const { email } = await world.given.user({ password: PASSWORD });
  for (let n = 0; n < 20; n++) await post('login', { email, password: 'mal' });
  const refused = await post('login', { email, password: PASSWORD });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  expect((await post('second-factor', { ticket: 'x', code: '000000' })).status).toBeGreaterThanOrEqual(400);
});

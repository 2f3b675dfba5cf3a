import { User } from '../../src/auth/user.entity.js';
import { ADMIN } from '../../src/demo/accounts.js';
import { send } from './answers.js';
import { operations } from './document.js';
import { createFullWorld, type FullWorld } from './full-world.js';
import { sample } from './sample.js';
import { sumOfTables } from './tables-sum.js';

jest.setTimeout(180_000);

let full: FullWorld;
let cookie: string;
beforeAll(async () => {
  full = await createFullWorld();
  const admin = await full.world.dataSource.manager.findOneByOrFail(User, { email_normalizado: ADMIN.email });
  const { accessToken, refreshToken } = await full.world.given.session(admin);
  cookie = `access_token=${accessToken}; refresh_token=${refreshToken}`;
});
afterAll(() => full.close());

const READS = operations().filter(({ method }) => method === 'GET');
const WRITES = operations().filter(({ method }) => method !== 'GET');

/** The headers that a browser sends from a page of another site. */
const ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1.evil.example' },
  { origin: 'http://127.0.0.1:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
/** Writes nothing, and returns the objections to a message. */
const CHECKING = 'POST /api/rrhh/validate';
/** The content types that need no preflight. */
const SIMPLE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

describe('a write from another site with the cookies of an administrator', () => {
  it.each(ELSEWHERE)('(%j) is refused by every operation and changes nothing', async (headers) => {
    const before = await sumOfTables(full.world);
    for (const operation of WRITES) {
      for (const type of [SIMPLE[WRITES.indexOf(operation) % 3] ?? '', 'application/json']) {
        const body = operation.body ? JSON.stringify(sample(operation.body.schema)) : '';
        const url = full.origin + full.pathOf(operation);
        const { status, text } = await send({
          method: operation.method,
          url,
          headers: { ...headers, cookie, 'content-type': type },
          body,
        });
        const { code } = JSON.parse(text) as { code: string };
        expect([operation.name, type, status, code]).toEqual([operation.name, type, 403, 'origin_refused']);
      }
    }
    expect(await sumOfTables(full.world)).toEqual(before);
  });
});

it('a body that a form of another site could send is not read as JSON, whatever its origin', async () => {
  const before = await sumOfTables(full.world);
  for (const operation of WRITES.filter(({ body }) => body?.type === 'application/json')) {
    const schema = operation.body?.schema ?? {};
    if (!schema.required?.length || operation.name === CHECKING) continue;
    for (const type of SIMPLE.slice(0, 2)) {
      const answer = await send({
        method: operation.method,
        url: full.origin + full.pathOf(operation),
        headers: { cookie, 'content-type': type },
        body: JSON.stringify(sample(schema)),
      });
      expect([operation.name, type, answer.status >= 400]).toEqual([operation.name, type, true]);
    }
  }
  await full.world.dataSource.query(`DELETE FROM rate_limits`);
  expect(await sumOfTables(full.world)).toEqual(before);
});

describe('a script of another site', () => {
  it('cannot read a response', async () => {
    for (const operation of READS) {
      for (const origin of ['https://evil.example', 'null']) {
        const url = full.origin + full.pathOf(operation);
        const { headers } = await send({ method: 'GET', url, headers: { cookie, origin } });
        const named = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([operation.name, named]).toEqual([operation.name, []]);
        expect([operation.name, headers.get('cross-origin-resource-policy')]).toEqual([
          operation.name,
          'same-origin',
        ]);
      }
    }
  });

  it('gets no permission from a preflight', async () => {
    for (const operation of operations()) {
      const url = full.origin + full.pathOf(operation);
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': operation.method,
        'access-control-request-headers': 'content-type,authorization',
      };
      const answer = await send({ method: 'OPTIONS', url, headers });
      const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([operation.name, named]).toEqual([operation.name, []]);
    }
  });
});

it('a read request changes nothing but access records', async () => {
  const walk = async (): Promise<void> => {
    for (const operation of READS) {
      const caller = await full.callerOf(operation);
      const required = operation.parameters.filter((one) => one.in === 'query' && one.required);
      const query = new URLSearchParams(
        required.map(({ name, schema }): [string, string] => [name, String(sample(schema, name))]),
      );
      const url = `${full.origin}${full.pathOf(operation)}?${query.toString()}`;
      const { status } = await send({ method: 'GET', url, headers: caller });
      expect([operation.name, status < 500]).toEqual([operation.name, true]);
    }
  };
  const before = await sumOfTables(full.world);
  await walk();
  await walk();
  expect(await sumOfTables(full.world)).toEqual(before);
});

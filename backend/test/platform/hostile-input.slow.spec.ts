import { readApiDocument } from '../integrations/api-document.js';
import { FORM } from '../candidates/application-form.js';
import { multipart, MULTIPART } from '../multipart.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let agent: Agent;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.dataSource.query(`DELETE FROM rate_limits`);
  agent = await world.signedInAs('candidate');
});
afterAll(() => world.close());

type Schema = { $ref?: string; properties?: Record<string, unknown> };
type Verb = 'get' | 'post' | 'put' | 'delete';
interface Operation {
  verb: Verb;
  path: string;
  fields: string[];
  queries: string[];
}

interface Document {
  paths: Record<string, Partial<Record<Verb, Described>>>;
  components: { schemas: Record<string, Schema> };
}
interface Described {
  'x-permission'?: string;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

/** What a candidate or a visitor may call, as the contract has it. */
function operations(): Operation[] {
  const document = readApiDocument() as Document;
  const { schemas } = document.components;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((verb) => {
      const operation = item[verb];
      if (!operation || operation['x-permission']?.startsWith('own:') === false) return [];
      const schema = operation.requestBody?.content['application/json']?.schema;
      const named = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
      const queries = (operation.parameters ?? [])
        .filter((one) => one.in === 'query')
        .map(({ name }) => name);
      const fields = Object.keys(named?.properties ?? {});
      const address = path.replace(/\{\w+\}/g, '8c2f0c8e-0000-4000-8000-000000000000');
      return [{ verb, path: address, fields, queries }];
    }),
  );
}

const NESTED = JSON.parse(`${'['.repeat(200)}1${']'.repeat(200)}`) as unknown;
const VALUES: readonly unknown[] = [
  null,
  ['a', 'b'],
  [null],
  [[]],
  { $ne: '' },
  { length: 3, toString: 'x' },
  { constructor: { prototype: { admin: true } } },
  true,
  -1,
  1e308,
  '',
  '\0',
  'a\0b',
  '\ud800',
  '😀\u200b\u202e\r\nBcc: x@example.com',
  '"><script>alert(1)</script>',
  "' OR 1=1; --",
  '8c2f0c8e-0000-4000-8000-000000000000',
  '9999-99-99',
  'x'.repeat(10_000),
  NESTED,
];

const FAILED = (status: number): boolean => status >= 500;

describe('values that no form sends', () => {
  it('in the body of any request never cause a server error', async () => {
    const failures: string[] = [];
    const writes = operations().filter(({ fields }) => fields.length > 0);
    expect(writes.length).toBeGreaterThan(20);
    for (const { verb, path, fields } of writes) {
      await world.dataSource.query(`DELETE FROM rate_limits`);
      for (const value of VALUES) {
        const body = Object.fromEntries(fields.map((field) => [field, value]));
        const { status } = await agent[verb](path).send(body);
        if (FAILED(status)) failures.push(`${verb} ${path} ${JSON.stringify(value)?.slice(0, 60)} ${status}`);
      }
    }
    expect(failures).toEqual([]);
  });

  it.each(['[]', '"texto"', 'null', '1', '{"__proto__":{"role":"admin"}}', '{"constructor":{"a":1}}'])(
    'as the whole body (%s) are refused or ignored',
    async (body) => {
      const failures: string[] = [];
      for (const { verb, path } of operations().filter(({ fields }) => fields.length > 0)) {
        const { status } = await world.agent()[verb](path).set('Content-Type', 'application/json').send(body);
        if (FAILED(status)) failures.push(`${verb} ${path} ${status}`);
      }
      expect(failures).toEqual([]);
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );

  it('in the URL of any request never cause a server error', async () => {
    const failures: string[] = [];
    const reads = operations().filter(({ queries }) => queries.length > 0);
    const texts = [
      '[',
      '[0,1e99]',
      '[-1,5]',
      '["id","ASC; DROP TABLE users"]',
      '{"q":{"$ne":1}}',
      '{"q":"\\u0000"}',
    ].concat([
      '{"__proto__":{"a":1}}',
      '{"id":["x"]}',
      '\0',
      '%',
      'x'.repeat(5000),
      '[0,0]',
      '{}',
      '1',
      "'",
      'null',
    ]);
    for (const { verb, path, queries } of reads) {
      await world.dataSource.query(`DELETE FROM rate_limits`);
      for (const text of texts) {
        for (const query of [
          Object.fromEntries(queries.map((name) => [name, text])),
          Object.fromEntries(queries.map((name) => [name, [text, text]])),
        ]) {
          const { status } = await agent[verb](path).query(query);
          if (FAILED(status)) failures.push(`${verb} ${path} ${text.slice(0, 40)} ${status}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  it.each(Object.keys(FORM))(
    'in the field %s of the application form never cause a server error',
    async (name) => {
      const texts = ['\0', '\ud83d', 'x'.repeat(60_000), '<img src=x onerror=alert(1)>', '=1+1', '{"a":1}'];
      for (const text of texts) {
        const parts = Object.entries({ ...FORM, [name]: text }).map(([field, content]) => ({
          field,
          content,
        }));
        // A repeated field is read as a list.
        for (const form of [parts, [...parts, { field: name, content: 'otra vez' }]]) {
          const { status } = await agent
            .post('/api/applications')
            .set('Content-Type', MULTIPART)
            .send(multipart(form));
          expect([text.slice(0, 20), FAILED(status)]).toEqual([text.slice(0, 20), false]);
        }
      }
    },
  );
});

describe('a write from another site', () => {
  const login = { email: 'a@example.com', password: 'x' };

  it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1', ''])(
    'with the origin %j is refused on every route',
    async (origin) => {
      const writes = operations().filter(({ verb }) => verb !== 'get');
      for (const { verb, path } of writes) {
        const answer = await agent[verb](path).set('Origin', origin).send({});
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'origin_refused']);
      }
    },
  );

  it('that a page may send without a preflight (a form, a text) is not read', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const sent = type === 'text/plain' ? JSON.stringify(login) : new URLSearchParams(login).toString();
      const answer = await world
        .agent()
        .post('/api/auth/login')
        .set('Sec-Fetch-Site', 'cross-site')
        .set('Content-Type', type)
        .send(sent);
      expect([answer.status, answer.body.code]).toEqual([403, 'origin_refused']);
    }
  });
});

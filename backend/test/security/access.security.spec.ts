import { ROLES, type Role } from '@hiring/contract';
import { permissionsOf } from '../../src/platform/auth/permissions.js';
import { send } from './answers.js';
import { type Operation, operations } from './document.js';
import { createFullWorld, type FullWorld } from './full-world.js';
import { sumOfTables } from './tables-sum.js';

jest.setTimeout(180_000);

let full: FullWorld;
/** One session of each role, for refused requests, which end no session. */
let refused: Record<Role, Record<string, string>>;
beforeAll(async () => {
  full = await createFullWorld();
  const sessions = await Promise.all(
    ROLES.map(async (role) => [role, (await sessionOf(role)).headers] as const),
  );
  refused = Object.fromEntries(sessions) as typeof refused;
});
// Rate limits are tested in another suite.
beforeEach(() => full.world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => full.close());

const ALL = operations();
const CLOSED = ALL.filter(({ permission }) => permission);

async function ask(
  { method }: Pick<Operation, 'method'>,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; code: string }> {
  const answer = await send({
    method,
    url: full.origin + path,
    headers: { ...headers, 'x-background': '1', 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const problem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  return { status: answer.status, code: problem ? (JSON.parse(answer.text) as { code: string }).code : '' };
}

const sessionOf = async (role: Role): Promise<{ userId: string; headers: Record<string, string> }> => {
  const user = await full.world.given.user({ role });
  const { accessToken } = await full.world.given.session(user);
  return { userId: user.id, headers: { authorization: `Bearer ${accessToken}` } };
};

describe('every operation of the API document', () => {
  it.each(CLOSED.map((operation) => [operation.name, operation] as const))(
    '%s is closed without a session and to every role without the right, on existing rows',
    async (_name, operation) => {
      const path = full.pathOf(operation);
      expect(await ask(operation, path, {})).toEqual({ status: 401, code: 'unauthenticated' });
      for (const role of ROLES) {
        if (operation.permission && permissionsOf(role).has(operation.permission)) continue;
        const { status, code } = await ask(operation, path, refused[role]);
        expect([role, status, code]).toEqual([
          role,
          403,
          expect.stringMatching(/^(forbidden|insufficient_permissions)$/),
        ]);
      }
    },
  );
});

/** Ways in which a session may end meanwhile. */
const ENDED: readonly [string, string][] = [
  ['an account that was deactivated', `UPDATE users SET activo = false WHERE id = $1`],
  ['a session that was ended', `UPDATE sessions SET revoked_at = now() WHERE user_id = $1`],
  [
    'a session that has run out',
    `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
  ],
];

it.each(ENDED)('%s gives access to no closed operation', async (_what, statement) => {
  const { userId, headers } = await sessionOf('admin');
  await full.world.dataSource.query(statement, [userId]);
  const opened: string[] = [];
  for (const operation of CLOSED) {
    const { status } = await ask(operation, full.pathOf(operation), headers);
    if (status !== 401) opened.push(`${operation.name}: ${status}`);
  }
  expect(opened).toEqual([]);
});

it('staff who still have to set up a second factor can do nothing else', async () => {
  const { headers } = await sessionOf('admin');
  await full.world.dataSource.query(`UPDATE system_config SET two_factor_auth = true`);
  await full.world.until(async () => (await ask({ method: 'GET' }, '/api/users', headers)).status === 403);
  const opened: string[] = [];
  for (const operation of CLOSED.filter(({ permission }) => !permission?.startsWith('own:'))) {
    const { code } = await ask(operation, full.pathOf(operation), headers);
    if (code !== 'second_factor_setup_required') opened.push(`${operation.name}: ${code}`);
  }
  await full.restore();
  expect(opened).toEqual([]);
});

describe('the ids of other people', () => {
  const own = CLOSED.filter(({ permission, path }) => permission?.startsWith('own:') && path.includes('{'));

  /** One id of every table, so that each route gets another person's id of its kind. */
  async function idsOfOthers(): Promise<string[]> {
    const { dataSource } = full.world;
    const tables = dataSource.entityMetadatas.filter(
      ({ primaryColumns }) => primaryColumns.length === 1 && primaryColumns[0]?.type === 'uuid',
    );
    const ids: string[] = [];
    for (const { tableName, primaryColumns } of tables) {
      const key = primaryColumns[0]?.databaseName;
      const rows = await dataSource.query<{ id: string }[]>(`SELECT ${key} AS id FROM ${tableName} LIMIT 2`);
      ids.push(...rows.map(({ id }) => id));
    }
    return [...new Set(ids)];
  }

  it.each(own.map((operation) => [operation.name, operation] as const))(
    '%s answers a candidate 404 for each, and changes nothing',
    async (_name, operation) => {
      const ids = await idsOfOthers();
      expect(ids.length).toBeGreaterThan(30);
      const { headers } = await sessionOf('candidate');
      const before = await sumOfTables(full.world);
      const wrong: string[] = [];
      for (const [n, id] of ids.entries()) {
        if (n % 10 === 0) await full.world.dataSource.query(`DELETE FROM rate_limits`);
        const { status } = await ask(operation, operation.path.replace(/\{\w+}/g, id), headers);
        // An invalid body is refused before a row is read.
        if (![400, 404, 415, 422].includes(status)) wrong.push(`${id}: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await sumOfTables(full.world)).toEqual(before);
    },
  );

  it('in a query change nothing in the response about a candidate’s own data', async () => {
    const { headers } = await sessionOf('candidate');
    const ids = await idsOfOthers();
    for (const operation of CLOSED) {
      if (operation.method !== 'GET' || operation.permission !== 'own:read' || operation.path.includes('{'))
        continue;
      const plain = await ask(operation, operation.path, headers);
      for (const name of ['candidato_id', 'user_id', 'userId', 'id', 'email', 'role']) {
        const asked = await ask(operation, `${operation.path}?${name}=${ids[0]}`, headers);
        expect([operation.name, name, asked]).toEqual([operation.name, name, plain]);
      }
    }
  });
});

describe('a variant of a URL', () => {
  const VARIANTS: readonly ((path: string) => string)[] = [
    (path) => path.toUpperCase().replace('/API', '/api'),
    (path) => `${path}/`,
    (path) => `${path}//`,
    (path) => path.replace('/api/', '/api//'),
    (path) => path.replace('/api/', '//api/'),
    (path) => path.replace('/api/', '/api/auth/%2e%2e%2f'),
    (path) => path.replace('/api/', '/api/vacancies/..;/'),
    (path) => `${path}%00`,
    (path) => `${path}%20`,
    (path) => `${path}.json`,
    (path) => path.replace('/api/', '/API/'),
  ];

  it('gives a visitor no access', async () => {
    const opened: string[] = [];
    for (const operation of CLOSED.filter(({ method }) => method === 'GET')) {
      for (const vary of VARIANTS) {
        const path = vary(full.pathOf(operation));
        const { status } = await ask(operation, path, {});
        if (status < 400) opened.push(`${path}: ${status}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it('with a header or field that names another method, address or visitor gives no access', async () => {
    const opened: string[] = [];
    const claims = {
      'x-http-method-override': 'GET',
      'x-original-url': '/api/vacancies',
      'x-rewrite-url': '/api/vacancies',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-user': ADMIN_NAME,
      'x-user-id': '1',
      'x-role': 'admin',
      authorization: 'Basic YWRtaW46YWRtaW4=',
    };
    for (const operation of CLOSED) {
      const { status } = await ask(operation, `${full.pathOf(operation)}?_method=GET&role=admin`, claims);
      if (status !== 401) opened.push(`${operation.name}: ${status}`);
    }
    expect(opened).toEqual([]);
  });
});

const ADMIN_NAME = 'admin@example.com';

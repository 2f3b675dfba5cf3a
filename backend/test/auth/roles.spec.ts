import { ROLES } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { User } from '../../src/auth/user.entity.js';
import { PERMISSIONS, permissionsOf, type Permission } from '../../src/platform/auth/permissions.js';
import { readApiDocument } from '../integrations/api-document.js';
import { createWorld, type World } from '../world.js';

let world: World;
let origin: string;
beforeAll(async () => {
  world = await createWorld();
  const { port } = (world.app.getHttpServer() as Server).address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => world.close());

const WHO = ['anonymous', ...[...ROLES].reverse()] as const;
type Who = (typeof WHO)[number];
type Cell = 'yes' | 'no' | 'sign in';

/** Rights that only administrators have, and those of everybody with an account; the rest is the work of HR. */
const OF_ADMIN: readonly Permission[] = [
  'people:read',
  'emails:read_account',
  'stats:read_all',
  'config:read',
  'config:write',
  'departments:write',
  'users:read',
  'users:write',
  'users:provision',
  'logs:read',
  'privacy:read',
  'privacy:write',
  'integrations:read',
  'integrations:write',
  'inbound:write',
  'webhooks:write',
];
const OF_EVERYBODY: readonly Permission[] = ['own:read', 'own:write'];
const OF_MANAGERS: readonly Permission[] = ['team:read', 'team:write'];
/** Of managers and human resources: each sees other rows. */
const SHARED: readonly Permission[] = [
  'requisitions:read',
  'requisitions:write',
  'approvals:delegate',
  'calendar:subscribe',
];

function allowed(permission: Permission | undefined): readonly Who[] {
  if (!permission) return WHO;
  if (OF_EVERYBODY.includes(permission)) return ROLES;
  if (OF_MANAGERS.includes(permission)) return ['responsable'];
  if (SHARED.includes(permission)) return ['responsable', 'rrhh', 'admin'];
  return OF_ADMIN.includes(permission) ? ['admin'] : ['rrhh', 'admin'];
}
const rowOf = (roles: readonly Who[]): Record<Who, Cell> =>
  Object.fromEntries(
    WHO.map((who) => [who, roles.includes(who) ? 'yes' : who === 'anonymous' ? 'sign in' : 'no']),
  ) as Record<Who, Cell>;

interface Route {
  method: string;
  path: string;
  permission: Permission | undefined;
}

/** Every operation of the API's document, with what its handler requires. */
function routes(): Route[] {
  const { paths } = readApiDocument() as {
    paths: Record<string, Record<string, { 'x-permission'?: Permission }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      permission: operation['x-permission'],
    })),
  );
}

/** Public, and an answer of their own says that there is no session. */
const ASK_FOR_A_SESSION = ['/api/auth/refresh'];

/** An account is used for one request: some of them end sessions. */
async function cellOf(
  who: Who,
  { method, path }: Pick<Route, 'method' | 'path'>,
  shared?: User,
): Promise<Cell> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-background': '1',
    // An idle connection may be closed after the machine has stalled.
    connection: 'close',
  };
  if (who !== 'anonymous') {
    const user = shared ?? (await world.given.user({ role: who }));
    headers.authorization = `Bearer ${(await world.given.session(user)).accessToken}`;
  }
  const response = await fetch(`${origin}${path.replace(/\{\w+\}/g, () => randomUUID())}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
    redirect: 'manual',
  });
  const refused = response.status === 401 || response.status === 403;
  const code = refused ? ((await response.json()) as { code: string }).code : '';
  // The event stream never ends; other responses are read to their end to free the connection.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
  else if (!refused) await response.arrayBuffer();
  if (code === 'unauthenticated' && !ASK_FOR_A_SESSION.includes(path)) return 'sign in';
  return code === 'forbidden' || code === 'insufficient_permissions' ? 'no' : 'yes';
}

it('every permission belongs to administrators, to HR, to managers or to everybody', () => {
  expect([...permissionsOf('candidate')].sort()).toEqual([...OF_EVERYBODY].sort());
  expect([...permissionsOf('responsable')].sort()).toEqual(
    [...OF_EVERYBODY, ...OF_MANAGERS, ...SHARED].sort(),
  );
  const ofStaff = PERMISSIONS.filter((permission) => !OF_MANAGERS.includes(permission));
  const ofHr = ofStaff.filter((permission) => !OF_ADMIN.includes(permission));
  expect([...permissionsOf('rrhh')].sort()).toEqual(ofHr.sort());
  expect([...permissionsOf('admin')].sort()).toEqual([...ofStaff].sort());
});

it('the rights of managers open their own routes, whose statements know their rows, and no others', () => {
  const strange = routes().filter(
    ({ permission, path }) =>
      (permission !== undefined && OF_MANAGERS.includes(permission)) !== path.startsWith('/api/team/'),
  );
  expect(strange).toEqual([]);
  // requisitions.spec.ts asks each of these as a manager of nothing; a calendar has its owner's own rows only.
  const shared = routes().filter(({ permission }) => permission && SHARED.includes(permission));
  const elsewhere = shared.filter(
    ({ path }) => !/^\/api\/(?:requisitions|approval-delegations|calendar-feeds)\b/.test(path),
  );
  expect(elsewhere).toEqual([]);
});

it.each(WHO)('%s may call the routes of the role, and no others', async (who) => {
  const all = routes();
  expect(all.length).toBeGreaterThan(200);
  const shared = who === 'anonymous' ? undefined : await world.given.user({ role: who });
  const wrong: string[] = [];
  const waiting = [...all];
  const work = async (): Promise<void> => {
    for (let route = waiting.pop(); route; route = waiting.pop()) {
      const expected = rowOf(allowed(route.permission))[who];
      const account = expected === 'no' || !route.permission?.startsWith('own:') ? shared : undefined;
      const cell = await cellOf(who, route, account);
      if (cell !== expected) wrong.push(`${route.method} ${route.path}: ${cell} instead of ${expected}`);
    }
  };
  await Promise.all([work(), work(), work(), work(), work(), work()]);
  expect(wrong).toEqual([]);
});

/** Permissions of each role, by the routes of its screens. */
const AREAS: readonly [string, readonly string[], readonly Who[]][] = [
  [
    'HR dashboard, interviews, vacancies, messages',
    [
      '/candidates',
      '/board/counts',
      '/stats/candidates',
      '/interviews',
      '/vacancy-figures',
      '/emails',
      '/templates',
    ],
    ['rrhh', 'admin'],
  ],
  ['main dashboard', ['/stats/dashboard', '/stats/charts', '/stats/system'], ['admin']],
  [
    'administration panel',
    [
      '/users',
      '/logs',
      '/logs/seal',
      '/logs/export',
      '/config',
      '/departments/catalogue',
      '/privacy/requests',
    ],
    ['admin'],
  ],
  [
    'own portal, form, edit, own data',
    ['/candidates/me', '/notifications', '/drafts/mine', '/auth/account'],
    ROLES,
  ],
  [
    'public site',
    ['/vacancies', '/vacancies/facets', '/departments', '/config/company', '/auth/session'],
    WHO,
  ],
];

it.each(AREAS)('%s', async (_area, paths, roles) => {
  const known = routes().map(({ method, path }) => `${method} ${path}`);
  const users = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await world.given.user({ role })] as const)),
  );
  for (const path of paths) {
    const route = { method: 'GET', path: `/api${path}` };
    expect(known).toContain(`GET ${route.path}`);
    const cells = await Promise.all(
      WHO.map(async (who) => [who, await cellOf(who, route, users[who])] as const),
    );
    expect([path, Object.fromEntries(cells)]).toEqual([path, rowOf(roles)]);
  }
});

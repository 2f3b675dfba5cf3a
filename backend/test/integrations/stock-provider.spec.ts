import simpleRestProvider from 'ra-data-simple-rest';
import { loadDemo } from '../../src/demo/load-demo.js';
import { ADMIN, MANAGER } from '../../src/demo/accounts.js';
import { User } from '../../src/auth/user.entity.js';
import { createDisk } from '../../src/platform/files/storage/disk.js';
import { readApiDocument } from './api-document.js';
import { createWorld, type World } from '../world.js';

/** The unchanged provider of the package, with a token instead of a cookie. */
let world: World;
let provider: ReturnType<typeof simpleRestProvider>;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  const { dataSource, environment, clock } = world;
  const disk = await createDisk(environment);
  await dataSource.transaction((manager) =>
    loadDemo(manager, disk, { now: clock.now(), appUrl: environment.appUrl }),
  );
  const tokenOf = async (email: string) => {
    const user = await dataSource.manager.findOneByOrFail(User, { email_normalizado: email });
    return (await world.given.session(user)).accessToken;
  };
  const [admin, manager] = await Promise.all([tokenOf(ADMIN.email), tokenOf(MANAGER.email)]);
  provider = simpleRestProvider(`${world.origin}/api`, async (url, options = {}) => {
    const answer = await fetch(url, {
      ...options,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${url.includes('/api/team/') ? manager : admin}`,
      },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${options.method ?? 'GET'} ${url}: ${answer.status} ${body}`);
    return { status: answer.status, headers: answer.headers, body, json: JSON.parse(body) };
  });
});
afterAll(() => world.close());

interface Operation {
  parameters?: { name: string }[];
}
const { paths } = readApiDocument() as { paths: Record<string, Record<string, Operation>> };

/** Top-level lists of records, without calendar entries and the rows of a figure. */
const NO_RECORDS = ['interviews/agenda', 'stats/counted'];
const RESOURCES = Object.entries(paths).flatMap(([path, { get }]) => {
  const names = get?.parameters?.map(({ name }) => name) ?? [];
  const name = path.replace('/api/', '');
  const isList = ['range', 'sort', 'filter'].every((one) => names.includes(one));
  return isList && !path.includes('{') && !NO_RECORDS.includes(name) ? [name] : [];
});

const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };

it('every resource of the back office is tested', () => {
  expect(RESOURCES.length).toBeGreaterThan(20);
});

it.each(RESOURCES)(
  '%s: the stock data provider reads the list, several records and one',
  async (resource) => {
    const { data } = await provider.getList(resource, { ...page, filter: {} });
    expect(data.length).toBeLessThanOrEqual(10);
    const ids = data.map(({ id }) => String(id)).slice(0, 3);
    expect(ids).not.toContain('undefined');
    if (ids.length === 0) return;
    const { data: some } = await provider.getMany(resource, { ids });
    expect(some.map(({ id }) => String(id)).toSorted()).toEqual(ids.toSorted());
    if (paths[`/api/${resource}/{id}`]?.get && resource !== 'threads') {
      const { data: one } = await provider.getOne(resource, { id: ids[0] ?? '' });
      expect(String(one.id)).toBe(ids[0]);
    }
  },
);

it('related records are found by the id of a record', async () => {
  const [row] = await world.dataSource.query<{ id: string }[]>(
    `SELECT candidato_id AS id FROM interviews WHERE deleted_at IS NULL LIMIT 1`,
  );
  const { data, total } = await provider.getManyReference('interviews', {
    ...page,
    target: 'candidato_id',
    id: row?.id ?? '',
    filter: {},
  });
  expect(total).toBe(data.length);
  expect(data.map(({ candidato_id }) => candidato_id as string)).toEqual(data.map(() => row?.id));
});

it('a whole record can be sent back with its change; only role and status of an account are written', async () => {
  const { data } = await provider.getList('users', { ...page, filter: { role: 'rrhh' } });
  const [account] = data;
  if (!account) throw new Error('the demo has HR');
  const { data: changed } = await provider.update('users', {
    id: account.id,
    data: { ...account, status: 'inactive', nombre: 'Otra' },
    previousData: account,
  });
  expect(changed).toMatchObject({ status: 'inactive', nombre: account.nombre as string });
});

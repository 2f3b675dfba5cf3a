import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../built-server.js';
import { createWorld, type World } from '../world.js';
import { rawGet } from './raw-request.js';

jest.setTimeout(120_000);

/** A marker in files that no URL may reach. */
const SECRET = 'nobody may read this';

let world: World;
let server: BuiltServer;
beforeAll(async () => {
  world = await createWorld();
  const { databaseUrl, dataDir } = world.environment;
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  writeFileSync(join(dataDir, 'secret.txt'), SECRET);
  writeFileSync(join(dataDir, 'files', 'secret.txt'), SECRET);
  server = await startBuiltServer(databaseUrl, dataDir, { pages: true });
});
afterAll(async () => {
  await server.kill();
  await world.close();
});

const UP = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '%252e%252e',
  '.%2e',
  '..%00',
  '..;',
  '....//',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
];
const BETWEEN = ['/', '%2f', '%5c', '\\', '%252f', '%255c', '//', '/./'];
const ROOTS = [
  '/',
  '/assets/',
  '/sistema-aplicacion/',
  '/sistema-aplicacion/assets/',
  '/fonts/',
  '/api/',
  '/.well-known/',
];
const WANTED = [
  'package.json',
  'etc/passwd',
  'secret.txt',
  'files/secret.txt',
  'backend/dist/main.js',
  '.env',
];

/** Contents of the protected files that are in no page. */
const LEAKED = new RegExp(`${SECRET}|root:x?:0:0|"workspaces"|import .+ from '\\./`);

it.each(ROOTS)('no variant of a URL leads out of %s', async (root) => {
  const ways = UP.flatMap((up, n) =>
    BETWEEN.flatMap((between, m) =>
      // Each way of going up with every way of going on; what it ends in and how deep it lies takes turns.
      [n + m, n + m + 3].map((turn) => {
        const steps = Array.from({ length: 3 + (turn % 6) }, () => up).join(between);
        return `${root}${steps}${between}${WANTED[turn % WANTED.length] ?? ''}`;
      }),
    ),
  );
  const answers = await Promise.all(ways.map(async (way) => ({ way, ...(await rawGet(server.url, way)) })));
  const leaks = answers
    .filter(({ status, body }) => status >= 500 || LEAKED.test(body))
    .map(({ way }) => way);
  expect(leaks).toEqual([]);
});

it.each([
  `/sistema-aplicacion/${process.cwd()}/package.json`,
  '/assets//etc/passwd',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/sistema-aplicacion/assets/%00.js',
  '/assets/.gitkeep',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/index.js',
  '/sistema-aplicacion/.vite/manifest.json',
  '/assets/index.js.map',
])('%s is not a file of this site', async (path) => {
  const { status, body } = await rawGet(server.url, path);
  expect(status).toBeLessThan(500);
  expect(body).not.toMatch(LEAKED);
  expect(body).not.toContain('"sources":[');
});

it.each([
  '../../secret.txt',
  '..%2f..%2fsecret.txt',
  '..\\..\\secret.txt',
  'secret.txt',
  '%00',
  '/etc/passwd',
])('an id of a file with the path %j finds nothing', async (path) => {
  const hr = await world.signedInAs('admin');
  const id = encodeURIComponent(path);
  for (const address of [
    `/api/documents/${id}/file`,
    `/api/candidates/${id}/cv`,
    `/api/thread-attachments/${id}`,
    `/api/imports/${id}/cvs/${id}/file`,
    `/api/calendar-feeds/${id}`,
    `/api/vacancies/${id}`,
  ]) {
    const { status, text } = await hr.get(address);
    expect([address, status]).toEqual([address, 404]);
    expect(text).not.toContain(SECRET);
  }
});

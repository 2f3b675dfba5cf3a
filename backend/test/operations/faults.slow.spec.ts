import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../src/operations/database/entities.js';
import { dataSourceOptions } from '../../src/platform/database/connections/data-source-options.js';
import { createDisk } from '../../src/platform/files/storage/disk.js';
import { FileStorage } from '../../src/platform/files/storage/file-storage.js';
import { StoredFile } from '../../src/platform/files/storage/stored-file.entity.js';
import { startBuiltServer } from '../built-server.js';
import { FORM, pdf } from '../candidates/application-form.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { findInvariantViolations } from './data/invariants.js';

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'faults-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startBuiltServer(database.url, dataDir);

async function register(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Prueba-2026', confirm_password: 'Prueba-2026' }),
  });
  expect(response.status).toBe(201);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function send(url: string, cookie: string): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(FORM)) form.append(name, value);
  form.append('cv', new File([pdf('x'.repeat(200_000))], 'CV.pdf'));
  return fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': 'the-one' },
    body: form,
  });
}

const DELAYS_MS = [5, 15, 25, 35, 50, 80];

it('a process killed while it takes a form loses nothing and doubles nothing', async () => {
  let server = await start();
  const cookies: string[] = [];
  for (const i of DELAYS_MS.keys()) cookies.push(await register(server.url, `muerte${i}@example.com`));

  for (const [i, delay] of DELAYS_MS.entries()) {
    const answer = send(server.url, cookies[i] ?? '').then(
      ({ status }) => status,
      () => null,
    );
    await sleep(delay);
    await server.kill();
    expect([null, 201]).toContain(await answer);
    server = await start();
    // The browser sends the same again.
    const again = await send(server.url, cookies[i] ?? '');
    expect(again.status).toBe(201);
  }
  await server.kill();

  const dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
  try {
    const [count] = await dataSource.query<Record<string, string>[]>(
      `SELECT (SELECT count(*) FROM candidates) AS people, (SELECT count(*) FROM aplicaciones_vacantes) AS applications,
              (SELECT count(*) FROM correos WHERE plantilla = 'candidatura_recibida') AS messages,
              (SELECT count(*) FROM archivos WHERE estado = 'en_uso') AS files`,
    );
    const each = String(DELAYS_MS.length);
    expect(count).toEqual({ people: each, applications: each, messages: each, files: each });
    expect(await findInvariantViolations(dataSource)).toEqual([]);

    const environment = { dataDir, storageUrl: null } as ConstructorParameters<typeof FileStorage>[0];
    const storage = new FileStorage(
      environment,
      await createDisk(environment),
      dataSource,
      dataSource.getRepository(StoredFile),
    );
    await storage.sweep(0);
    expect(readdirSync(join(dataDir, 'spool'))).toEqual([]);
    const objects = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    expect(objects.filter((entry) => entry.isFile())).toHaveLength(DELAYS_MS.length);
  } finally {
    await dataSource.destroy();
  }
}, 180_000);

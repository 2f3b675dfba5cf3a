import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { Restore } from '../src/backup/restore-backup.js';
import { BackupPlaces, livedIn, silent } from './backup-world.js';

const PEOPLE = 100_000;
const FILES = 60;
const FILE_BYTES = 5 * 1024 * 1024;
/** Far below what is copied: about 250 MB of rows and 300 MB of files. */
const MEMORY_BYTES = 200 * 1024 * 1024;

const places = new BackupPlaces();
afterAll(() => places.close());

/** The most that this process held while `work` ran, above what it held before. */
async function peak<T>(work: () => Promise<T>): Promise<{ result: T; bytes: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 50);
  try {
    return { result: await work(), bytes: most };
  } finally {
    clearInterval(timer);
  }
}

it('copies and restores many people and large files in little memory, every row the same', async () => {
  const lived = await livedIn(places);
  const { dataSource, environment } = lived.world;
  await dataSource.query(
    `INSERT INTO users (email, email_normalizado, role, password_hash)
     SELECT 'p' || n || '@example.com', 'p' || n || '@example.com', 'candidate', md5(n::text)
     FROM generate_series(1, ${PEOPLE}) n`,
  );
  await dataSource.query(
    `INSERT INTO correos (causa, plantilla, destinatario, user_id, asunto, html, texto, estado)
     SELECT 'c' || id, 'contacto', email, id, 'Asunto', repeat(md5(id::text), 60), repeat('texto ', 20), 'capturado'
     FROM users`,
  );
  for (let n = 0; n < FILES; n++) {
    const body = randomBytes(FILE_BYTES);
    const clave = `cv/large/${n}.pdf`;
    mkdirSync(join(environment.dataDir, 'files', 'cv', 'large'), { recursive: true });
    writeFileSync(join(environment.dataDir, 'files', clave), body);
    await dataSource.query(
      `INSERT INTO archivos (clave, estado, nombre_original, tipo, bytes, sha256)
       VALUES ($1, 'en_uso', 'CV.pdf', 'application/pdf', $2, $3)`,
      [clave, FILE_BYTES, createHash('sha256').update(body).digest('hex')],
    );
  }
  const backup = await peak(() => lived.backup());
  await lived.world.close();
  const { manifest, file } = backup.result;
  expect(manifest.files).toMatchObject({ count: FILES, missing: [], differing: [] });
  expect(backup.bytes).toBeLessThan(MEMORY_BYTES);

  const target = await places.fresh(environment);
  const restore = new Restore(target);
  await restore.prepare();
  const restored = await peak(() => restore.load(file, lived.key, silent));
  expect(restored.result.manifest).toEqual(manifest);
  expect(restored.bytes).toBeLessThan(MEMORY_BYTES);
  expect((await restore.check()).wrongCounters).toEqual([]);
  const client = new Client({ connectionString: target.databaseUrl });
  await client.connect();
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM correos`);
  await client.end();
  expect(rows).toEqual([{ n: PEOPLE }]);
}, 600_000);

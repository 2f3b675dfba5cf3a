/** A database of its own on a server that writes to disk, filled with people. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../../scripts/lib/backend.mjs';
import { WORK_DIR } from '../../../scripts/lib/paths.mjs';
import { createCluster, DATABASE } from '../../../scripts/lib/postgres/cluster.mjs';
import { clusterOf, place } from '../../../scripts/lib/postgres/placement.mjs';
import { startServer } from '../../../scripts/lib/postgres/server.mjs';
import { databaseUrl, execute } from '../../../scripts/lib/scratch-database.mjs';
import type { Shutdown } from '../../../scripts/lib/shutdown.mjs';
import type { Tools } from '../../../scripts/lib/task.mjs';
import { populate } from './population.ts';

/**
 * A server that writes to disk, as in production. Its files are removed at the end.
 * @returns no text, because text would be printed with its password
 */
export async function startDurable(shutdown: Shutdown): Promise<{ url: string }> {
  const dataDir = path.join(WORK_DIR, `bench-${process.pid}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  shutdown.onStop('the files of the bench', () => {
    const cluster = clusterOf(dataDir);
    for (const folder of [cluster, dataDir]) if (folder) rmSync(folder, { recursive: true, force: true });
  });
  const placement = place(dataDir);
  const log = path.join(dataDir, 'postgres.log');
  const password = randomBytes(24).toString('hex');
  // With the rights of the tests: an installation's role may not run CHECKPOINT.
  await createCluster(placement, { password, log, ephemeral: true });
  const server = await startServer(placement, { log, ephemeral: false, signal: shutdown.signal });
  shutdown.onStop('the database of the bench', server.stop);
  return { url: `postgres://${DATABASE}:${password}@127.0.0.1:${server.port}/${DATABASE}` };
}

/** @returns its URL, and what removes it before the end of the run */
export async function loadPeople(
  { phases, shutdown }: Tools,
  { server, rows, checkpoint }: { server: string; rows: number; checkpoint: boolean },
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `bench_${process.pid}_${rows}`;
  const url = databaseUrl(server, name);
  const remove = () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  shutdown.onStop('the database of the bench', remove);
  await phases.run(`load ${rows.toLocaleString('en')} people`, async (report) => {
    await execute(server, `CREATE DATABASE ${name}`);
    process.env.DATABASE_URL = url;
    await migrate();
    await populate(url, rows, report, { correspondence: false });
    report('checkpoint');
    // Loaded rows are written to disk before the measurement, not during it.
    if (checkpoint) await execute(server, 'CHECKPOINT');
  });
  return { url, remove };
}

/** Samples a server process and its database while nothing is asked of them. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { until } from '../product.ts';
import type { Sample } from './figures.ts';

const PATIENCE_MS = 20_000;
const MB = 1024 * 1024;

export const PROBE = new URL('./probe.mjs', import.meta.url).href;

interface Probed {
  rss: number;
  heapUsed: number;
  external: number;
  handles: number;
  timers: number;
}

export type ProcessSample = Pick<
  Sample,
  'rssMb' | 'heapMb' | 'outsideMb' | 'handles' | 'timers' | 'descriptors' | 'children' | 'temporaryFiles'
>;

/**
 * @param file of the probe (SOAK_SAMPLES)
 * @param temporary folders whose files are to be gone when nothing runs
 */
export async function sampleProcess(pid: number, file: string, temporary: string[]): Promise<ProcessSample> {
  const before = linesOf(file).length;
  process.kill(pid, 'SIGUSR2');
  const probed = await next(file, before);
  return {
    rssMb: probed.rss / MB,
    heapMb: probed.heapUsed / MB,
    outsideMb: probed.external / MB,
    handles: probed.handles,
    timers: probed.timers,
    descriptors: descriptorsOf(pid),
    children: childrenOf(pid),
    temporaryFiles: temporary.reduce((sum, folder) => sum + filesIn(folder), 0),
  };
}

export async function sampleDatabase(
  url: string,
): Promise<Pick<Sample, 'connections' | 'transactionS' | 'deadRows' | 'rowBytes'>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Before VACUUM: a transaction that is still open keeps the rows that it might read.
    const { rows: activity } = await client.query<{ connections: number; transaction: number }>(
      `SELECT count(*)::int AS connections,
         coalesce(extract(epoch FROM max(now() - xact_start)), 0)::float AS transaction
       FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await client.query('VACUUM (ANALYZE)');
    // What the last transaction of this connection counted is told at its end.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows: tables } = await client.query<{ dead: number; bytes: number; live: number }>(
      `SELECT sum(s.n_dead_tup)::float AS dead, sum(pg_total_relation_size(s.relid))::float AS bytes,
         sum(greatest(c.reltuples, 0))::float AS live
       FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid`,
    );
    const [{ connections, transaction } = { connections: 0, transaction: 0 }] = activity;
    const [{ dead, bytes, live } = { dead: 0, bytes: 0, live: 1 }] = tables;
    return { connections, transactionS: transaction, deadRows: dead, rowBytes: bytes / Math.max(1, live) };
  } finally {
    await client.end();
  }
}

async function next(file: string, before: number): Promise<Probed> {
  await until(() => linesOf(file).length > before, PATIENCE_MS, 20);
  const line = linesOf(file)[before];
  if (!line) throw new Error('The server did not tell its figures.');
  return JSON.parse(line) as Probed;
}

function linesOf(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  // The last part has no end yet.
  return fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

function descriptorsOf(pid: number): number {
  if (fs.existsSync('/proc/self/fd')) return fs.readdirSync(`/proc/${pid}/fd`).length;
  return (
    execFileSync('lsof', ['-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n').length - 1
  );
}

function childrenOf(pid: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'ppid='], { encoding: 'utf8' }).trim().split('\n');
  return rows.filter((row) => Number(row) === pid).length;
}

function filesIn(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  const found = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return found.filter((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .length;
}

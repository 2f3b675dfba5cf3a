/**
 * Compares the API with servers written by hand for the same database, at 10,000, 100,000 and a million people:
 * requests per second, p99 latency and the growth of both. Ends with the promised targets and fails when one is missed.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../../scripts/lib/backend.mjs';
import { compare, type Result } from './compare/compare.ts';
import { growthLines, headline, resultLine } from './compare/report.ts';
import { judge } from './compare/targets.ts';
import { populate } from './people/population.ts';
import { Failure } from '../../scripts/lib/failure.mjs';
import { ROOT, WORK_DIR } from '../../scripts/lib/paths.mjs';
import { createCluster, DATABASE } from '../../scripts/lib/postgres/cluster.mjs';
import { clusterOf, place } from '../../scripts/lib/postgres/placement.mjs';
import { startServer } from '../../scripts/lib/postgres/server.mjs';
import { databaseUrl, execute } from '../../scripts/lib/scratch-database.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';

const WHOLE = { rows: '10000,100000,1000000', connections: '1,10,50', seconds: 0.7, longer: 2, rounds: 3 };
const QUICK = { rows: '10000', connections: '10', seconds: 0.5, longer: 0.5, rounds: 3 };

/**
 * @param options `only`: parts of route names, separated by commas; `server`: one that allows creating databases, used
 * instead of an embedded one
 * @returns the exit code
 */
export async function compareApi(
  { phases, shutdown }: Tools,
  options: {
    rows?: string;
    connections?: string;
    only?: string;
    server?: string;
    json?: string;
    quick?: boolean;
  },
) {
  const { seconds, longer, rounds, ...usual } = options.quick ? QUICK : WHOLE;
  const sizes = numbers('--rows', options.rows ?? usual.rows);
  const connections = numbers('--connections', options.connections ?? usual.connections);
  const { only = '', json = path.join(WORK_DIR, 'bench.json') } = options;
  const server = options.server ?? (await phases.run('database', () => startDurable(shutdown))).url;
  const results: Result[] = [];
  for (const rows of sizes) {
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
      if (!options.server) await execute(server, 'CHECKPOINT');
    });
    phases.print(`\n${headline(rows)}`);
    for await (const result of compare(
      { databaseUrl: url, rows, shutdown },
      { connections, only, seconds, longer, rounds },
    )) {
      results.push(result);
      phases.print(resultLine(result));
    }
    await remove();
  }
  if (results.length === 0) throw new Failure(`Nothing that is compared has "${only}" in its name.`);
  for (const line of growthLines(results)) phases.print(line);
  const verdicts = judge(results);
  phases.print('');
  for (const { passed, text } of verdicts) phases.print(`${passed ? 'PASS' : 'FAIL'}  ${text}`);
  mkdirSync(path.dirname(path.resolve(json)), { recursive: true });
  writeFileSync(json, `${JSON.stringify({ machine: machine(), results, verdicts }, null, 2)}\n`);
  const failed = verdicts.filter(({ passed }) => !passed).length;
  phases.print(
    failed === 0
      ? `\nAll ${verdicts.length} targets are met (${path.relative(ROOT, json)}).`
      : `\n${failed} of ${verdicts.length} targets are not met (${path.relative(ROOT, json)}).`,
  );
  return failed === 0 ? 0 : 1;
}

function numbers(option: string, text: string): number[] {
  const list = text.split(',').map(Number);
  if (list.every((number) => Number.isInteger(number) && number > 0)) return list;
  throw new Failure(`${option} takes whole numbers, with commas between them.`);
}

/**
 * A server that writes to disk, as in production. Its files are removed at the end.
 * @returns no text, because text would be printed with its password
 */
async function startDurable(shutdown: Shutdown): Promise<{ url: string }> {
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

function machine() {
  return {
    cpus: os.cpus().length,
    model: os.cpus()[0]?.model.trim(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    load: os.loadavg(),
  };
}

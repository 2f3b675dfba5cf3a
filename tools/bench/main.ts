/**
 * `npm run bench` compares the API with a server written by hand; `-- --quick` takes two minutes, `--
 * --rows=10000,1000000 --connections=1,10 --only=list`. `-- --screens [people] [--only=name]` times the requests of the
 * screens instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../../scripts/lib/backend.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { ROOT, WORK_DIR } from '../../scripts/lib/paths.mjs';
import { databaseUrl, execute } from '../../scripts/lib/scratch-database.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { DurablePostgres } from '../postgres.ts';
import { compare, MANAGERS_DAY, type Result } from './compare.ts';
import { populate } from './people/population.ts';
import { timeScreens } from './time-screens.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = { rows: text, connections: text, only: text, quick: flag, screens: flag };

const WHOLE = { rows: '10000,100000', connections: '1,10', seconds: 2, writes: 150, rounds: 5 };
const QUICK = { rows: '10000', connections: '10', seconds: 1, writes: 60, rounds: 3 };

/** The least share of the rate of "lean" by route, at ten connections. */
const LEAST: Record<string, number> = {
  'list, 10 changes/s': 1,
  'search, 10 changes/s': 1,
  record: 0.5,
  application: 0.35,
  move: 0.35,
  message: 0.35,
  note: 0.4,
};
const JUDGED = 10;
/** How much longer the slowest hundredth of a day with managers may take than without them. */
const MOST_OF_MANAGERS = 1.3;

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const { quick, only = '', screens } = values;
  const { phases, shutdown } = tools;
  const postgres = await phases.run('database', () => DurablePostgres.start(shutdown));
  const server = postgres.url();
  if (screens) {
    const people = Number(positionals[0] ?? 100_000);
    await timeScreens(await load(tools, server, people, true), people, only, tools);
    return 0;
  }
  const usual = quick ? QUICK : WHOLE;
  const connections = numbers(values.connections ?? usual.connections);
  const results: Result[] = [];
  for (const rows of numbers(values.rows ?? usual.rows)) {
    const url = await load(tools, server, rows, false);
    const head = ['conn', 'req/s', 'p50 ms', 'p99 ms', 'lean req/s', '/ lean', 'at least'];
    phases.print(`\n${row(`${rows.toLocaleString('en')} people`, head)}`);
    for await (const result of compare(
      { databaseUrl: url, rows, shutdown },
      { ...usual, connections, only },
    )) {
      results.push(result);
      phases.print(line(result));
    }
  }
  if (results.length === 0) throw new Failure(`Nothing that is compared has "${only}" in its name.`);
  const file = path.join(WORK_DIR, 'bench.json');
  mkdirSync(WORK_DIR, { recursive: true });
  const machine = { cpus: os.cpus().map(({ model }) => model), node: process.version, load: os.loadavg() };
  writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  const missed = results.filter((result) => ratio(result) < (least(result) ?? 0)).length;
  phases.print(
    `\n${missed} of ${results.filter(least).length} targets are missed (${path.relative(ROOT, file)}).`,
  );
  return missed === 0 ? 0 : 1;
}

/** @returns the URL of a database of its own, filled with people */
async function load({ phases, shutdown }: Tools, server: string, people: number, correspondence: boolean) {
  const name = `bench_${people}`;
  const url = databaseUrl(server, name);
  await phases.run(`load ${people.toLocaleString('en')} people`, async (report) => {
    await execute(server, `CREATE DATABASE ${name}`);
    process.env.DATABASE_URL = url;
    await migrate();
    await populate(url, people, report, { correspondence });
    shutdown.signal.throwIfAborted();
    // Loaded rows are written to disk before the measurement, not during it.
    await execute(server, 'CHECKPOINT');
  });
  return url;
}

const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(30)}${cells.map((cell) => cell.padStart(11)).join('')}`;
/** Of the rates; of the day with managers that of the p99. */
const ratio = ({ route, ours, lean }: Result) =>
  route === MANAGERS_DAY ? lean.p99 / ours.p99 : ours.rate / lean.rate;
const least = ({ route, connections }: Result) => {
  if (route === MANAGERS_DAY) return 1 / MOST_OF_MANAGERS;
  return connections === JUDGED ? LEAST[route] : undefined;
};

function line(result: Result) {
  const { route, connections, ours, lean } = result;
  const figures = [ours.rate.toFixed(0), ours.p50.toFixed(1), ours.p99.toFixed(1), lean.rate.toFixed(0)];
  const wanted = least(result);
  const verdict = wanted === undefined ? '' : `${ratio(result) < wanted ? '✗' : '✓'} ${wanted.toFixed(2)}`;
  return row(route, [String(connections), ...figures, ratio(result).toFixed(2), verdict]);
}

function numbers(list: string): number[] {
  const found = list.split(',').map(Number);
  if (found.every((number) => Number.isInteger(number) && number > 0)) return found;
  throw new Failure('--rows and --connections take whole numbers, with commas between them.');
}

/**
 * `npm run bench` compares the API with a server written by hand; `-- --quick` takes two minutes, `--
 * --rows=10000,1000000 --connections=1,10 --only=list --server=url --json=file`. `-- --screens [people] [--database=url]
 * [--only=name] [--browser]` times lists and screens instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { ROOT, WORK_DIR } from '../../scripts/lib/paths.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { compare, type Result } from './compare/compare.ts';
import { headline, judge, resultLine } from './compare/report.ts';
import { loadPeople, startDurable } from './people/loaded.ts';
import { timeScreens } from './time-screens.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  ...{ rows: text, connections: text, only: text, server: text, json: text, quick: flag },
  ...{ screens: flag, database: text, browser: flag },
};
type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const WHOLE = { rows: '10000,100000', connections: '1,10', seconds: 2, writes: 150, rounds: 5 };
const QUICK = { rows: '10000', connections: '10', seconds: 1, writes: 60, rounds: 3 };

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  if (!values.screens) return compareApi(tools, values);
  await timeScreens(tools, { people: Number(positionals[0] ?? 100_000), ...values });
  return 0;
}

async function compareApi(tools: Tools, { quick, only = '', ...values }: Values): Promise<number> {
  const { phases, shutdown } = tools;
  const { seconds, writes, rounds, ...usual } = quick ? QUICK : WHOLE;
  const sizes = numbers('--rows', values.rows ?? usual.rows);
  const connections = numbers('--connections', values.connections ?? usual.connections);
  const json = path.resolve(values.json ?? path.join(WORK_DIR, 'bench.json'));
  const server = values.server ?? (await phases.run('database', () => startDurable(shutdown))).url;
  const results: Result[] = [];
  for (const rows of sizes) {
    const { url, remove } = await loadPeople(tools, { server, rows, checkpoint: !values.server });
    phases.print(`\n${headline(rows)}`);
    for await (const result of compare(
      { databaseUrl: url, rows, shutdown },
      { connections, only, seconds, writes, rounds },
    )) {
      results.push(result);
      phases.print(resultLine(result));
    }
    await remove();
  }
  if (results.length === 0) throw new Failure(`Nothing that is compared has "${only}" in its name.`);
  const verdicts = judge(results);
  phases.print('');
  for (const { passed, text: line } of verdicts) phases.print(`${passed ? 'PASS' : 'FAIL'}  ${line}`);
  mkdirSync(path.dirname(json), { recursive: true });
  const machine = { cpus: os.cpus().map(({ model }) => model), node: process.version, load: os.loadavg() };
  writeFileSync(json, `${JSON.stringify({ machine, results, verdicts }, null, 2)}\n`);
  const failed = verdicts.filter(({ passed }) => !passed).length;
  phases.print(`\n${failed} of ${verdicts.length} targets are not met (${path.relative(ROOT, json)}).`);
  return failed === 0 ? 0 : 1;
}

function numbers(option: string, list: string): number[] {
  const found = list.split(',').map(Number);
  if (found.every((number) => Number.isInteger(number) && number > 0)) return found;
  throw new Failure(`${option} takes whole numbers, with commas between them.`);
}

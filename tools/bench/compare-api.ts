/**
 * Compares the API with servers written by hand for the same database, at 10,000, 100,000 and a million people:
 * requests per second, p99 latency and the growth of both. Ends with the promised targets and fails when one is missed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compare, type Result } from './compare/compare.ts';
import { growthLines, headline, resultLine } from './compare/report.ts';
import { judge } from './compare/targets.ts';
import { loadPeople, startDurable } from './people/loaded.ts';
import { Failure } from '../../scripts/lib/failure.mjs';
import { ROOT, WORK_DIR } from '../../scripts/lib/paths.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';

const WHOLE = { rows: '10000,100000,1000000', connections: '1,10,50', seconds: 0.7, longer: 2, rounds: 3 };
const QUICK = { rows: '10000', connections: '10', seconds: 0.5, longer: 0.5, rounds: 3 };

/**
 * @param options `only`: parts of route names, separated by commas; `server`: one that allows creating databases, used
 * instead of an embedded one
 * @returns the exit code
 */
export async function compareApi(
  tools: Tools,
  options: {
    rows?: string;
    connections?: string;
    only?: string;
    server?: string;
    json?: string;
    quick?: boolean;
  },
) {
  const { phases, shutdown } = tools;
  const { seconds, longer, rounds, ...usual } = options.quick ? QUICK : WHOLE;
  const sizes = numbers('--rows', options.rows ?? usual.rows);
  const connections = numbers('--connections', options.connections ?? usual.connections);
  const { only = '', json = path.join(WORK_DIR, 'bench.json') } = options;
  const server = options.server ?? (await phases.run('database', () => startDurable(shutdown))).url;
  const results: Result[] = [];
  for (const rows of sizes) {
    const { url, remove } = await loadPeople(tools, { server, rows, checkpoint: !options.server });
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

function machine() {
  return {
    cpus: os.cpus().length,
    model: os.cpus()[0]?.model.trim(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    load: os.loadavg(),
  };
}

/**
 * `npm run test:scan [-- --only=sqlmap,wapiti]`: programs of others scan the product in production mode. Each must first
 * find a hole made for it, and then nothing in the product that reviewed.ts does not explain. A program that this
 * machine lacks is not run, and the last lines say so. Uses only loopback.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { makeLogDir } from '../../scripts/lib/paths.mjs';
import { startProduct } from './product.ts';
import { REVIEWED } from './reviewed.ts';
import { installed, once, type Scanner, type Workplace } from './scanner.ts';
import { sqlmap } from './scanners/sqlmap.ts';
import { testssl } from './scanners/testssl.ts';
import { wapiti } from './scanners/wapiti.ts';
import { judge, type Verdict } from './verdict.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

const SCANNERS: readonly Scanner[] = [sqlmap, wapiti, testssl];

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { phases, shutdown, logDir } = tools;
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const names = values.only?.split(',');
  const chosen = SCANNERS.filter(({ name }) => !names || names.some((part) => name.includes(part)));
  if (chosen.length === 0) {
    throw new Failure(`There are: ${SCANNERS.map(({ name }) => name).join(', ')}.`);
  }
  const product = await phases.run('product', () => startProduct(tools));
  const verdicts: Verdict[] = [];
  for (const scanner of chosen) {
    shutdown.signal.throwIfAborted();
    const dir = path.join(makeLogDir(logDir), scanner.name);
    fs.rmSync(dir, { recursive: true, force: true });
    fs.mkdirSync(dir, { mode: 0o755 });
    const place: Workplace = { product, dir, signal: shutdown.signal };
    verdicts.push(await phases.run(scanner.name, () => scanWith(scanner, place)));
  }
  phases.print('');
  for (const { name, state, lines } of verdicts) {
    phases.print(`${state === 'passed' ? '✓' : state === 'not run' ? '–' : '✗'} ${name}: ${state}`);
    for (const line of lines) phases.print(`    ${line}`);
  }
  const count = (state: Verdict['state']) => verdicts.filter((one) => one.state === state).length;
  const left = count('not run');
  phases.print(
    `\n${left > 0 ? `${left} not run\n` : ''}${count('passed')} passed, ${count('failed')} failed`,
  );
  return count('failed') > 0 ? 1 : 0;
}

async function scanWith(scanner: Scanner, place: Workplace): Promise<Verdict> {
  const { name, program, from } = scanner;
  if (!installed(program))
    return { name, state: 'not run', lines: [`${path.basename(program)} is not installed (${from})`] };
  try {
    const hole = await scanner.hole(place);
    const found = hole.length > 0 ? once(await scanner.scan(place)) : [];
    fs.writeFileSync(path.join(place.dir, 'findings.json'), JSON.stringify({ hole, found }, null, 1));
    return judge(name, { hole, found }, REVIEWED);
  } catch (error) {
    if (place.signal.aborted) throw error;
    return {
      name,
      state: 'failed',
      lines: [`broke off: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
}

/**
 * `npm run test:mutation [-- --all | --only=overdue]`: changes rules, permissions and conditions of the backend one place
 * at a time and runs the unit specs that cover the place. Fails when fewer than 85 of 100 changes are noticed. Works on
 * a copy of the sources.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { makeLogDir, ROOT, shortPath } from '../../scripts/lib/paths.mjs';
import { runCommand, toolEnvironment } from '../../scripts/lib/run-command.mjs';
import { useMigratedScratchDatabase } from '../../scripts/lib/scratch-database.mjs';
import { EXCUSED } from './excused.ts';
import { PACKAGES } from './packages.ts';
import { percentOf, type Report, scoresOf } from './score.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

const WANTED_PERCENT = 85;
const MOST_SURVIVORS = 8;
const CONFIG = path.join(import.meta.dirname, 'stryker.config.mjs');

/** @returns the exit code */
export async function run({ phases, shutdown, logDir }: Tools, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  await phases.run('packages', () => PACKAGES.provide({ logDir, signal: shutdown.signal }));
  // For the specs of SQL conditions.
  await phases.run('database', () => useMigratedScratchDatabase(shutdown));
  const file = path.join(makeLogDir(logDir), 'report.json');
  fs.rmSync(file, { force: true });
  const log = path.join(logDir, 'stryker.log');
  await phases.run('mutants', async (tell) => {
    const watch = setInterval(() => tell(progressOf(log)), 1000);
    const env = {
      ...toolEnvironment(),
      CONDITIONS_DATABASE_URL: process.env['DATABASE_URL'],
      MUTATION_REPORT: file,
      MUTATION_ONLY: values.only ?? '',
      MUTATION_ALL: values.all ? '1' : '',
    };
    // Others who work on the machine come first, also before its children.
    os.setPriority(10);
    try {
      await runCommand(process.execPath, [PACKAGES.program('stryker'), 'run', CONFIG], {
        ...{ log, env, signal: shutdown.signal },
        cwd: path.join(ROOT, 'backend'),
      });
    } finally {
      clearInterval(watch);
    }
  });
  if (!fs.existsSync(file)) throw new Failure('Stryker wrote no report.', { log });

  const scores = scoresOf(JSON.parse(fs.readFileSync(file, 'utf8')) as Report, EXCUSED);
  if (scores.every(({ all }) => all === 0)) throw new Failure('There was nothing to change.', { log });
  for (const { file: name, killed, all, survivors } of scores.toSorted(
    (a, b) => b.survivors.length - a.survivors.length,
  )) {
    if (survivors.length === 0) continue;
    phases.print(`${name}: ${killed} of ${all}`);
    for (const { line, mutator, source, replacement, covered } of survivors.slice(0, MOST_SURVIVORS)) {
      const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 60);
      phases.print(
        `    ${line} ${mutator}${covered ? '' : ' (no spec runs it)'}: ${source.slice(0, 90)} → ${change}`,
      );
    }
    if (survivors.length > MOST_SURVIVORS) phases.print(`    … ${survivors.length - MOST_SURVIVORS} more`);
  }
  const percent = percentOf(scores);
  const all = scores.reduce((sum, one) => sum + one.all, 0);
  phases.print(
    `\n${percent.toFixed(1)} % of ${all} changes were noticed (wanted: ${WANTED_PERCENT} %); all: ${shortPath(file)}`,
  );
  return percent >= WANTED_PERCENT ? 0 : 1;
}

function progressOf(log: string): string {
  const found = fs
    .readFileSync(log, 'utf8')
    .match(/\d+\/\d+ tested \(\d+ survived/g)
    ?.at(-1);
  return found ? `${found})` : '';
}

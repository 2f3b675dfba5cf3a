/**
 * `npm run test:faults [-- --only=name,name] [--processes=3]`: runs the built product under a load of registrations,
 * applications and moves while processes, database, mail server, store and disk fail. Afterwards nothing that was
 * accepted may be missing, doubled or inconsistent. Uses only loopback and ends only processes that it started.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { runScenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { FaultyPostgres } from './world/postgres.ts';
import { makeTemplate } from './world/template.ts';

interface Options {
  only?: string;
  processes?: string;
}

/** @returns the exit code */
export async function run({ phases, shutdown, logDir }: Tools, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, processes: { type: 'string' } },
  });
  const chosen = choose(values);
  const postgres = await phases.run('database', async () => {
    const started = await FaultyPostgres.start(shutdown.signal);
    shutdown.onStop('the database', () => started.stop());
    await makeTemplate(started);
    return started;
  });
  let failed = 0;
  let skipped = 0;
  for (const { scenario, count } of chosen) {
    shutdown.signal.throwIfAborted();
    const outcome = await attempt(scenario, { count, postgres, logDir, shutdown });
    const name = `${scenario.name}, ${count === 1 ? 'one process' : `${count} processes`}`;
    const mark = outcome.skipped ? '–' : outcome.problems.length > 0 ? '✗' : '✓';
    phases.print(`${mark} ${name.padEnd(44)}${outcome.skipped ?? outcome.line}`);
    for (const problem of outcome.problems) phases.print(`    ${problem}`);
    if (outcome.skipped) skipped += 1;
    else if (outcome.problems.length > 0) failed += 1;
  }
  const passed = chosen.length - failed - skipped;
  phases.print(`\n${skipped > 0 ? `${skipped} skipped\n` : ''}${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** A scenario that throws has failed; the others still run. */
const attempt: typeof runScenario = async (scenario, context) => {
  try {
    return await runScenario(scenario, context);
  } catch (error) {
    if (context.shutdown.requested) throw error;
    return { problems: [`broke off: ${error instanceof Error ? error.stack : String(error)}`], line: '' };
  }
};

function choose({ only, processes }: Options) {
  const names = only?.split(',').map((name) => name.trim());
  const found = SCENARIOS.filter(({ name }) => !names || names.some((part) => name.includes(part)));
  if (found.length === 0) {
    throw new Failure(
      `No scenario is called ${only}. There are: ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
    );
  }
  const asked = processes === undefined ? undefined : Number(processes);
  if (asked !== undefined && !(Number.isInteger(asked) && asked >= 1 && asked <= 5)) {
    throw new Failure('--processes must be a number from 1 to 5.');
  }
  return found.flatMap((scenario) =>
    (asked === undefined ? scenario.counts : [asked]).map((count) => ({ scenario, count })),
  );
}

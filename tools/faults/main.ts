/**
 * `npm run test:faults [-- --only=name,name]`: runs the built product under a load of registrations, applications and
 * moves while processes, database, mail server and disk fail. Afterwards nothing that was accepted may be missing,
 * doubled or inconsistent. Uses only loopback and ends only processes that it started.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { DurablePostgres } from '../postgres.ts';
import { runScenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { makeTemplate } from './world.ts';

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  const chosen = SCENARIOS.filter(({ name }) => only?.split(',').some((part) => name.includes(part)) ?? true);
  if (chosen.length === 0) {
    throw new Failure(`--only names none of: ${SCENARIOS.map(({ name }) => name).join('; ')}.`);
  }
  const { phases, shutdown } = tools;
  const postgres = await phases.run('database', async () => {
    const started = await DurablePostgres.start(shutdown);
    await makeTemplate(started);
    return { started };
  });
  let [passed, failed] = [0, 0];
  for (const scenario of chosen) {
    shutdown.signal.throwIfAborted();
    const missing = scenario.missing?.();
    if (missing) {
      phases.print(`– ${scenario.name.padEnd(36)}skipped: ${missing}`);
      continue;
    }
    const { problems, line } = await runScenario(scenario, postgres.started, tools);
    phases.print(`${problems.length > 0 ? '✗' : '✓'} ${scenario.name.padEnd(36)}${line}`);
    for (const problem of problems) phases.print(`    ${problem}`);
    if (problems.length > 0) failed += 1;
    else passed += 1;
  }
  phases.print(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/**
 * `npm run test:upgrade [-- --from=commit] [--only=part]`: an earlier version, by default the last release, and this one
 * on one database. Parts: `installation` (updated in place, and its backup restored), `rolling` (an update and a rollback
 * under load). Uses only loopback, and the registry to install the earlier version's packages.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { readReleases } from '../../scripts/lib/releases.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { prepareEarlier } from './earlier.ts';
import { updateInstallation } from './installation.ts';
import { rollingUpdate } from './rolling.ts';

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, only: { type: 'string' } } });
  const parts = { installation: updateInstallation, rolling: rollingUpdate };
  const chosen = Object.entries(parts).filter(([name]) => name.includes(values.only ?? ''));
  if (chosen.length === 0) throw new Failure(`--only names none of: ${Object.keys(parts).join(', ')}.`);
  const { commit, folder } = await prepareEarlier(values.from ?? readReleases()[0].commit, tools);
  const { phases, shutdown } = tools;
  phases.print(`  from ${commit.slice(0, 12)} to this copy`);
  let failed = 0;
  for (const [name, part] of chosen) {
    const problems = await part(folder, tools).catch((error: unknown) => {
      shutdown.signal.throwIfAborted();
      // A part that throws has failed; the other still runs.
      return [`broke off: ${error instanceof Error ? error.message : String(error)}`];
    });
    phases.print(`${problems.length > 0 ? '✗' : '✓'} ${name}`);
    for (const problem of problems) phases.print(`    ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  phases.print(`\n${chosen.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

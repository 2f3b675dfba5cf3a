/**
 * `npm run test:upgrade [-- --from=commit] [--only=part]`: an earlier version, by default the last release, and this one
 * on one database. Parts: `specs of then` (on the newest schema), `specs of now` (on the schema that then's migrations
 * left and now's continued), `rolling` (an update and a rollback under load), `installation` (updated in place, and its
 * backup restored). Uses only loopback, and the registry to install the earlier version's packages.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { readReleases } from '../../scripts/lib/releases.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { EXCUSES, knownOf, MAY_DOUBLE } from './chosen-specs.ts';
import { prepareEarlier } from './earlier.ts';
import { updateInstallation } from './installation.ts';
import { rollingUpdate } from './rolling.ts';
import { runSpecs } from './specs.ts';

interface Part {
  name: string;
  run: (earlier: string, commit: string, tools: Tools) => Promise<{ problems: string[]; line: string }>;
}

const specs =
  (name: string, ofThen: boolean): Part['run'] =>
  async (earlier, commit, tools) => {
    const copies = ofThen ? { schemaOf: ROOT, specsOf: earlier } : { schemaOf: earlier, specsOf: ROOT };
    const known = ofThen ? knownOf(EXCUSES, commit) : undefined;
    const { passed, failures, excused } = await runSpecs({ name, ...copies }, known ?? {}, tools);
    for (const excuse of excused) tools.phases.print(`  – ${excuse}`);
    return { problems: failures, line: `${passed} tests passed` };
  };

const PARTS: Part[] = [
  {
    name: 'installation',
    run: async (earlier, _commit, tools) => ({
      problems: await updateInstallation(earlier, tools),
      line: '',
    }),
  },
  {
    name: 'rolling',
    run: (earlier, commit, tools) => rollingUpdate(earlier, knownOf(MAY_DOUBLE, commit) ?? 0, tools),
  },
  { name: 'specs of then', run: specs('specs-of-then', true) },
  { name: 'specs of now', run: specs('specs-of-now', false) },
];

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, only: { type: 'string' } } });
  const chosen = PARTS.filter(({ name }) => values.only === undefined || name.includes(values.only));
  if (chosen.length === 0) {
    throw new Failure(`--only names none of: ${PARTS.map(({ name }) => name).join(', ')}.`);
  }
  const { commit, folder } = await prepareEarlier(values.from ?? readReleases()[0].commit, tools);
  const { phases, shutdown } = tools;
  phases.print(`  from ${commit.slice(0, 12)} to this copy`);
  let failed = 0;
  for (const part of chosen) {
    shutdown.signal.throwIfAborted();
    const { problems, line } = await attempt(part, folder, commit, tools);
    phases.print(`${problems.length > 0 ? '✗' : '✓'} ${part.name.padEnd(16)}${line}`);
    for (const problem of problems) phases.print(`    ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  phases.print(`\n${chosen.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** A part that throws has failed; the others still run. */
async function attempt(part: Part, folder: string, commit: string, tools: Tools) {
  try {
    return await part.run(folder, commit, tools);
  } catch (error) {
    if (tools.shutdown.requested) throw error;
    return { problems: [`broke off: ${error instanceof Error ? error.message : String(error)}`], line: '' };
  }
}

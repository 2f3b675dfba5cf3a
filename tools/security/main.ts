/**
 * `npm run test:security [-- --only=name] [--seed=number]`: attacks the whole product on its own databases. Every
 * operation of the API document is tried with every role, with other people's ids and with values that no form sends;
 * then cookies, headers, pages, files, messages and packages. Uses only loopback, except for the registry's list of
 * vulnerabilities.
 */
import { parseArgs } from 'node:util';
import { runSecurityTests } from '../../scripts/lib/checks/runners.mjs';
import { testServer, TEST_SERVER_VARIABLE } from '../../scripts/lib/scratch-database.mjs';
import { auditPackages } from './dependencies.ts';
import { attackWithFiles } from './hostile/run.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

/** `--only` takes part of a spec's name, or this name. */
const HOSTILE_FILES = 'hostile-files';

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { values: options } = parseArgs({
    args,
    options: { only: { type: 'string' }, seed: { type: 'string' } },
  });
  const { phases, shutdown } = tools;
  const database = async () => ({ [TEST_SERVER_VARIABLE]: await testServer(shutdown) });
  const findings = options.only ? [] : [await phases.run('packages', () => auditPackages(tools))];
  const attacks =
    options.only === HOSTILE_FILES
      ? undefined
      : await phases.run('attacks', (report) => runSecurityTests({ ...tools, database }, report, options));
  shutdown.signal.throwIfAborted();
  if (!options.only || options.only === HOSTILE_FILES) {
    // Runs alone, because it measures the machine.
    findings.push(...(await phases.run('hostile files', () => attackWithFiles(tools))));
  }
  if (attacks?.report !== undefined) phases.print(`\n${attacks.report}`);

  phases.print('');
  for (const { name, problems, note, skipped } of findings) {
    const mark = skipped ? '–' : problems.length > 0 ? '✗' : '✓';
    phases.print(`${mark} ${name}${note ? `: ${note}` : ''}`);
    for (const problem of problems) phases.print(`    ${problem}`);
  }
  const judged = findings.filter(({ skipped }) => !skipped);
  const wrong = judged.filter(({ problems }) => problems.length > 0).length;
  const failed = (attacks?.failed ?? 0) + wrong;
  phases.print(`\n${(attacks?.passed ?? 0) + judged.length - wrong} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

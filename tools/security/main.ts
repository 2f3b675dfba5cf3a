/**
 * `npm run test:security [-- --only=name] [--seed=number]`: attacks the whole product on its own databases. Every
 * operation of the API document is tried with every role, with other people's ids and with values that no form sends;
 * then cookies, headers, pages, files, messages and packages. Uses only loopback, except for the registry's list of
 * vulnerabilities.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runSecurityTests } from '../../scripts/lib/checks/runners.mjs';
import { testServer, TEST_SERVER_VARIABLE } from '../../scripts/lib/scratch-database.mjs';
import { auditPackages, checkLockFile } from './dependencies.ts';
import { attackWithFiles } from './hostile/run.ts';
import { type JestReport, sumByTopic } from './topics.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

/** `--only` takes part of a spec's name, or this name. */
const HOSTILE_FILES = 'hostile-files';

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { values: options } = parseArgs({
    args,
    options: { only: { type: 'string' }, seed: { type: 'string' } },
  });
  const { phases, shutdown, logDir } = tools;
  const database = async () => ({ [TEST_SERVER_VARIABLE]: await testServer(shutdown) });
  const findings = options.only ? [] : await phases.run('packages', () => checkPackages(tools));
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
  const result = path.join(logDir, 'jest-security.json');
  for (const { topic, passed, failed } of attacks && fs.existsSync(result) ? sumByTopic(read(result)) : []) {
    phases.print(`${failed > 0 ? '✗' : '✓'} ${topic.padEnd(36)}${line(passed, failed)}`);
  }
  for (const { name, problems, note, skipped } of findings) {
    const mark = skipped ? '–' : problems.length > 0 ? '✗' : '✓';
    phases.print(`${mark} ${name}${note ? `: ${note}` : ''}`);
    for (const problem of problems) phases.print(`    ${problem}`);
  }
  const judged = findings.filter(({ skipped }) => !skipped);
  const wrong = judged.filter(({ problems }) => problems.length > 0).length;
  const failed = (attacks?.failed ?? 0) + wrong;
  phases.print(`\n${line((attacks?.passed ?? 0) + judged.length - wrong, failed)}`);
  return failed === 0 ? 0 : 1;
}

async function checkPackages({ logDir, shutdown }: Tools) {
  return [...checkLockFile(), await auditPackages({ logDir, signal: shutdown.signal })];
}

function line(passed: number, failed: number) {
  return `${passed} passed, ${failed} failed`;
}

function read(file: string) {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as JestReport;
}

/**
 * `npm run test:security`: attacks on the whole product, on databases of their own. Every operation of the API's
 * document is tried with every role, other people's ids and values that no form sends; then what has no operation:
 * cookies, headers, pages, files, messages, packages. Only loopback, but for the registry's list of known faults.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runSecurityTests } from '../checks/runners.mjs';
import { prepare } from '../prepare.mjs';
import { testServer, TEST_SERVER_VARIABLE } from '../scratch-database.mjs';
import { auditPackages, checkLockFile } from './dependencies.mjs';
import { sumByTopic } from './topics.mjs';

const HOSTILE_FILES = 'hostile-files';

/** @typedef {{ only?: string, seed?: string }} Options `only`: part of a spec's name, or HOSTILE_FILES; `seed`: of the fuzzing */

/** @param {import('../task.mjs').Tools} tools @param {Options} options @returns {Promise<number>} */
export async function testSecurity(tools, options) {
  const { phases, shutdown, logDir } = tools;
  await prepare({ phases, logDir, signal: shutdown.signal });
  const database = async () => ({ [TEST_SERVER_VARIABLE]: await testServer(shutdown) });
  const findings = options.only ? [] : await phases.run('packages', () => checkPackages(tools));
  const attacks =
    options.only === HOSTILE_FILES
      ? { passed: 0, failed: 0, report: undefined }
      : await phases.run('attacks', (report) => runSecurityTests({ ...tools, database }, report, options));
  shutdown.signal.throwIfAborted();
  if (!options.only || options.only === HOSTILE_FILES) {
    // Alone: what it measures is of the machine.
    findings.push(...(await phases.run('hostile files', () => attackWithFiles(tools))));
  }
  if (attacks.report !== undefined) phases.print(`\n${attacks.report}`);

  phases.print('');
  const result = path.join(logDir, 'jest-security.json');
  for (const { topic, passed, failed } of fs.existsSync(result) ? sumByTopic(read(result)) : []) {
    phases.print(`${failed > 0 ? '✗' : '✓'} ${topic.padEnd(36)}${line(passed, failed)}`);
  }
  for (const { name, problems, note, skipped } of findings) {
    const mark = skipped ? '–' : problems.length > 0 ? '✗' : '✓';
    phases.print(`${mark} ${name}${note ? `: ${note}` : ''}`);
    for (const problem of problems) phases.print(`    ${problem}`);
  }
  const judged = findings.filter(({ skipped }) => !skipped);
  const wrong = judged.filter(({ problems }) => problems.length > 0).length;
  const failed = attacks.failed + wrong;
  phases.print(`\n${line(attacks.passed + judged.length - wrong, failed)}`);
  return failed === 0 ? 0 : 1;
}

/** @param {import('../task.mjs').Tools} tools */
async function attackWithFiles(tools) {
  // Its packages may have been installed just now.
  const { attackWithFiles: attack } = await import('./hostile/run.mjs');
  return attack(tools);
}

/** @param {import('../task.mjs').Tools} tools */
async function checkPackages({ logDir, shutdown }) {
  return [...checkLockFile(), await auditPackages({ logDir, signal: shutdown.signal })];
}

/** @param {number} passed @param {number} failed */
function line(passed, failed) {
  return `${passed} passed, ${failed} failed`;
}

/** @param {string} file @returns {any} */
function read(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

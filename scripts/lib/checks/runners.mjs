/** Runs the test runners and reads their own reports, so that the counts are theirs. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, shortPath } from '../paths.mjs';
import { runCommand, toolEnvironment } from '../run-command.mjs';
import { readJestReport, readPlaywrightReport } from './reports.mjs';

/** @typedef {import('./checks.mjs').Context} Context */
/** @typedef {import('./checks.mjs').Outcome} Outcome */
/** @typedef {import('../phases.mjs').Report} Report */

const PROGRESS_EVERY_MS = 2000;
const EXCERPT_LINES = 20;
/** Makes both runners choose only `*.slow.*spec.ts`. */
export const SLOW = { SLOW_TESTS: '1' };
/** Makes Playwright choose only the journeys tagged `@main`. */
export const MAIN = { MAIN_JOURNEYS: '1' };
/** Stops hanging runs, with time left to report it; not a speed limit, because machines differ. */
const RUNNER_TIMEOUT_MS = 25 * 60_000;

/**
 * The specs of attacks, of those whose file has this in its name.
 * @param {Context} context @param {Report} report @param {{ only?: string, seed?: string }} options
 * @returns {Promise<Outcome>}
 */
export function runSecurityTests(context, report, { only, seed }) {
  const env = { SECURITY_TESTS: '1', ...(seed ? { FUZZ_SEED: seed } : {}) };
  return runJest(context, report, 'jest-security', env, only ? [only] : []);
}

/**
 * @param {Context} context @param {Report} report @param {string} name @param {Record<string, string>} [env]
 * @param {string[]} [chosen] parts of the names of files
 * @returns {Promise<Outcome>}
 */
export async function runJest(context, report, name, env, chosen = []) {
  const result = path.join(context.logDir, `${name}.json`);
  return runRunner(context, {
    name,
    command: path.join(ROOT, 'node_modules', '.bin', 'jest'),
    // More than the cores: specs mostly wait for mail, queue and database. A failed test may leave a connection
    // open, on which jest would wait for ever.
    args: ['--json', `--outputFile=${result}`, '--maxWorkers=4', '--colors=false', '--forceExit', ...chosen],
    cwd: path.join(ROOT, 'backend'),
    // The garbage of a spec is young: more room for it is a twelfth of the processor's time less.
    env: { NODE_OPTIONS: '--max-semi-space-size=64', ...env, ...(await context.database()) },
    result,
    read: readJestReport,
    progress: (output) => report(`${output.match(/^(PASS|FAIL) /gm)?.length ?? 0} files`),
  });
}

/**
 * @param {Context} context @param {Report} report @param {string} name @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(context, report, name, env) {
  const result = path.join(context.logDir, `${name}.json`);
  return runRunner(context, {
    name,
    command: path.join(ROOT, 'node_modules', '.bin', 'playwright'),
    args: ['test'],
    cwd: path.join(ROOT, 'e2e'),
    env: { E2E_REPORT: result, ...env, ...(await context.database()) },
    result,
    read: readPlaywrightReport,
    progress: (output) => report(`${output.match(/^ +[✓✘-] +\d+ /gm)?.length ?? 0} tests`),
  });
}

/** @param {Context} context @returns {Promise<Outcome>} */
export function runVitest(context) {
  const result = path.join(context.logDir, 'vitest.json');
  return runRunner(context, {
    name: 'vitest',
    command: path.join(ROOT, 'node_modules', '.bin', 'vitest'),
    args: ['run', '--reporter=json', `--outputFile=${result}`],
    cwd: ROOT,
    env: {},
    result,
    // Vitest writes what jest writes.
    read: readJestReport,
    progress: () => {},
  });
}

/**
 * @typedef {object} Runner
 * @property {string} name @property {string} command @property {string[]} args @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string} result file that the runner leaves its report in
 * @property {(text: string) => Outcome} read
 * @property {(output: string) => void} progress
 */

/** @param {Context} context @param {Runner} runner @returns {Promise<Outcome>} */
async function runRunner({ logDir, shutdown }, { name, command, args, cwd, env, result, read, progress }) {
  const log = path.join(logDir, `${name}.log`);
  fs.rmSync(result, { force: true });
  const timer = setInterval(() => {
    if (fs.existsSync(log)) progress(fs.readFileSync(log, 'utf8'));
  }, PROGRESS_EVERY_MS);
  const timeout = AbortSignal.timeout(RUNNER_TIMEOUT_MS);
  try {
    const environment = { ...toolEnvironment(), ...env };
    // Tests set the mode themselves; a user's production mode would change the results.
    delete environment.NODE_ENV;
    const signal = AbortSignal.any([shutdown.signal, timeout]);
    const { code, output } = await runCommand(command, args, { log, signal, cwd, env: environment });
    return judge({ name, code, output, log, outcome: readResult(result, read) });
  } catch (error) {
    if (!timeout.aborted || shutdown.requested) throw error;
    const minutes = RUNNER_TIMEOUT_MS / 60_000;
    const report = `✗ ${name} did not end within ${minutes} minutes and was stopped (${shortPath(log)}).`;
    return { passed: 0, failed: 1, skipped: 0, report };
  } finally {
    clearInterval(timer);
  }
}

/**
 * A runner that crashed, found no tests, or failed without naming a test counts as one failure.
 * @param {{ name: string, code: number, output: string, log: string, outcome: Outcome | undefined }} run
 * @returns {Outcome}
 */
function judge({ name, code, output, log, outcome }) {
  const counted = outcome ?? { passed: 0, failed: 0, skipped: 0 };
  const ran = counted.passed + counted.failed > 0;
  if (counted.failed > 0)
    return { ...counted, report: `${counted.report}\n(all of it in ${shortPath(log)})` };
  if (code === 0 && ran) return counted;
  const what = ran ? `ended with ${code}` : 'ran no test';
  const lines = output.trimEnd().split('\n').slice(-EXCERPT_LINES);
  return {
    ...counted,
    failed: 1,
    report: [`✗ ${name} ${what} (all of it in ${shortPath(log)}):`, ...lines].join('\n'),
  };
}

/** @param {string} file @param {(text: string) => Outcome} read */
function readResult(file, read) {
  if (!fs.existsSync(file)) return undefined;
  try {
    return read(fs.readFileSync(file, 'utf8'));
  } catch {
    // Cut off in the middle of writing: no report.
    return undefined;
  }
}

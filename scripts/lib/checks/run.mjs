/**
 * `npm test`: runs the checks of ten minutes, two at a time, and continues after failures. The last line is
 * `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import { Failure, describeFailure } from '../failure.mjs';
import { startPostgres } from '../postgres.mjs';
import { TEST_SERVER_VARIABLE } from '../scratch-database.mjs';
import { Slots } from '../slots.mjs';
import { CHECKS } from './checks.mjs';

const GROUPS = /** @type {const} */ (['static', 'unit', 'main', 'browser', 'slow']);
/** What `npm test` runs: ten minutes on two cores. */
const ALWAYS = ['static', 'unit', 'main'];
const CORES = 2;
const EXCERPT_LINES = 30;

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./checks.mjs').Outcome} Outcome */

/**
 * @param {import('../task.mjs').Tools} tools
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(tools) {
  const chosen = chooseChecks(process.argv.slice(2));
  const { phases, shutdown } = tools;
  /** @type {Map<string, Promise<Outcome>>} */
  const outcomes = new Map();
  const slots = new Slots(CORES);
  const context = { ...tools, database: testDatabase(shutdown) };
  for (const check of chosen) {
    const needs = check.needs.flatMap((name) => outcomes.get(name) ?? []);
    outcomes.set(
      check.name,
      Promise.all(needs).then((results) => {
        const missing = check.needs.find(
          (_name, index) => results[index] !== undefined && results[index].failed > 0,
        );
        if (missing !== undefined) return failed(`${check.name} was not run, because ${missing} failed.`);
        return slots.use(() => runCheck(check, context), check.cores ?? 1);
      }),
    );
  }
  const results = await Promise.all(outcomes.values());
  shutdown.signal.throwIfAborted();
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  for (const { report } of results) if (report !== undefined) phases.print(`\n${report}`);
  if (sum('skipped') > 0) phases.print(`\n${sum('skipped')} tests are marked as skipped and did not run.`);
  phases.print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

/** @param {string[]} args @returns {Check[]} in an order in which every check comes after what it needs */
function chooseChecks(args) {
  let only;
  try {
    ({ only } = parseArgs({ args, options: { only: { type: 'string' } } }).values);
  } catch (cause) {
    throw new Failure('Usage: npm test [-- --only=static|unit|main|browser|slow]', { cause });
  }
  if (only === undefined) return CHECKS.filter(({ groups }) => groups.some((name) => ALWAYS.includes(name)));
  const group = GROUPS.find((name) => name === only);
  if (group === undefined) throw new Failure('--only must be static, unit, main, browser or slow.');
  return CHECKS.filter((check) => check.groups.includes(group));
}

/** @param {Check} check @param {import('./checks.mjs').Context} context @returns {Promise<Outcome>} */
async function runCheck(check, context) {
  const run = async (/** @type {import('../phases.mjs').Report} */ report) => {
    const outcome = (await check.run(context, report)) ?? { passed: 1, failed: 0, skipped: 0 };
    if (outcome.failed > 0) throw new ChecksFailed(outcome);
    return outcome;
  };
  try {
    // The build shows its parts by itself.
    return await (check.silent ? run(() => {}) : context.phases.run(check.name, run));
  } catch (error) {
    context.shutdown.signal.throwIfAborted();
    if (error instanceof ChecksFailed) return error.outcome;
    return failed(describeFailure(error));
  }
}

/** Carries a test runner's outcome through the phase, which shows it as failed. */
class ChecksFailed extends Error {
  /** @param {Outcome} outcome */
  constructor(outcome) {
    super(outcome.report);
    this.outcome = outcome;
  }
}

/** @param {string} report @returns {Outcome} */
function failed(report) {
  return { passed: 0, failed: 1, skipped: 0, report: `✗ ${excerpt(report)}` };
}

/** @param {string} text */
function excerpt(text) {
  const lines = text.split('\n');
  return lines.length <= EXCERPT_LINES ? text : ['…', ...lines.slice(-EXCERPT_LINES)].join('\n');
}

/**
 * One PostgreSQL for the whole run, started on first use.
 * @param {import('../shutdown.mjs').Shutdown} shutdown
 */
function testDatabase(shutdown) {
  /** @type {Promise<Record<string, string>> | undefined} */
  let server;
  const start = async () => {
    const given = process.env[TEST_SERVER_VARIABLE];
    if (given) return { [TEST_SERVER_VARIABLE]: given };
    const postgres = await startPostgres({ ephemeral: true, signal: shutdown.signal });
    shutdown.onStop('the test database', postgres.stop);
    return { [TEST_SERVER_VARIABLE]: postgres.url };
  };
  return () => (server ??= start());
}

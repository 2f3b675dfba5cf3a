/** Reads the reports of jest, Vitest and Playwright: counts, and for each failure its title and first lines. */

import { shortPath } from '../paths.mjs';

/** @typedef {import('./checks.mjs').Outcome} Outcome */

const MESSAGE_LINES = 14;
const MAX_SHOWN = 20;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {string} text jest's --json, or Vitest's @returns {Outcome} */
export function readJestReport(text) {
  const report = JSON.parse(text);
  /** @type {string[]} */
  const failures = [];
  let broken = 0;
  for (const file of report.testResults) {
    const tests = file.assertionResults.filter(
      (/** @type {{ status: string }} */ test) => test.status === 'failed',
    );
    for (const test of tests) {
      const message = test.failureMessages[0] ?? '';
      // The line of the spec comes after the comparison, which may be long.
      const place = /([^\s(]+\.(?:spec|test)\.ts:\d+)/.exec(message)?.[1];
      failures.push(describe(test.fullName, message.replace(/\n +at [^]*$/, ''), place && shortPath(place)));
    }
    // A file that does not load has no failed tests.
    if (tests.length > 0 || file.status !== 'failed') continue;
    broken += 1;
    failures.push(describe(file.name, file.message));
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    report: join(failures),
  };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: PlaywrightTest[] }[]} [specs]
 */
/** @typedef {{ message?: string, location?: { file: string, line: number } }} PlaywrightError */
/** @typedef {{ status: string, projectName: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTest */

/** @param {string} text Playwright's json reporter @returns {Outcome} */
export function readPlaywrightReport(text) {
  const { stats, suites, errors } = JSON.parse(text);
  /** @type {string[]} errors outside of tests: a file that does not load, a setup that fails */
  const failures = errors.map((/** @type {{ message?: string }} */ error) =>
    describe('before the tests', error.message ?? ''),
  );
  const visit = (/** @type {PlaywrightSuite} */ suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests.filter(({ status }) => status === 'unexpected')) {
        // After a time-out, the second error says what the test was waiting for.
        const seen = test.results.at(-1)?.errors ?? [];
        const message = seen.map((error) => error.message ?? '').join('\n');
        const at = seen.findLast(({ location }) => location !== undefined)?.location;
        const place = at && `${shortPath(at.file)}:${at.line}`;
        failures.push(describe(`${spec.file}: ${spec.title} (${test.projectName})`, message, place));
      }
    }
    for (const child of suite.suites ?? []) visit(child);
  };
  for (const suite of suites) visit(suite);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    report: join(failures),
  };
}

/** @param {string} title @param {string} message @param {string} [place] file and line */
function describe(title, message, place) {
  const lines = message
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const shown = [...lines.slice(0, MESSAGE_LINES), ...(place ? [`at ${place}`] : [])];
  return [`✗ ${title}`, ...shown.map((line) => `    ${line}`)].join('\n');
}

/** @param {string[]} failures @returns {string | undefined} */
function join(failures) {
  if (failures.length === 0) return undefined;
  const rest = failures.length - MAX_SHOWN;
  return [...failures.slice(0, MAX_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n');
}

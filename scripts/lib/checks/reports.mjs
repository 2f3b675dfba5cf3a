/** Reads the reports of jest, Playwright and node:test: counts, and for each failure its title and first lines. */

/** @typedef {import('./checks.mjs').Outcome} Outcome */

const MESSAGE_LINES = 6;
const MAX_SHOWN = 20;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {string} text jest's --json @returns {Outcome} */
export function readJestReport(text) {
  const report = JSON.parse(text);
  /** @type {string[]} */
  const failures = [];
  for (const file of report.testResults) {
    const tests = file.assertionResults.filter(
      (/** @type {{ status: string }} */ test) => test.status === 'failed',
    );
    for (const test of tests) failures.push(describe(test.fullName, test.failureMessages[0] ?? ''));
    if (tests.length === 0 && file.status === 'failed') failures.push(describe(file.name, file.message));
  }
  return {
    passed: report.numPassedTests,
    // A file that does not even load has no tests that could fail.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
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
/** @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightTest */

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
        const message = test.results.at(-1)?.error?.message ?? '';
        failures.push(describe(`${spec.file}: ${spec.title} (${test.projectName})`, message));
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

/** @param {string} text the TAP of node --test @returns {Outcome} */
export function readTap(text) {
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const failures = [...text.matchAll(/^ *not ok \d+ - (.*)$/gm)].map((match) => `✗ ${match[1]}`);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    report: join(failures),
  };
}

/** @param {string} title @param {string} message */
function describe(title, message) {
  const lines = message
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✗ ${title}`, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n');
}

/** @param {string[]} failures @returns {string | undefined} */
function join(failures) {
  if (failures.length === 0) return undefined;
  const rest = failures.length - MAX_SHOWN;
  return [...failures.slice(0, MAX_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n');
}

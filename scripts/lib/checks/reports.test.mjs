import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readJestReport, readPlaywrightReport } from './reports.mjs';

test('the tests of jest are counted, and a file that fails to load is one failure', () => {
  const outcome = readJestReport(
    JSON.stringify({
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.spec.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'refuses an overlap',
              failureMessages: [
                '\x1b[31mexpected 1\x1b[0m\n\n    at x (y.js:1:2)\n    at Object.<anonymous> (test/a.spec.ts:12:5)',
              ],
            },
            { status: 'passed', fullName: 'other', failureMessages: [] },
          ],
        },
        { name: 'b.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    }),
  );
  assert.deepEqual([outcome.passed, outcome.failed, outcome.skipped], [7, 2, 2]);
  assert.equal(
    outcome.report,
    '✗ refuses an overlap\n    expected 1\n    at test/a.spec.ts:12\n✗ b.spec.ts\n    Cannot find module',
  );
});

test('the tests of Playwright are counted, and an error outside them is one failure', () => {
  const failing = {
    status: 'unexpected',
    projectName: 'phone',
    results: [
      {
        errors: [
          { message: 'took too long' },
          { message: 'no button', location: { file: 'x.spec.ts', line: 3 } },
        ],
      },
    ],
  };
  const outcome = readPlaywrightReport(
    JSON.stringify({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'setup broke' }],
      suites: [
        {
          title: 'x',
          suites: [{ title: 'y', specs: [{ title: 'applies', file: 'x.spec.ts', tests: [failing] }] }],
        },
      ],
    }),
  );
  assert.deepEqual([outcome.passed, outcome.failed], [4, 2]);
  assert.match(outcome.report ?? '', /setup broke/);
  assert.match(
    outcome.report ?? '',
    /x\.spec\.ts: applies \(phone\)\n {4}took too long\n {4}no button\n {4}at x\.spec\.ts:3/,
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOSEN, EXCUSES, knownOf, pattern, uncovered } from './chosen-specs.ts';
import { judge } from './specs.ts';

const everything = Object.values(CHOSEN)
  .flat()
  .map((name) => `/copy/backend/test/${name}.spec.ts`);
const passed = everything.map((name) => ({
  name,
  message: '',
  assertionResults: [{ fullName: 'works', status: 'passed' }],
}));

test('the chosen specs are found by their names, wherever they lie, and nothing else', () => {
  const chosen = new RegExp(pattern());
  for (const file of everything) assert.match(file, chosen);
  assert.match('/copy/backend/test/candidates/applications/board.spec.ts', chosen);
  assert.doesNotMatch('/copy/backend/test/whiteboard.spec.ts', chosen);
  assert.doesNotMatch('/copy/backend/test/demo.slow.spec.ts', chosen);
});

test('a room of which no spec ran is named', () => {
  assert.deepEqual(uncovered(everything), []);
  assert.deepEqual(uncovered(everything.filter((file) => !file.includes('contact'))), ['contact']);
});

test('failures are told with their file; those with a reason are told apart', () => {
  const one = (fullName: string) => ({ fullName, status: 'failed' });
  const report = {
    numPassedTests: 3,
    testResults: [
      ...passed,
      {
        name: '/x/board.spec.ts',
        message: '',
        assertionResults: [one('a move fails'), one('a column differs')],
      },
      { name: '/x/users.spec.ts', message: 'Cannot find module\nat', assertionResults: [] },
    ],
  };
  assert.deepEqual(judge(report, { 'column differs': 'new' }), {
    passed: 3,
    failures: ['board.spec.ts: a move fails', 'users.spec.ts: Cannot find module'],
    excused: ['board.spec.ts: a column differs (new)'],
  });
});

test('a reason belongs to one commit', () => {
  assert.ok(knownOf(EXCUSES, 'c4c91cce53f9'));
  assert.equal(knownOf(EXCUSES, 'ffffffffffff'), undefined);
});

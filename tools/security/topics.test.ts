import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumByTopic } from './topics.ts';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

test('tests are summed by what they are about', () => {
  const testResults = [
    { name: '/x/test/security/fuzz-reads.security.spec.ts', assertionResults: [passed, passed] },
    { name: '/x/test/hostile-input.slow.spec.ts', assertionResults: [passed, failed] },
    { name: 'C:\\x\\test\\auth.sessions.spec.ts', assertionResults: [passed] },
  ];
  assert.deepEqual(sumByTopic({ testResults }), [
    { topic: 'fuzzing of every field', passed: 3, failed: 1 },
    { topic: 'sessions, cookies, tokens', passed: 1, failed: 0 },
  ]);
});

test('a file that does not load is a failure, and one without a topic is its own', () => {
  const testResults = [{ name: '/x/test/another.spec.ts', assertionResults: [] }];
  assert.deepEqual(sumByTopic({ testResults }), [{ topic: 'another.spec.ts', passed: 0, failed: 1 }]);
});

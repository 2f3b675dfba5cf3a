import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkLockFile,
  fromElsewhere,
  judgeAudit,
  loose,
  undecidedScripts,
  withoutIntegrity,
} from './dependencies.ts';

const packages = {
  '': {},
  backend: { version: '1.0.0' },
  'node_modules/backend': { link: true },
  'node_modules/good': { version: '1.0.0', integrity: 'sha512-x', hasInstallScript: true },
  'backend/node_modules/@s/bad': {
    version: '2.0.0',
    resolved: 'git+ssh://git@example.com/x',
    hasInstallScript: true,
  },
};

test('a package without a checksum, from elsewhere or with a script is told', () => {
  assert.deepEqual(withoutIntegrity(packages), ['backend/node_modules/@s/bad']);
  assert.deepEqual(fromElsewhere(packages), ['backend/node_modules/@s/bad: git+ssh://git@example.com/x']);
  assert.deepEqual(undecidedScripts(packages, { good: true }), ['@s/bad@2.0.0']);
  assert.deepEqual(undecidedScripts(packages, { good: true, '@s/bad@2.0.0': false }), []);
});

test('a version that may be anything is told', () => {
  const dependencies = { good: '^1.0.0', '@s/bad': '*', missing: '1.0.0' };
  assert.deepEqual(loose([{ dependencies }], packages), ['@s/bad: *', 'missing: 1.0.0']);
});

test('the audit fails for what is grave and says so when nobody answered', () => {
  const output = (vulnerabilities: object) =>
    `npm warn x\n${JSON.stringify({ metadata: { vulnerabilities } })}\n`;
  assert.deepEqual(judgeAudit('a', output({ low: 2, high: 0, critical: 0 })).problems, []);
  assert.deepEqual(judgeAudit('a', output({ low: 0, high: 1, critical: 2 })).problems, [
    '1 high',
    '2 critical',
  ]);
  assert.equal(judgeAudit('a', '{"error":{"code":"ENOTFOUND"}}').skipped, true);
  assert.equal(judgeAudit('a', 'npm error network').skipped, true);
});

test('the lock file of this repository keeps what it promises', () => {
  assert.deepEqual(
    checkLockFile().flatMap(({ problems }) => problems),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { judgeAudit } from './dependencies.ts';

test('the audit fails for what is grave and says so when nobody answered', () => {
  const output = (high: number, critical: number) =>
    `npm warn x\n${JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { info: 0, low: 2, high, critical } } }, null, 2)}\n`;
  assert.deepEqual(judgeAudit(output(0, 0)).problems, []);
  assert.deepEqual(judgeAudit(output(1, 2)).problems, ['1 high, 2 critical']);
  assert.equal(judgeAudit('{"error":{"code":"ENOTFOUND"}}').skipped, true);
  assert.equal(judgeAudit('npm error network').skipped, true);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ticks } from './machine.mjs';

test('the processor time is read, of all cores together', () => {
  const text = 'cpu  10 1 4 80 5 2 3 20 0 0\ncpu0 5 0 2 40 2 1 1 10 0 0\nintr 1\n';
  assert.deepEqual(ticks(text), { total: 125, busy: 20, stolen: 20, disk: 5 });
  assert.equal(ticks(''), undefined);
});

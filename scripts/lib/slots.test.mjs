import assert from 'node:assert/strict';
import { test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { Slots } from './slots.mjs';

test('a pool never runs more work at once than it has slots', async () => {
  const slots = new Slots(2);
  let [busy, most] = [0, 0];
  const work = (size) =>
    slots.use(async () => {
      busy += size;
      most = Math.max(most, busy);
      await sleep(2);
      busy -= size;
    }, size);
  await Promise.all([1, 2, 1, 1, 2, 1].map(work));
  assert.equal(most, 2);
});

test('a slot is released when its work fails', async () => {
  const slots = new Slots(1);
  await assert.rejects(slots.use(() => Promise.reject(new Error('no'))));
  assert.equal(await slots.use(async () => 'yes'), 'yes');
});

test('work that wants more slots than there are gets all of them', async () => {
  assert.equal(await new Slots(2).use(async () => 'done', 5), 'done');
});

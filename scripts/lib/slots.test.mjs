import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Slots } from './slots.mjs';

test('never runs more at once than there are slots', async () => {
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

test('gives its slot back when the work fails', async () => {
  const slots = new Slots(1);
  await assert.rejects(slots.use(() => Promise.reject(new Error('no'))));
  assert.equal(await slots.use(async () => 'yes'), 'yes');
});

test('lets a piece that wants more than there is have everything', async () => {
  assert.equal(await new Slots(2).use(async () => 'done', 5), 'done');
});

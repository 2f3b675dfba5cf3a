import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUpNightly, isDue } from './nightly-backup.mjs';

const LONG_MS = 20_000;
/** @param {number} day @param {number} hour @param {number} [minute] */
const at = (day, hour, minute = 0) => new Date(2026, 0, day, hour, minute);

test('a backup is due once a night, and after a night at which nothing ran', () => {
  assert.equal(isDue(at(10, 12), at(10, 9)), false);
  assert.equal(isDue(at(11, 2, 29), at(10, 9)), false);
  assert.equal(isDue(at(11, 2, 30), at(10, 9)), true);
  assert.equal(isDue(at(11, 2, 31), at(11, 2, 30)), false);
  assert.equal(isDue(at(11, 23), at(11, 2, 30)), false);
  assert.equal(isDue(at(14, 9), at(11, 2, 30)), true);
  // A clock that was three years ahead has left its mark.
  assert.equal(isDue(at(11, 9), new Date(2029, 0, 1)), true);
});

/** @param {string} program what runs instead of the backup */
async function nights(program) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'nightly-'));
  /** @type {string[]} */
  const told = [];
  let now = at(10, 12);
  let elapsedMs = 0;
  const made = path.join(dataDir, 'made');
  const end = backUpNightly({
    dataDir,
    command: [process.execPath, '--eval', program],
    clock: () => now,
    elapsed: () => elapsedMs,
    lookMs: 5,
    tell: (line) => told.push(line),
  });
  const count = () => (fs.existsSync(made) ? fs.readFileSync(made, 'utf8').length : 0);
  return {
    told,
    count,
    /** @param {number} minutes */
    wait: (minutes) => (elapsedMs += minutes * 60_000),
    end: async () => {
      await end();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
    /** @param {Date} later @param {() => boolean} holds */
    async until(later, holds) {
      now = later;
      for (let waited = 0; !holds(); waited += 10) {
        assert.ok(waited < LONG_MS, 'what the test waits for did not come');
        await sleep(10);
      }
      // What would be too much comes within these looks.
      await sleep(50);
    },
  };
}

test('each night makes one backup in the folder of the installation, and the first start makes none', async () => {
  const one = await nights(`fs.appendFileSync(require('path').join(process.env.DATA_DIR, 'made'), '.')`);
  try {
    await one.until(at(10, 23), () => true);
    assert.equal(one.count(), 0);
    await one.until(at(11, 2, 45), () => one.count() > 0);
    assert.equal(one.count(), 1);
    await one.until(at(12, 9), () => one.count() > 1);
    assert.equal(one.count(), 2);
    assert.deepEqual(one.told, []);
  } finally {
    await one.end();
  }
});

test('a night whose backup fails is told with the place of its log, and tried again with a wait until it is good', async () => {
  const one = await nights(
    `const made = require('path').join(process.env.DATA_DIR, 'made');
     fs.appendFileSync(made, '.');
     process.exit(fs.statSync(made).size < 3 ? 3 : 0)`,
  );
  try {
    await one.until(at(11, 3), () => one.told.length > 0);
    assert.match(one.told[0] ?? '', /failed \(3\) and is tried again in 15 minutes\. .*backup-nightly\.log/);
    assert.equal(one.count(), 1);
    one.wait(15);
    await one.until(at(11, 4), () => one.told.length > 1);
    assert.match(one.told[1] ?? '', /in 30 minutes/);
    one.wait(15);
    await one.until(at(11, 5), () => true);
    assert.equal(one.count(), 2);
    one.wait(15);
    await one.until(at(11, 6), () => one.count() > 2);
    one.wait(300);
    await one.until(at(11, 23), () => true);
    assert.equal(one.count(), 3);
    assert.equal(one.told.length, 2);
  } finally {
    await one.end();
  }
});

test('the backup has the settings of the start, not what the server sets in its own process', async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'set-by-the-server';
  const one = await nights(
    `fs.appendFileSync(require('path').join(process.env.DATA_DIR, 'made'), '.');
     process.exit(process.env.NODE_ENV === 'set-by-the-server' ? 1 : 0)`,
  );
  try {
    await one.until(at(11, 3), () => one.count() > 0);
    assert.deepEqual(one.told, []);
  } finally {
    await one.end();
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
});

test('a backup that runs ends with the product', async () => {
  const one = await nights(
    `fs.appendFileSync(require('path').join(process.env.DATA_DIR, 'made'), '.'); setInterval(() => {}, 1000)`,
  );
  await one.until(at(11, 3), () => one.count() > 0);
  await one.end();
});

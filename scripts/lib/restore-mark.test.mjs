import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { markRestore, refuseUnfinishedRestore } from './restore-mark.mjs';

/** @param {(dir: string) => void} work */
function inFolder(work) {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-mark-'));
  try {
    work(path.join(parent, 'data'));
  } finally {
    fs.rmSync(parent, { recursive: true, force: true });
  }
}

/** @param {string} dir */
function fill(dir) {
  fs.mkdirSync(path.join(dir, 'postgres.unfinished'), { recursive: true });
  fs.mkdirSync(path.join(dir, 'files', 'cv'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'secrets.json'), '{}');
}

test('nothing starts where a restore was killed, until it has run to its end', () =>
  inFolder((dir) => {
    markRestore(dir);
    fill(dir);
    assert.throws(() => refuseUnfinishedRestore(dir), /has not finished: run npm run restore again/);
    const again = markRestore(dir);
    assert.throws(() => refuseUnfinishedRestore(dir), /has not finished/);
    again.finish();
    again.undo();
    assert.doesNotThrow(() => refuseUnfinishedRestore(dir));
    assert.ok(fs.existsSync(path.join(dir, 'secrets.json')));
  }));

test('a restore that is refused leaves no file, and what was there before', () =>
  inFolder((dir) => {
    const fresh = markRestore(dir);
    fill(dir);
    fresh.undo();
    assert.equal(fs.existsSync(dir), false);

    fs.mkdirSync(path.join(dir, 'erasures'), { recursive: true });
    markRestore(dir);
    fill(dir);
    // Killed here; the next one fails.
    markRestore(dir).undo();
    assert.deepEqual(fs.readdirSync(dir), ['erasures']);
  }));

test('an installation is neither marked nor removed', () =>
  inFolder((dir) => {
    fs.mkdirSync(path.join(dir, 'postgres'), { recursive: true });
    fs.writeFileSync(path.join(dir, 'postgres', 'PG_VERSION'), '18');
    const mark = markRestore(dir);
    assert.doesNotThrow(() => refuseUnfinishedRestore(dir));
    mark.undo();
    assert.deepEqual(fs.readdirSync(dir), ['postgres']);
  }));

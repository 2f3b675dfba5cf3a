import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprint-test-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

function folder(files) {
  const root = fs.mkdtempSync(path.join(dir, 'case-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return root;
}

const of = (root, ignore) => fingerprint([root], { root, ignore });

test('a fingerprint is the same for the same contents in another place and at another time', () => {
  const files = { 'a.txt': 'one', 'sub/b.txt': 'two' };
  const [first, second] = [folder(files), folder(files)];
  fs.utimesSync(path.join(second, 'a.txt'), 1, 1);
  assert.equal(of(first), of(second));
});

test('a fingerprint changes with a content, a name, a new file and a missing one', () => {
  const base = of(folder({ a: 'one', b: 'two' }));
  assert.notEqual(of(folder({ a: 'ONE', b: 'two' })), base);
  assert.notEqual(of(folder({ a: 'one', c: 'two' })), base);
  assert.notEqual(of(folder({ a: 'one', b: 'two', c: '' })), base);
  assert.notEqual(of(folder({ a: 'one' })), base);
  assert.notEqual(of(folder({ a: 'onetwo', b: '' })), base);
});

test('a fingerprint leaves out ignored files', () => {
  const ignore = (file) => file === 'dist';
  assert.equal(
    of(folder({ a: 'one', 'dist/x': '1' }), ignore),
    of(folder({ a: 'one', 'dist/x': '2' }), ignore),
  );
});

test('a stamp is read back, and a damaged one gives nothing', () => {
  const file = path.join(folder({}), 'deep', 'stamp.json');
  assert.equal(readStamp(file), undefined);
  writeStamp(file, { inputs: 'x' });
  assert.deepEqual(readStamp(file), { inputs: 'x' });
  fs.writeFileSync(file, '{"inputs"');
  assert.equal(readStamp(file), undefined);
});

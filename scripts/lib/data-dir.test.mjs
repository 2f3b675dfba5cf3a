import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { whoElseMayWrite } from './data-dir.mjs';
import { makeLogDir } from './paths.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-dir-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('a folder that others may write to is distinguished from one that they may only enter', () => {
  fs.chmodSync(dir, 0o711);
  assert.equal(whoElseMayWrite(dir), undefined);
  fs.chmodSync(dir, 0o1777);
  assert.equal(whoElseMayWrite(dir), 'everybody');
  fs.chmodSync(dir, 0o770);
  assert.equal(whoElseMayWrite(dir), undefined);
});

test('a file in the place of the folder of logs is refused with a sentence', () => {
  const logs = path.join(dir, 'logs');
  fs.writeFileSync(logs, '');
  for (const folder of [logs, path.join(logs, 'backup')])
    assert.throws(() => makeLogDir(folder), {
      name: 'Failure',
      message: /cannot be a folder, and logs go there/,
    });
  fs.rmSync(logs);
  assert.equal(makeLogDir(logs), logs);
});

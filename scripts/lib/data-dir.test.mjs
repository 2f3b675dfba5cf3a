import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { whoElseMayWrite } from './data-dir.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-dir-'));
after(() => fs.rmSync(dir, { recursive: true }));

test('a folder that others may write to is distinguished from one that they may only enter', () => {
  fs.chmodSync(dir, 0o711);
  assert.equal(whoElseMayWrite(dir), undefined);
  fs.chmodSync(dir, 0o1777);
  assert.equal(whoElseMayWrite(dir), 'everybody');
  fs.chmodSync(dir, 0o770);
  assert.equal(whoElseMayWrite(dir), undefined);
});

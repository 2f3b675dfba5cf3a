import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { missingPackages } from './programs.mjs';

test('a program that is in no folder of PATH is missing, by the name of its package', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  fs.writeFileSync(path.join(folder, 'qpdf'), '');
  const searched = ['/nowhere', folder].join(path.delimiter);
  assert.deepEqual(missingPackages(searched), ['poppler-utils', 'openssl']);
  fs.rmSync(folder, { recursive: true });
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { ROOT } from './paths.mjs';

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

test('the oldest supported Node is the same everywhere where it is said', () => {
  const oldest = /REQUIRED = \[(\d+), (\d+)\]/.exec(read('scripts/lib/node-version.mjs'))?.slice(1).join('.');
  assert.equal(JSON.parse(read('package.json')).engines.node, `>=${oldest}`);
  assert.ok(read('README.md').includes(`Node ${oldest} or newer`));
  assert.ok(JSON.parse(read('backend/package.json')).devDependencies['@types/node'].startsWith('20.'));
});

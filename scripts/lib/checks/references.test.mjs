import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingIn } from './references.mjs';

const FILES = ['docs/domain.md', 'backend/src/mail/mail-hooks.ts'];
/** Built here, so that this file contains no reference. */
const gone = ['mail/gone', 'ts'].join('.');

test('a comment that names a missing file is reported', () => {
  const text = `/** See mail/mail-hooks.ts and ${gone}. */\nimport './other.ts'; // as in domain.md`;
  assert.deepEqual(missingIn('backend/src/a.ts', text, FILES), [`backend/src/a.ts: ${gone}`]);
});

test('a document is read whole, links included', () => {
  const text = `[hooks](../backend/src/mail/mail-hooks.ts), [old](../backend/src/${gone})`;
  assert.deepEqual(missingIn('docs/a.md', text, FILES), [`docs/a.md: backend/src/${gone}`]);
});

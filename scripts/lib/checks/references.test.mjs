import assert from 'node:assert/strict';
import { test } from 'vitest';
import { deadLinksIn, missingIn } from './references.mjs';

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

test('a link of a document to a missing folder is reported, one to a folder that is there is not', () => {
  const text = '[mail](../backend/src/mail), [old](../backend/src/gone#part), [site](https://example.com/a)';
  assert.deepEqual(deadLinksIn('docs/a.md', text), ['docs/a.md: ../backend/src/gone']);
});

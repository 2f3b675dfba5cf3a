import assert from 'node:assert/strict';
import { test } from 'vitest';
import { compareLanded } from './landed-migrations.mjs';

test('a landed migration that changed or is missing is named, and a new one is listed apart', () => {
  const landed = { First: 'a', Second: 'b', Third: 'c' };
  assert.deepEqual(compareLanded(landed, { First: 'a', Second: 'x', Fourth: 'd' }), {
    changed: ['Second', 'Third'],
    added: ['Fourth'],
  });
  assert.deepEqual(compareLanded(landed, landed), { changed: [], added: [] });
});

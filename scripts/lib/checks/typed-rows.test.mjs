import assert from 'node:assert/strict';
import { test } from 'vitest';
import { untypedIn } from './typed-rows.mjs';

test('a result that is used is reported by its line', () => {
  const text = `
    const rows = await manager.query<Row[]>('SELECT 1');
    return this.dataSource.query('SELECT 1');`;
  assert.deepEqual(untypedIn(text), [2, 3]);
});

test('a statement whose rows are not read is not reported, nor is another query', () => {
  const text = `
    await manager.query('SELECT pg_advisory_xact_lock($1)', [1]);
    const { cursor } = request.query;`;
  assert.deepEqual(untypedIn(text), []);
});

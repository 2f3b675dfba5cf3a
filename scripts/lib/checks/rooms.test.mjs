import assert from 'node:assert/strict';
import { test } from 'vitest';
import { inOrder } from './rooms.mjs';

test('a room comes after those that it imports', () => {
  const graph = new Map([
    ['interviews', new Set(['candidates', 'mail'])],
    ['mail', new Set()],
    ['candidates', new Set(['mail'])],
  ]);
  assert.deepEqual(inOrder(graph), ['mail', 'candidates', 'interviews']);
});

test('a circle of rooms is refused and named', () => {
  const graph = new Map([
    ['auth', new Set(['mail'])],
    ['mail', new Set(['auth'])],
    ['logs', new Set()],
  ]);
  assert.throws(() => inOrder(graph), /auth imports mail\n {2}mail imports auth/);
});

test('a room that imports a file beside the rooms is refused', () => {
  assert.throws(
    () => inOrder(new Map([['demo', new Set(['the files beside the rooms'])]])),
    /demo imports the files/,
  );
});

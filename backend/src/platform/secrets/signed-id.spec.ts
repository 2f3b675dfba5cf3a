import { randomBytes, randomUUID } from 'node:crypto';
import { makeSignedId, readSignedId } from './signed-id.js';

const KEY = randomBytes(32);

it('gives back the id that it was made of', () => {
  const id = randomUUID();
  expect(readSignedId(KEY, makeSignedId(KEY, id))).toBe(id);
});

it('is nothing under another key, cut or changed', () => {
  const token = makeSignedId(KEY, randomUUID());
  expect(readSignedId(randomBytes(32), token)).toBeNull();
  expect(readSignedId(KEY, token.slice(1))).toBeNull();
  expect(readSignedId(KEY, (token.startsWith('A') ? 'B' : 'A') + token.slice(1))).toBeNull();
  expect(readSignedId(KEY, '')).toBeNull();
});

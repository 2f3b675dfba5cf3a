import { randomBytes, randomUUID } from 'node:crypto';
import { makeSignedId, readSignedId } from './signed-id.js';

const KEY = randomBytes(32);

it('a signed id gives back its id', () => {
  const id = randomUUID();
  expect(readSignedId(KEY, makeSignedId(KEY, id))).toBe(id);
});

it('a signed id that was cut, changed or signed with another key is refused', () => {
  const token = makeSignedId(KEY, randomUUID());
  expect(readSignedId(randomBytes(32), token)).toBeNull();
  expect(readSignedId(KEY, token.slice(1))).toBeNull();
  expect(readSignedId(KEY, (token.startsWith('A') ? 'B' : 'A') + token.slice(1))).toBeNull();
  expect(readSignedId(KEY, '')).toBeNull();
});

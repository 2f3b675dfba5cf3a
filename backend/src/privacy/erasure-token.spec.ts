import { makeErasureToken, readErasureToken } from './erasure-token.js';

const KEY = Buffer.alloc(32, 1);
const ID = '3b241101-e2bb-4255-8caf-4136c566a962';

it('gives back the request that a link was made for', () => {
  expect(readErasureToken(KEY, makeErasureToken(KEY, ID))).toBe(ID);
});

it.each([
  '',
  ID,
  makeErasureToken(KEY, ID).slice(1),
  makeErasureToken(Buffer.alloc(32, 2), ID),
  '_'.repeat(65),
])('reads nothing from %j', (token) => {
  expect(readErasureToken(KEY, token)).toBeNull();
});

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
  expect(readSignedId(KEY, `${token}A`)).toBeNull();
  expect(readSignedId(KEY, '')).toBeNull();
});

it('a signed id is valid for its own use only', () => {
  const id = randomUUID();
  const token = makeSignedId(KEY, id, 'baja');
  expect(readSignedId(KEY, token, 'baja')).toBe(id);
  expect(readSignedId(KEY, token, 'confirmar')).toBeNull();
  expect(readSignedId(KEY, token)).toBeNull();
});

it('the links of messages sent by earlier versions stay valid', () => {
  const key = Buffer.alloc(32, 1);
  const id = '0b4f1c52-9a5e-4f0e-8a53-1d7a5a3a2f10';
  expect(makeSignedId(key, id)).toBe('C08cUppeTw6KUx16WjovEA7IFqYjz_cEGOqz2v82ZpyjxsH8VuUrToJZ_bxiTI9qE');
  expect(makeSignedId(key, id, 'baja')).toBe(
    'C08cUppeTw6KUx16WjovEATeY73zTtnryEe7j_wpsZE5AZi1sZpzTfPvhRDAeGfZc',
  );
});

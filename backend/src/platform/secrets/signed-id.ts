import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\w-]+)([\w-]{43})$/;
const ID_BYTES = 16;

/** An id signed with a key of one purpose. It is not stored: the row of the id says whether it is still valid. */
export const makeSignedId = (key: Buffer, id: string, use = ''): string => signBytes(key, bytesOf(id), use);

/** The id; null for anything not signed with this key for this use. */
export function readSignedId(key: Buffer, token: string, use = ''): string | null {
  const bytes = readSignedBytes(key, token, ID_BYTES, use);
  return bytes && idOf(bytes);
}

/** The id of a token that nobody has checked yet: it finds the row that says which use was signed. */
export const claimedId = (token: string): string | null => {
  const bytes = Buffer.from(TOKEN.exec(token)?.[1] ?? '', 'base64url');
  return bytes.length === ID_BYTES ? idOf(bytes) : null;
};

/** @param use is signed too: a token is valid for one use only */
export const signBytes = (key: Buffer, bytes: Buffer, use = ''): string =>
  bytes.toString('base64url') + sign(key, bytes, use).toString('base64url');

/** The bytes; null for anything not signed with this key for this use. */
export function readSignedBytes(key: Buffer, token: string, length: number, use = ''): Buffer | null {
  const [, text, signature] = TOKEN.exec(token) ?? [];
  if (!text || !signature) return null;
  const bytes = Buffer.from(text, 'base64url');
  const valid = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, bytes, use));
  return valid && bytes.length === length ? bytes : null;
}

export const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export const idOf = (bytes: Buffer): string =>
  bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const sign = (key: Buffer, bytes: Buffer, use: string): Buffer =>
  createHmac('sha256', key)
    .update(use && `${use}\0`)
    .update(bytes)
    .digest();

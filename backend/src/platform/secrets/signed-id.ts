import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\w-]{22})([\w-]{43})$/;

/** An id signed with a key of one purpose. It is not stored: the row of the id says whether it is still valid. */
export function makeSignedId(key: Buffer, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return bytes.toString('base64url') + sign(key, bytes).toString('base64url');
}

/** The id; null for anything not signed with this key. */
export function readSignedId(key: Buffer, token: string): string | null {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) return null;
  const bytes = Buffer.from(id, 'base64url');
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, bytes))) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sign = (key: Buffer, id: Buffer): Buffer => createHmac('sha256', key).update(id).digest();

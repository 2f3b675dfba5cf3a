import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const REFRESH_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;
/** A refresh token ends in 32 bytes: the first half is the secret, the other half proves that it was issued here. */
const HALF = 16;

/** 256 random bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored digest of a token. A token has at least 128 random bits, so a plain digest cannot be brute-forced. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newRefreshToken = (sessionId: string, key: Buffer): string =>
  refreshToken(sessionId, randomBytes(HALF), key);

/** The session named in a refresh token; null for anything else. */
export function sessionOfRefreshToken(token: string): string | null {
  return REFRESH_TOKEN.exec(token)?.[1] ?? null;
}

/**
 * The token that follows this one at rotation. It is computed, not random, so that a tab whose response got lost gets
 * the same successor again; without the key it is as unpredictable as a random one.
 */
export function successorOf(token: string, key: Buffer): string {
  const sessionId = token.slice(0, token.indexOf('.'));
  return refreshToken(sessionId, createHmac('sha256', key).update(token).digest().subarray(0, HALF), key);
}

/**
 * Whether a token was issued for the session that it names, however long ago. Distinguishes a used token from an
 * invented one; false for tokens issued before a change of the key.
 */
export function wasIssued(token: string, key: Buffer): boolean {
  const [, sessionId, text] = REFRESH_TOKEN.exec(token) ?? [];
  if (!sessionId || !text) return false;
  const bytes = Buffer.from(text, 'base64url');
  return timingSafeEqual(bytes.subarray(HALF), markOf(sessionId, bytes.subarray(0, HALF), key));
}

function refreshToken(sessionId: string, secret: Buffer, key: Buffer): string {
  return `${sessionId}.${Buffer.concat([secret, markOf(sessionId, secret, key)]).toString('base64url')}`;
}

function markOf(sessionId: string, secret: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`issued ${sessionId} `).update(secret).digest().subarray(0, HALF);
}

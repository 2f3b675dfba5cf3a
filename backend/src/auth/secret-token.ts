import { createHash, createHmac, randomBytes } from 'node:crypto';

const REFRESH_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** 256 random bits that fit in an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It has 256 bits of its own, so that a plain digest cannot be searched. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newRefreshToken = (sessionId: string): string => `${sessionId}.${randomToken()}`;

/** The session that a refresh token claims to belong to; null for anything that is no refresh token. */
export function sessionOfRefreshToken(token: string): string | null {
  return REFRESH_TOKEN.exec(token)?.[1] ?? null;
}

/**
 * The token that follows this one at rotation. It is computed, not drawn, so that a tab whose answer got lost can
 * be given the same successor again; without the key it is as unpredictable as a random one.
 */
export function successorOf(token: string, key: Buffer): string {
  const sessionId = token.slice(0, token.indexOf('.'));
  return `${sessionId}.${createHmac('sha256', key).update(token).digest('base64url')}`;
}

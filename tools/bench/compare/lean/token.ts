/** Access tokens by hand: HMAC-SHA-256, the claims that the product checks. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from './route.ts';

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
export const ACCESS_SECONDS = 300;

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(text).digest();

export function sign(
  { secret, issuer, audience }: Settings['token'],
  claims: { sub: string; sid: string },
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { ...claims, iat: now, exp: now + ACCESS_SECONDS, aud: audience, iss: issuer };
  const text = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** @returns null for a forged or expired one, or one of another product */
export function verify(
  { secret, issuer, audience }: Settings['token'],
  token: string,
): { sub: string; sid: string } | null {
  const [header, payload, signature] = token.split('.');
  if (!header || !payload || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(`${header}.${payload}`, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string };
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const current = Number(claims.exp) * 1000 > Date.now() && claims.iss === issuer && claims.aud === audience;
  const { sub, sid } = claims;
  return alg === 'HS256' && current && typeof sub === 'string' && typeof sid === 'string'
    ? { sub, sid }
    : null;
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** The action of a link; a link is valid for one action only. */
export type AlertPurpose = 'confirmar' | 'baja';

const TOKEN = /^([\w-]{22})([\w-]{43})$/;

/** The alert's id, signed for one purpose. Not stored; valid as long as the alert exists. */
export function makeAlertToken(key: Buffer, purpose: AlertPurpose, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return bytes.toString('base64url') + sign(key, purpose, bytes).toString('base64url');
}

/** The alert's id; null when the token was not issued here for this purpose. */
export function readAlertToken(key: Buffer, purpose: AlertPurpose, token: string): string | null {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) return null;
  const bytes = Buffer.from(id, 'base64url');
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, purpose, bytes))) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sign = (key: Buffer, purpose: AlertPurpose, id: Buffer): Buffer =>
  createHmac('sha256', key).update(purpose).update('\0').update(id).digest();

import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link does; a link of one kind is no good for the other. */
export type AlertPurpose = 'confirmar' | 'baja';

const TOKEN = /^([\w-]{22})([\w-]{43})$/;

/** The id of the alert, signed for one purpose. It is stored nowhere and good for as long as the alert is kept. */
export function makeAlertToken(key: Buffer, purpose: AlertPurpose, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return bytes.toString('base64url') + sign(key, purpose, bytes).toString('base64url');
}

/** The id of the alert; null for anything that was not made here for this purpose. */
export function readAlertToken(key: Buffer, purpose: AlertPurpose, token: string): string | null {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) return null;
  const bytes = Buffer.from(id, 'base64url');
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, purpose, bytes))) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sign = (key: Buffer, purpose: AlertPurpose, id: Buffer): Buffer =>
  createHmac('sha256', key).update(purpose).update('\0').update(id).digest();

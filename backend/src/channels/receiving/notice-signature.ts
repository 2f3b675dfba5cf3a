import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `sha256=<hex>` is the HMAC of these bytes. The comparison takes the same time wherever they differ. */
export function isSigned(bytes: Buffer, header: unknown, secret: string): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(typeof header === 'string' ? header : '') ?? [];
  const own = createHmac('sha256', secret).update(bytes).digest();
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), own);
}

/** Whether two words are the same, in the same time wherever they differ. */
export function isSame(given: string, secret: string): boolean {
  const digest = (word: string) => createHmac('sha256', secret).update(word).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

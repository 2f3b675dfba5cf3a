import { hkdfSync } from 'node:crypto';

/** Derives a key for one purpose from the installation's secret, so that no two uses share one. 32 bytes. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

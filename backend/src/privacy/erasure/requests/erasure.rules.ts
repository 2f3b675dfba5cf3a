import { createHmac } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;

/** For so long the link of a request works. */
export const CONFIRM_WITHIN_MS = 24 * HOUR_MS;

/** Infringements of data protection law prescribe after three years at the latest (LOPDGDD art. 72). */
const BLOCKED_YEARS = 3;

/** When the proof of an erasure is destroyed. */
export function destructionOf(erasedAt: Date): Date {
  const end = new Date(erasedAt);
  end.setUTCFullYear(end.getUTCFullYear() + BLOCKED_YEARS);
  return end;
}

/**
 * What is kept of an address: without the key it leads nowhere, and with it one can only ask whether it was that of
 * an address that is already known. `email` as accounts compare it.
 */
export function digestOf(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(email).digest('hex');
}

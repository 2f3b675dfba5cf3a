import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { FASTEST_MS, FORM_LIFE_MS } from './contact.rules.js';

const MARK = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** `unknown`: not issued here, or with another key. */
export type ReadMark =
  | { state: 'good'; id: string }
  | { state: 'too_fast' }
  | { state: 'too_old' }
  | { state: 'unknown' };

/** Signed id and time of the form's rendering. */
export function makeMark(key: Buffer, now: Date): string {
  const content = `${randomUUID()}.${now.getTime().toString(36)}`;
  return `${content}.${sign(key, content)}`;
}

export function readMark(key: Buffer, mark: string, now: Date): ReadMark {
  const [, id, time, signature] = MARK.exec(mark) ?? [];
  if (!id || !time || !signature) return { state: 'unknown' };
  const expected = sign(key, `${id}.${time}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return { state: 'unknown' };
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age < FASTEST_MS) return { state: 'too_fast' };
  return age > FORM_LIFE_MS ? { state: 'too_old' } : { state: 'good', id };
}

function sign(key: Buffer, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

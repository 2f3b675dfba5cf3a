import { decimalDigits } from '@hiring/contract';
import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Without look-alike letters and digits. 31 characters: twelve are 59 random bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_CHARACTERS = 4;

/** A code as people type it, with blanks and dashes in any place. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string };

/** The kind and value of a typed code; null when it is neither kind. */
export function readCode(typed: string): TypedCode | null {
  const code = decimalDigits(typed).replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return code.length === GROUPS * GROUP_CHARACTERS && [...code].every((letter) => ALPHABET.includes(letter))
    ? { kind: 'recovery', code }
    : null;
}

/** "abcd-efgh-jkmn". */
export function newRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The stored digest of a recovery code, specific to the account. */
export function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId}\0${code.replaceAll('-', '')}`)
    .digest('hex');
}

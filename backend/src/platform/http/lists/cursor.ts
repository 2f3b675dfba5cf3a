import { createHash } from 'node:crypto';
import { DomainError } from '../../errors/domain-error.js';

/** The position where a page ended: the sort values of its last row, the id last, as PostgreSQL formats them. */
export type Position = readonly (string | null)[];

/** A cursor is valid for the same sort and the same filter. */
interface Scope {
  sort?: unknown;
  filter?: unknown;
}

const MAX_CHARACTERS = 2000;
const MAX_VALUE = 500;

/** An opaque text; it contains nothing that its page did not show. */
export function writeCursor(position: Position, scope: Scope): string {
  return Buffer.from(JSON.stringify([digestOf(scope), ...position])).toString('base64url');
}

/** @throws {DomainError} `invalid_cursor` for an invalid text, or a cursor of another sort or filter. */
export function readCursor(text: string, scope: Scope): Position {
  const refused = new DomainError('invalid_cursor');
  if (text.length > MAX_CHARACTERS || !/^[\w-]+$/.test(text)) throw refused;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw refused;
  }
  if (!Array.isArray(parts)) throw refused;
  const [digest, ...position] = parts as unknown[];
  if (digest !== digestOf(scope) || position.length === 0 || !position.every(isValue)) throw refused;
  return position;
}

function isValue(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.length <= MAX_VALUE && !value.includes('\0'));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const digestOf = ({ sort, filter }: Scope): string =>
  createHash('sha256')
    .update(`${text(sort)}\n${text(filter)}`)
    .digest('base64url')
    .slice(0, 10);

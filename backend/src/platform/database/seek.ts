import { isUUID } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';
import type { Position } from '../http/lists/cursor.js';
import { isDay } from '../http/lists/day.js';

export type KeyType = 'timestamptz' | 'date' | 'text' | 'uuid' | 'bigint' | 'integer' | 'numeric' | 'boolean';

const TIME = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d){0,2}$/;
const INTEGER = /^-?\d{1,18}$/;

/** Validates values by type, so that PostgreSQL never refuses them. */
const READS: Readonly<Record<KeyType, (value: string) => boolean>> = {
  timestamptz: (value) =>
    /^-?infinity$/.test(value) || (isDay(value.slice(0, 10)) && TIME.test(value.slice(10))),
  date: isDay,
  text: () => true,
  uuid: (value) => isUUID(value),
  bigint: (value) => INTEGER.test(value),
  integer: (value) => /^-?\d{1,9}$/.test(value),
  numeric: (value) => /^-?\d{1,15}(\.\d{1,400})?$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
};

/** @throws {DomainError} `invalid_cursor` when the values do not fit the keys. */
export function checkPosition(keys: readonly { type: KeyType; nullable?: boolean }[], after: Position): void {
  const fits =
    after.length === keys.length &&
    keys.every(({ type, nullable }, place) => {
      const value = after[place] ?? null;
      return value === null ? nullable === true : READS[type](value);
    });
  if (!fits) throw new DomainError('invalid_cursor');
}

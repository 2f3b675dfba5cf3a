import { isUUID } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';
import type { Position } from '../http/lists/cursor.js';
import { isDay } from '../http/lists/day.js';
import type { Direction } from '../http/lists/list-query.js';

export type KeyType = 'timestamptz' | 'date' | 'text' | 'uuid' | 'bigint' | 'integer' | 'boolean';

/** One of what a list is sorted by. */
export interface SortKey {
  /** As the index has it. */
  sql: string;
  type: KeyType;
  direction: Direction;
  /** Rows without it come last when ascending, first when descending. */
  nullable?: boolean;
}

const TIME = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d){0,2}$/;
const INTEGER = /^-?\d{1,18}$/;

/** What PostgreSQL would refuse to read is no value of a list's row. */
const READS: Readonly<Record<KeyType, (value: string) => boolean>> = {
  timestamptz: (value) =>
    /^-?infinity$/.test(value) || (isDay(value.slice(0, 10)) && TIME.test(value.slice(10))),
  date: isDay,
  text: () => true,
  uuid: (value) => isUUID(value),
  bigint: (value) => INTEGER.test(value),
  integer: (value) => /^-?\d{1,9}$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
};

/** ORDER BY. */
export const orderOf = (keys: readonly SortKey[]): string =>
  keys.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');

/** A column `place` with the row's position. */
export const placeOf = (keys: readonly SortKey[]): string =>
  `ARRAY[${keys.map(({ sql }) => `(${sql})::text`).join(', ')}] AS place`;

/** The position after which the next page begins; null: this one was not full, so there is none. */
export function nextOf(rows: readonly { place: Position }[], limit: number): Position | null {
  return rows.length < limit ? null : (rows.at(-1)?.place ?? null);
}

/**
 * The conditions for rows after a position, in the order of the list: every row of one comes before those of the next, and
 * an index in this order begins at each. Keys of one direction are compared as a row; where it turns, and where rows
 * without a value come last, another condition follows. `bind` gives the placeholder of a value.
 * @throws {DomainError} `invalid_cursor` for values that are none of these keys.
 */
export function seekParts(
  keys: readonly SortKey[],
  after: Position,
  bind: (value: string) => string,
): string[] {
  checkPosition(keys, after);
  const placeholders = keys.map(({ type }, place) => {
    const value = after[place] ?? null;
    return value === null ? null : `${bind(value)}::${type}`;
  });
  return partsFrom(keys, placeholders);
}

/** @throws {DomainError} `invalid_cursor` for values that are none of these keys. */
export function checkPosition(keys: readonly Pick<SortKey, 'type' | 'nullable'>[], after: Position): void {
  const fits =
    after.length === keys.length &&
    keys.every(({ type, nullable }, place) => {
      const value = after[place] ?? null;
      return value === null ? nullable === true : READS[type](value);
    });
  if (!fits) throw new DomainError('invalid_cursor');
}

/** The same as one condition: for lists that are short, or sorted in one direction. */
export function seekAfter(
  keys: readonly SortKey[],
  after: Position,
  bind: (value: string) => string,
): string {
  const parts = seekParts(keys, after, bind);
  return parts.length === 1 ? parts.join('') : `(${parts.join(' OR ')})`;
}

function partsFrom(keys: readonly SortKey[], values: readonly (string | null)[]): string[] {
  const [first, ...rest] = keys;
  const value = values[0] ?? null;
  if (!first) return [];
  const { sql, direction, nullable } = first;
  const among = (same: string): string[] =>
    partsFrom(rest, values.slice(1)).map((part) => `${same} AND ${part}`);
  if (value === null) {
    return direction === 'ASC' ? among(`${sql} IS NULL`) : [...among(`${sql} IS NULL`), `${sql} IS NOT NULL`];
  }
  const beyond = direction === 'ASC' ? '>' : '<';
  const last = nullable && direction === 'ASC' ? [`${sql} IS NULL`] : [];
  if (rest.every((key) => key.direction === direction && !key.nullable)) {
    const columns = keys.map((key) => key.sql).join(', ');
    const whole =
      rest.length === 0 ? `${sql} ${beyond} ${value}` : `(${columns}) ${beyond} (${values.join(', ')})`;
    return [whole, ...last];
  }
  return [...among(`${sql} = ${value}`), `${sql} ${beyond} ${value}`, ...last];
}

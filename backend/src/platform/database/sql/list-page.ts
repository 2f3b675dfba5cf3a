import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import type { Position } from '../../http/lists/cursor.js';
import { COUNT_CAP, type Direction, type Window } from '../../http/lists/list-query.js';
import { checkPosition, type KeyType } from '../seek.js';
import { db } from './db.js';
import { count } from './scalars.js';

/** One of what a list is sorted by. */
export interface OrderKey {
  /** As the index has it. */
  by: Expression<unknown>;
  type: KeyType;
  direction: Direction;
  /** Null sorts last when ascending, first when descending. */
  nullable?: boolean;
  /** Null sorts last when descending too: its index has it first then, and is read in two parts. */
  nullsLast?: boolean;
}

export interface FoundPage {
  ids: string[];
  /** Null: more than COUNT_CAP, or the page starts at a cursor, or no count was requested. */
  total: number | null;
  /** Start of the next page; null: this one was not full. */
  next: Position | null;
}

export interface List {
  id: Expression<string>;
  keys: readonly OrderKey[];
  window: Window;
}

/**
 * Ids of one page of a list, the total, and the start of the next page.
 * @param list `total`: what counters know, read with the page; null for an empty page. Without it rows are counted up to
 * COUNT_CAP, if `counted`
 */
export async function findPage<Tables, Names extends keyof Tables>(
  source: DataSource | EntityManager,
  from: SelectQueryBuilder<Tables, Names, object>,
  {
    id,
    keys,
    window,
    counted = true,
    total: known,
  }: List & { counted?: boolean; total?: Expression<number> },
): Promise<FoundPage> {
  const [found, total] = await Promise.all([
    rowsOf(source, from, { id, keys, window }, window.limit, known),
    // With a cursor the client already knows the total.
    counted && !known && !window.after ? countCapped(source, from) : null,
  ]);
  const ids = found.map((row) => row.id);
  return { ids, total: known ? (found[0]?.total ?? null) : total, next: nextOf(found, window.limit) };
}

/** The position is made of the page's rows alone: as text it costs more than the rows that OFFSET skips. */
const rowsOf = <Tables, Names extends keyof Tables>(
  source: DataSource | EntityManager,
  from: SelectQueryBuilder<Tables, Names, object>,
  { id, keys, window: { after, offset } }: List,
  limit: number,
  total: Expression<number> = sql.lit(0),
): Promise<{ id: string; place: Position; total: number }[]> =>
  db(source)
    .selectFrom(
      (after ? from.where(isAfter(keys, after)) : from)
        .select([sql<string>`${id}`.as('id'), ...sortColumns(keys)])
        .$castTo<{ id: string }>()
        .orderBy(inOrder(keys))
        .offset(offset)
        .limit(limit)
        .as('page'),
    )
    .select(['id', placeIn(keys).as('place'), sql<number>`${total}`.as('total')])
    .execute();

/** The sort keys as the columns `k0`, `k1`… of a subquery. */
export const sortColumns = (keys: readonly OrderKey[]) =>
  keys.map(({ by }, index) => sql`${by}`.as(`k${index}`));

/** The row's position, as a cursor names it, outside of that subquery. */
export const placeIn = (keys: readonly OrderKey[]) =>
  sql<Position>`array[${sql.join(keys.map((_, index) => sql`${sql.ref(`k${index}`)}::text`))}]`;

/** Start of the next page; null when this one was not full. */
export const nextOf = (rows: readonly { place: Position }[], limit: number): Position | null =>
  rows.length < limit ? null : (rows.at(-1)?.place ?? null);

/** How many rows; null: more than COUNT_CAP. */
export async function countCapped<Tables, Names extends keyof Tables>(
  source: DataSource | EntityManager,
  from: SelectQueryBuilder<Tables, Names, object>,
): Promise<number | null> {
  const rows = from.select(sql.lit(1).as('one')).limit(COUNT_CAP + 1);
  const { total } = await db(source)
    .selectFrom(rows.as('counted'))
    .select(count().as('total'))
    .executeTakeFirstOrThrow();
  return total > COUNT_CAP ? null : total;
}

/** The row's position, as a cursor names it. */
export const placeOf = (keys: readonly OrderKey[]) =>
  sql<Position>`array[${sql.join(keys.map(({ by }) => sql`(${by})::text`))}]`;

/** ORDER BY. */
export const inOrder = (keys: readonly OrderKey[]) =>
  sql.join(
    keys.map(({ by, direction, nullsLast }) =>
      nullsLast ? sql`${by} ${sql.raw(direction)} nulls last` : sql`${by} ${sql.raw(direction)}`,
    ),
  );

/**
 * SQL condition: rows after a position in list order. Keys of one direction are compared as a row value, so that an
 * index can start there.
 * @throws {DomainError} `invalid_cursor` when the values do not fit the keys.
 */
export const isAfter = (keys: readonly OrderKey[], after: Position): Expression<SqlBool> => {
  const parts = partsAfter(keys, after);
  return parts.length === 1 && parts[0] ? parts[0] : sql`(${sql.join(parts, sql` or `)})`;
};

/** All rows, as parts that an index reads in the order that it has. */
export const wholeInParts = ([first]: readonly OrderKey[]): Expression<SqlBool>[] =>
  first?.nullsLast ? [sql`${first.by} is not null`, sql`${first.by} is null`] : [];

/** The keys within one of those parts. */
export const withinPart = (keys: readonly OrderKey[]): OrderKey[] =>
  keys.map((key) => ({ ...key, nullsLast: false }));

/** The same, part by part: all rows of one part come before the next. */
export function partsAfter(keys: readonly OrderKey[], after: Position): Expression<SqlBool>[] {
  checkPosition(keys, after);
  return partsFrom(
    keys,
    keys.map(({ type }, place) => {
      const value = after[place] ?? null;
      return value === null ? null : sql`${value}::${sql.raw(type)}`;
    }),
  );
}

function partsFrom(
  keys: readonly OrderKey[],
  values: readonly (Expression<unknown> | null)[],
): Expression<SqlBool>[] {
  const [first, ...rest] = keys;
  const value = values[0] ?? null;
  if (!first) return [];
  const { by, direction, nullable, nullsLast } = first;
  const isLast = nullable && (nullsLast || direction === 'ASC');
  const among = (same: Expression<SqlBool>): Expression<SqlBool>[] =>
    rest.length === 0 ? [] : partsFrom(rest, values.slice(1)).map((part) => sql`${same} and ${part}`);
  if (value === null) {
    const without = among(sql`${by} is null`);
    return isLast ? without : [...without, sql`${by} is not null`];
  }
  const beyond = sql.raw(direction === 'ASC' ? '>' : '<');
  const last = isLast ? [sql<SqlBool>`${by} is null`] : [];
  if (rest.every((key) => key.direction === direction && !key.nullable)) {
    const columns = sql.join(keys.map((key) => key.by));
    const whole =
      rest.length === 0
        ? sql<SqlBool>`${by} ${beyond} ${value}`
        : sql<SqlBool>`(${columns}) ${beyond} (${sql.join([...values])})`;
    return [whole, ...last];
  }
  return [...among(sql`${by} = ${value}`), sql`${by} ${beyond} ${value}`, ...last];
}

import { TIME_ZONE } from '@hiring/contract';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

/** `count(*)`, as a number. */
export const count = (): RawBuilder<number> => sql<number>`count(*)::int`;

/** How many of the rows fulfil the condition. */
export const countIf = (condition: Expression<SqlBool>): RawBuilder<number> =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/** Sum of integers as a number (`bigint` would be text); 0 without rows. */
export const sumOf = (value: Expression<unknown>): RawBuilder<number> =>
  sql<number>`coalesce(sum(${value}), 0)::int`;

/** A value as PostgreSQL's text: avoids creating `Date` objects for many rows. */
export const asText = <Value>(value: Expression<Value>): RawBuilder<string | Extract<Value, null>> =>
  sql`${value}::text`;

/** A cursor's instant: UTC with microseconds, which a `Date` lacks. */
export const exactInstant = (instant: Expression<Date>): RawBuilder<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const ZONE = sql.lit(TIME_ZONE);
/** Start of a day (YYYY-MM-DD) in Madrid; handles days of 23 and 25 hours. */
export const startOfDay = (day: Expression<string>): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone ${ZONE})`;
/** Start of the following day. */
export const endOfDay = (day: Expression<string>): RawBuilder<Date> =>
  sql`((${day}::date + 1)::timestamp at time zone ${ZONE})`;

export const isSet = (value: Expression<unknown>): RawBuilder<boolean> => sql<boolean>`${value} is not null`;

/** `value IN (…)` with inlined words, so that partial indexes match even in a generic plan. */
export const isOneOf = <Word extends string>(
  value: Expression<Word | null>,
  words: readonly NoInfer<Word>[],
): RawBuilder<SqlBool> => sql`${value} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** `value = ANY (…)` with one array parameter, so that the text does not depend on their number. */
export const isAnyOf = <Value>(
  value: Expression<Value | null>,
  values: readonly NoInfer<Value>[],
): RawBuilder<SqlBool> => sql`${value} = any(${values})`;

/** ORDER BY: as the ids stand in the list. */
export const inOrderOf = <Id>(ids: readonly Id[], id: Expression<Id>): RawBuilder<number> =>
  sql<number>`array_position(${ids}, ${id})`;

export const NOW = sql<Date>`now()`;

export const msFromNow = (ms: number): RawBuilder<Date> => sql<Date>`now() + ${ms} * interval '1 ms'`;

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

import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

/** `count(*)`, as a number. */
export const count = (): RawBuilder<number> => sql<number>`count(*)::int`;

/** How many of the rows fulfil the condition. */
export const countIf = (condition: Expression<SqlBool>): RawBuilder<number> =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/** The sum of whole numbers, which `bigint` would give as text; 0 of no rows. */
export const sumOf = (value: Expression<unknown>): RawBuilder<number> =>
  sql<number>`coalesce(sum(${value}), 0)::int`;

/** A value as PostgreSQL writes it: of rows that are many, instants are not made `Date`. */
export const asText = <Value>(value: Expression<Value>): RawBuilder<string | Extract<Value, null>> =>
  sql`${value}::text`;

export const isSet = (value: Expression<unknown>): RawBuilder<boolean> => sql<boolean>`${value} is not null`;

/**
 * `value IN (…)` with the words in the text: an index whose condition names them is found whatever plan is kept.
 */
export const isOneOf = <Word extends string>(
  value: Expression<Word | null>,
  words: readonly NoInfer<Word>[],
): RawBuilder<SqlBool> => sql`${value} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** `value = ANY (…)`: the values are one parameter, so that the text is the same however many there are. */
export const isAnyOf = <Value>(
  value: Expression<Value | null>,
  values: readonly NoInfer<Value>[],
): RawBuilder<SqlBool> => sql`${value} = any(${values})`;

/** ORDER BY: as the ids stand in the list. */
export const inOrderOf = <Id>(ids: readonly Id[], id: Expression<Id>): RawBuilder<number> =>
  sql<number>`array_position(${ids}, ${id})`;

export const NOW = sql<Date>`now()`;

export const msFromNow = (ms: number): RawBuilder<Date> => sql<Date>`now() + ${ms} * interval '1 ms'`;

import { type Expression, type RawBuilder, sql } from 'kysely';

/** `count(*)`, as a number. */
export const count = (): RawBuilder<number> => sql<number>`count(*)::int`;

/** A value as PostgreSQL writes it: of rows that are many, instants are not made `Date`. */
export const asText = <Value>(value: Expression<Value>): RawBuilder<string | Extract<Value, null>> =>
  sql`${value}::text`;

export const isSet = (value: Expression<unknown>): RawBuilder<boolean> => sql<boolean>`${value} is not null`;

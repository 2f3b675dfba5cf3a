import type { ColumnType } from 'kysely';

/**
 * A table: its entity, columns with database defaults, and columns that the driver reads with another type than the
 * entity's; `never` removes one.
 */
export interface Table<Row extends object, Filled extends keyof Row = never, Read extends object = object> {
  row: Row;
  filled: Filled;
  read: Read;
}

/** Tables by name; tables.ts of `operations`, which may import every room, adds them. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}

/** Tables for statements: the entities' columns without relations. */
export type Database = { [Name in keyof Tables]: Columns<Tables[Name]> };

type Entity = Tables[keyof Tables]['row'];
/** A property that is an entity is a relation. */
type ColumnsOf<Row> = {
  [Name in keyof Row]: [Exclude<Row[Name], null>] extends [Entity | Entity[]] ? never : Name;
}[keyof Row];

type Columns<One> =
  One extends Table<infer Row, infer Filled, infer Read>
    ? {
        [Name in ColumnsOf<Omit<Row, keyof Read> & Read>]: Column<
          (Omit<Row, keyof Read> & Read)[Name],
          Name extends Filled ? true : false
        >;
      }
    : never;

type Column<Value, Filled> = ColumnType<
  Value,
  Written<Value> | (Filled extends true ? undefined : null extends Value ? undefined : never),
  Written<Value>
>;

type Written<Value> =
  Exclude<Value, null> extends readonly object[]
    ? Json<Exclude<Value, null>> | Extract<Value, null>
    : Value extends Date
      ? Date | string
      : Value;

declare const JSON_OF: unique symbol;
/** JSON text. The driver would write a list of objects as a PostgreSQL array. */
export type Json<Value> = string & { readonly [JSON_OF]: Value };

/** A value of a `jsonb` column. */
export const json = <Value>(value: Value): Json<Value> => JSON.stringify(value) as Json<Value>;

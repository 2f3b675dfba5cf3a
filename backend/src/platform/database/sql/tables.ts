import type { ColumnType } from 'kysely';

/**
 * A table: its entity, the columns that the database fills in when they are not given, and what the driver reads where the
 * entity says something else; `never` is no column.
 */
export interface Table<Row extends object, Filled extends keyof Row = never, Read extends object = object> {
  row: Row;
  filled: Filled;
  read: Read;
}

/** The tables by their names. tables.ts of `operations`, which knows every room, adds them. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}

/** Tables as statements see them: the columns of their entities, without relations. */
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
/** JSON text. The driver would write a list of objects as an array of PostgreSQL. */
export type Json<Value> = string & { readonly [JSON_OF]: Value };

/** A value of a `jsonb` column. */
export const json = <Value>(value: Value): Json<Value> => JSON.stringify(value) as Json<Value>;

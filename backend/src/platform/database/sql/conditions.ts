import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Database } from './tables.js';

type Absent = false | '' | null | undefined;

/** The columns of a table under a name, for parts of statements that are written apart: `rowOf<'candidates', 'c'>()`. */
export const rowOf = <Name extends keyof Database, As extends string = Name>(): ExpressionBuilder<
  Database & Record<As, Database[Name]>,
  As
> => expressionBuilder<Database & Record<As, Database[Name]>, As>();

/** All conditions that are asked: `every(a('a.estado', '=', estado), id && a('a.id', '=', id))`. Without any, true. */
export const every = (...conditions: (Expression<SqlBool> | Absent)[]): Expression<SqlBool> =>
  expressionBuilder<Database>().and(conditions.filter((one) => Boolean(one)) as Expression<SqlBool>[]);

/** The rows of all parts, each of which may have an order and a limit of its own. */
export const unionAll = <Row>(parts: readonly Expression<Row>[]): RawBuilder<Row> =>
  sql<Row>`(${sql.join(parts, sql` union all `)})`;

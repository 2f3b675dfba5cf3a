import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Database } from './tables.js';

/** A condition that is not asked for. */
export type Absent = false | '' | null | undefined;

/** Column references of a table alias, for statement parts written separately: `rowOf<'candidates', 'c'>()`. */
export const rowOf = <Name extends keyof Database, As extends string = Name>(): ExpressionBuilder<
  Database & Record<As, Database[Name]>,
  As
> => expressionBuilder<Database & Record<As, Database[Name]>, As>();

/** Combines conditions with AND: `every(a('a.estado', '=', estado), id && a('a.id', '=', id))`. Without any, true. */
export const every = (...conditions: (Expression<SqlBool> | Absent)[]): Expression<SqlBool> =>
  expressionBuilder<Database>().and(conditions.filter((one) => Boolean(one)) as Expression<SqlBool>[]);

/** UNION ALL of parts with their own ORDER BY and LIMIT. */
export const unionAll = <Row>(parts: readonly Expression<Row>[]): RawBuilder<Row> =>
  sql<Row>`(${sql.join(parts, sql` union all `)})`;

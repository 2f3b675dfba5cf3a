import { type Expression, sql, type SqlBool } from 'kysely';
import { endOfDay, startOfDay } from '../../platform/database/sql/scalars.js';
import type { Period } from './period.rules.js';

/** SQL condition: the instant is in the period. */
export const within = ({ desde, hasta }: Period, instant: Expression<Date | null>) =>
  sql<SqlBool>`(${instant} >= ${startOfDay(sql.val(desde))} and ${instant} < ${endOfDay(sql.val(hasta))})`;

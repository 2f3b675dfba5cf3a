import { TIME_ZONE } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Period } from './period.rules.js';

const zone = sql.lit(TIME_ZONE);

/** Start of this day (YYYY-MM-DD) in Madrid; handles days of 23 and 25 hours. */
export const startOf = (day: Expression<string>) => sql<Date>`(${day}::date::timestamp at time zone ${zone})`;

/** Start of the following day. */
const endOf = (day: Expression<string>) => sql<Date>`((${day}::date + 1)::timestamp at time zone ${zone})`;

/** SQL condition: the instant is in the period. */
export const within = ({ desde, hasta }: Period, instant: Expression<Date | null>) =>
  sql<SqlBool>`(${instant} >= ${startOf(sql.val(desde))} and ${instant} < ${endOf(sql.val(hasta))})`;

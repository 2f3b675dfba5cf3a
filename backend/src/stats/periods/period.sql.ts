import { TIME_ZONE } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Period } from './period.rules.js';

const zone = sql.lit(TIME_ZONE);

/** The instant at which this day (YYYY-MM-DD) begins in Madrid: 23 and 25 hours long days are as they are. */
export const startOf = (day: Expression<string>) => sql<Date>`(${day}::date::timestamp at time zone ${zone})`;

/** The instant at which the day after it begins. */
const endOf = (day: Expression<string>) => sql<Date>`((${day}::date + 1)::timestamp at time zone ${zone})`;

/** Condition: the instant lies in the period. */
export const within = ({ desde, hasta }: Period, instant: Expression<Date | null>) =>
  sql<SqlBool>`(${instant} >= ${startOf(sql.val(desde))} and ${instant} < ${endOf(sql.val(hasta))})`;

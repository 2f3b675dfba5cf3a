import { TIME_ZONE } from '@hiring/contract';
import type { Period } from './period.rules.js';

/** The instant at which this day (YYYY-MM-DD) begins in Madrid: 23 and 25 hours long days are as they are. */
export const startOf = (placeholder: string): string =>
  `(${placeholder}::date::timestamp AT TIME ZONE '${TIME_ZONE}')`;

/** The instant at which the day after it begins. */
export const endOf = (placeholder: string): string =>
  `((${placeholder}::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}')`;

/** Condition: the instant lies in the period whose days are bound as $1 and $2. */
export const within = (column: string): string =>
  `${column} >= ${startOf('$1')} AND ${column} < ${endOf('$2')}`;

export const bind = ({ desde, hasta }: Period): [string, string] => [desde, hasta];

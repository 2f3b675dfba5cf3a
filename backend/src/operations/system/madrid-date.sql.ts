import { TIME_ZONE } from '@hiring/contract';

/** The day in Madrid at this instant. */
export const madridDate = (instant: string): string => `(${instant} AT TIME ZONE '${TIME_ZONE}')::date`;

import { TIME_ZONE } from '@hiring/contract';

/** Sweden writes days as ISO 8601 does. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day of Madrid, YYYY-MM-DD, so many days from now. */
export const today = (plusDays = 0): string => DAY.format(new Date(Date.now() + plusDays * 86_400_000));

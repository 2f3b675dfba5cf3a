import { isoDay, TIME_ZONE } from '@hiring/contract';

/* Days are YYYY-MM-DD. They are counted as days: one may have 23 hours or 25. */

export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const todayInMadrid = (now = new Date()): string => isoDay(now, TIME_ZONE);

/** So many days after this one, or before; what is no day stays as it is. */
export function dayFrom(day: string, days: number): string {
  const date = dateOf(day);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day so many months before; where that month is shorter, its last. */
export function monthsBefore(day: string, months: number): string {
  const date = dateOf(day);
  const wanted = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}

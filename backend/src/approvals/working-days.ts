import { hourInMadrid, madridDay } from '../platform/values/madrid-day.js';

const DAY_MS = 86_400_000;
const WEEKEND: readonly number[] = [0, 6];
/** Working days after which whoever has not decided is told once more. */
const PATIENCE_DAYS = 2;
/** Wall time in Madrid. */
const FROM_HOUR = 8;

/** Working days (Monday to Friday) after the first day (YYYY-MM-DD) up to the last one. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = Date.parse(from) + DAY_MS; day <= Date.parse(to); day += DAY_MS) {
    if (!WEEKEND.includes(new Date(day).getUTCDay())) count += 1;
  }
  return count;
}

/** Whether an hour of the day is one at which people are reminded. */
export const isReminderTime = (now: Date): boolean => hourInMadrid(now) >= FROM_HOUR;

/** Whether what was asked then is asked once more. */
export const isAskedAgain = (asked: Date | null, now: Date): boolean =>
  asked !== null && workingDaysBetween(madridDay(asked), madridDay(now)) >= PATIENCE_DAYS;

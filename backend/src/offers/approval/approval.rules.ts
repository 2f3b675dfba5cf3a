const DAY_MS = 86_400_000;
const WEEKEND: readonly number[] = [0, 6];

/** Working days (Monday to Friday) after the first day (YYYY-MM-DD) up to the last one. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = Date.parse(from) + DAY_MS; day <= Date.parse(to); day += DAY_MS) {
    if (!WEEKEND.includes(new Date(day).getUTCDay())) count += 1;
  }
  return count;
}

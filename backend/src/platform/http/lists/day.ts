/** A day of the calendar, YYYY-MM-DD; it has no year 0, and the day after it is written in the same way. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !/^(0000|9999)/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

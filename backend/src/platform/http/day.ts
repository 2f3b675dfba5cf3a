/** A day of the calendar, YYYY-MM-DD; it has no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !text.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

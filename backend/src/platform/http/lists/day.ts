/** Whether a text is a day, YYYY-MM-DD. There is no year 0, and the day after 9999-12-31 has another format. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !/^(0000|9999)/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

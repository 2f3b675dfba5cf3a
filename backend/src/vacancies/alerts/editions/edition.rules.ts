import { TIME_ZONE } from '@hiring/contract';

/** Hours in which an edition may start: no e-mails at night. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

const dayAndHour = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day (YYYY-MM-DD, Europe/Madrid) whose edition may start at this instant; null at night. */
export function editionDay(now: Date): string | null {
  const parts = new Map(dayAndHour.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return null;
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

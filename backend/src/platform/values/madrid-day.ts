import { TIME_ZONE } from '@hiring/contract';

const madrid = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day (YYYY-MM-DD) of an instant in Madrid. */
export const madridDay = (instant: Date): string => madrid.format(instant);

const madridHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour (0 to 23) of an instant in Madrid. */
export const hourInMadrid = (instant: Date): number => Number(madridHour.format(instant));

import { TIME_ZONE } from '@hiring/contract';

const long = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: TIME_ZONE });
const plainLong = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** An instant as "21 de noviembre de 2026". */
export const longDate = (instant: string): string => long.format(new Date(instant));

/** A day without time ("1990-05-03") as "3 de mayo de 1990", whatever the zone. */
export const longDay = (day: string): string => plainLong.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

const instant = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** An instant as "21 de noviembre de 2026, 10:30". */
export const dateAndTime = (value: string): string => instant.format(new Date(value));

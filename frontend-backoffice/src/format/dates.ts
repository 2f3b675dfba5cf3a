import { TIME_ZONE } from '@hiring/contract';

const day = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

const moment = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

const shortMoment = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

const formatWith = (format: Intl.DateTimeFormat, value: string) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? 'Fecha inválida' : format.format(date);
};

/** "05/03/2026", for an instant or a calendar date. */
export const formatDay = (value: string) => formatWith(day, value);

/** "5 mar 2026, 10:42" in Madrid. */
export const formatMoment = (value: string) => formatWith(moment, value);

/** "5 mar, 10:42" in Madrid, where the year is plain. */
export const formatShortMoment = (value: string) => formatWith(shortMoment, value);

import { instantFormat, plainDayFormat } from '@hiring/contract';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const dayOfInstant = instantFormat(DAY);
const plainDay = plainDayFormat(DAY);
const moment = instantFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const second = instantFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const shortMoment = instantFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** YYYY-MM-DD: the same day in every zone. */
const isPlainDay = (value: string): boolean => value.length === 10;

const formatWith = (format: (instant: Date) => string, value: string) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? 'Fecha inválida' : format(date);
};

/** "05/03/2026", for an instant or a calendar date. */
export const formatDay = (value: string) => formatWith(isPlainDay(value) ? plainDay : dayOfInstant, value);

/** "5 mar 2026, 10:42" in the zone of the settings. */
export const formatMoment = (value: string) => formatWith(moment, value);

/** "5 mar 2026, 10:42:07", where many things happen in a minute. */
export const formatSecond = (value: string) => formatWith(second, value);

/** "5 mar, 10:42", where the year is plain. */
export const formatShortMoment = (value: string) => formatWith(shortMoment, value);

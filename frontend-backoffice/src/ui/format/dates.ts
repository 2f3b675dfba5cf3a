import { instantFormat, plainDayFormat } from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { sharedState } from '../state';
import { pluralOf } from './counts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY_MINUTES = 1440;
/** A mean month: 365 days are a year. */
const MONTH_DAYS = 365 / 12;
const YEAR_MONTHS = 12;

/** "12 días", "5 meses", "1 año": whole units, in the largest one. */
export function daysInWords(days: number): string {
  const months = Math.floor(days / MONTH_DAYS);
  if (months < 1) return translate('ui.dates.days', pluralOf(days));
  if (months < YEAR_MONTHS) return translate('ui.dates.months', pluralOf(months));
  return translate('ui.dates.years', pluralOf(Math.floor(months / YEAR_MONTHS)));
}

function minutesInWords(minutes: number): string {
  if (minutes < HOUR) return translate('ui.dates.minutes', pluralOf(minutes));
  if (minutes < DAY_MINUTES) return translate('ui.dates.hours', pluralOf(Math.floor(minutes / HOUR)));
  return daysInWords(Math.floor(minutes / DAY_MINUTES));
}

/** "Hace 5 minutos", "Hace 3 horas", "Hace 12 días", "Hace 5 meses", "Hace 1 año". */
export function relativeTime(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(instant).getTime()) / MINUTE_MS));
  if (minutes < 1) return translate('ui.dates.now');
  return translate('ui.dates.ago', { time: minutesInWords(minutes) });
}

const TICK_MS = 30_000;
const clock = sharedState(Date.now());
setInterval(() => clock.set(Date.now()), TICK_MS);

/** The current time in milliseconds; one clock for all the "Hace …" texts of the page. */
export const useNow = clock.useValue;

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const dayOfInstant = instantFormat(DAY);
const plainDay = plainDayFormat(DAY);
const MOMENT = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const shortMoment = instantFormat(MOMENT);
const moment = instantFormat({ ...MOMENT, year: 'numeric' });
const second = instantFormat({ ...MOMENT, year: 'numeric', second: '2-digit' });

/** YYYY-MM-DD: the same day in every zone. */
const isPlainDay = (value: string): boolean => value.length === 10;

const formatWith = (format: (instant: Date) => string, value: string) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? translate('ui.dates.invalid') : format(date);
};

/** "05/03/2026", for an instant or a calendar date. */
export const formatDay = (value: string) => formatWith(isPlainDay(value) ? plainDay : dayOfInstant, value);

/** "5 mar 2026, 10:42" in the zone of the settings. */
export const formatMoment = (value: string) => formatWith(moment, value);

/** "5 mar 2026, 10:42:07", where many things happen in a minute. */
export const formatSecond = (value: string) => formatWith(second, value);

/** "5 mar, 10:42", where the year is plain. */
export const formatShortMoment = (value: string) => formatWith(shortMoment, value);

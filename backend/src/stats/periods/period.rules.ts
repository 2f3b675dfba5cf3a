import { DEFAULT_FIGURE_DAYS, MAX_FIGURE_DAYS } from '@hiring/contract';
import { type FieldErrors, invalid } from '../../platform/errors/domain-error.js';

/** Days of Madrid (YYYY-MM-DD), both included. */
export interface Period {
  desde: string;
  hasta: string;
}

export interface Week extends Period {
  /** ISO 8601, e.g. `2026-W47`. */
  semana: string;
}

const DAY_MS = 86_400_000;

// Days are counted at midnight UTC, which has no clock changes.
const serial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (serialDay: number): string => new Date(serialDay * DAY_MS).toISOString().slice(0, 10);
/** 0 on Mondays. */
const weekday = (serialDay: number): number => (serialDay + 3) % 7;

export const addDays = (day: string, days: number): string => dayOf(serial(day) + days);
export const countDays = ({ desde, hasta }: Period): number => serial(hasta) - serial(desde) + 1;

/**
 * The requested period. Default end: today; default start: 30 days ending there.
 * @throws {DomainError} `validation_failed` by field.
 */
export function readPeriod(asked: { desde?: string; hasta?: string }, today: string): Period {
  const errors: FieldErrors = {};
  for (const name of ['desde', 'hasta'] as const) {
    if (asked[name] !== undefined && !isDay(asked[name])) errors[name] = ['La fecha no es válida'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const hasta = asked.hasta ?? (asked.desde && asked.desde > today ? asked.desde : today);
  const period = { desde: asked.desde ?? addDays(hasta, 1 - DEFAULT_FIGURE_DAYS), hasta };
  if (period.desde > period.hasta) throw invalid({ hasta: ['La fecha final es anterior a la inicial'] });
  if (countDays(period) > MAX_FIGURE_DAYS) throw invalid({ desde: ['El periodo es como máximo de 5 años'] });
  return period;
}

/** The preceding period of equal length. */
export function periodBefore(period: Period): Period {
  return { desde: addDays(period.desde, -countDays(period)), hasta: addDays(period.desde, -1) };
}

/** The weeks of the period, Monday to Sunday, clipped to it. */
export function weeksOf({ desde, hasta }: Period): Week[] {
  const weeks: Week[] = [];
  const end = serial(hasta);
  for (let day = serial(desde); day <= end;) {
    const sunday = day + 6 - weekday(day);
    weeks.push({ semana: isoWeek(day), desde: dayOf(day), hasta: dayOf(Math.min(sunday, end)) });
    day = sunday + 1;
  }
  return weeks;
}

/** ISO 8601: a week belongs to the year of its Thursday. */
function isoWeek(serialDay: number): string {
  const thursday = serialDay - weekday(serialDay) + 3;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  const week = Math.floor((thursday - serial(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

import type { DatesSetInfo } from '@fullcalendar/react';
import { dayFrom, todayInMadrid } from '../../ui/format/days';
import { type Mode, VIEW_OF_MODE } from './CalendarToolbar';

const DAY_MS = 86_400_000;
/** "23–29 de noviembre de 2026": the calendar counts in UTC. */
const DAYS = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** At a weekend the week that is shown is the one that comes. */
export function firstDayOf(mode: Mode): string {
  const today = todayInMadrid();
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return mode === 'semana' && weekday % 6 === 0 ? dayFrom(today, weekday === 0 ? 1 : 2) : today;
}

export const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The days in sight, and how they are called. */
export function daysShown({ start, end, view }: DatesSetInfo): { from: string; to: string; title: string } {
  const last = new Date(end.getTime() - DAY_MS);
  const title = view.type === VIEW_OF_MODE.mes ? view.title : DAYS.formatRange(start, last);
  return { from: dayOfDate(start), to: dayOfDate(last), title };
}

import { plainDayFormat, TIME_ZONE } from '@hiring/contract';
import { dayFrom } from '../format/days';

const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const sayLongDay = plainDayFormat({ dateStyle: 'full' });
const sayWeekday = plainDayFormat({ weekday: 'long' });
const sayAgendaDay = plainDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** What clocks in Madrid show, as "2026-12-01T09:00". */
export const wallOf = (instant: string | Date): string => WALL.format(new Date(instant)).replace(' ', 'T');

const dateOf = (day: string): Date | null => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** "01/12/2026". */
export function formatDate(day: string): string {
  return dateOf(day) ? day.split('-').reverse().join('/') : 'Fecha inválida';
}

/** "martes, 1 de diciembre de 2026". */
export function formatLongDay(day: string): string {
  const date = dateOf(day);
  return date ? sayLongDay(date) : 'Fecha inválida';
}

/** "martes 01/12/2026". */
export function formatCardDay(day: string): string {
  const date = dateOf(day);
  return date ? `${sayWeekday(date)} ${formatDate(day)}` : 'Fecha inválida';
}

/** "Hoy, lunes 23 de noviembre", "Mañana, …", "miércoles, 25 de noviembre"; another year is said. */
export function formatAgendaDay(day: string, today: string): string {
  const date = dateOf(day);
  if (!date) return 'Fecha inválida';
  if (day.slice(0, 4) !== today.slice(0, 4)) return sayLongDay(date);
  if (day === today) return `Hoy, ${sayAgendaDay(date).replace(',', '')}`;
  if (day === dayFrom(today, 1)) return `Mañana, ${sayAgendaDay(date).replace(',', '')}`;
  return sayAgendaDay(date);
}

/** The first five characters: HH:MM. */
export const formatHour = (hora: string): string => hora.slice(0, 5);

/** "45 min", "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

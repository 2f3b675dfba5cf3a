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

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "01/12/2026". */
export const formatDate = (day: string): string => day.split('-').reverse().join('/');

/** "martes, 1 de diciembre de 2026". */
export const formatLongDay = (day: string): string => sayLongDay(dateOf(day));

/** "martes 01/12/2026". */
export const formatCardDay = (day: string): string => `${sayWeekday(dateOf(day))} ${formatDate(day)}`;

/** "Hoy, lunes 23 de noviembre", "Mañana, …", "miércoles, 25 de noviembre"; another year is said. */
export function formatAgendaDay(day: string, today: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatLongDay(day);
  const said = sayAgendaDay(dateOf(day));
  if (day === today) return `Hoy, ${said.replace(',', '')}`;
  return day === dayFrom(today, 1) ? `Mañana, ${said.replace(',', '')}` : said;
}

/** The first five characters: HH:MM. */
export const formatHour = (hora: string): string => hora.slice(0, 5);

/** "45 min", "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

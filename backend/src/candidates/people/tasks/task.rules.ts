import type { TaskRepeat } from '@hiring/contract';
import { wordsOf } from '@hiring/contract';

/* Days are YYYY-MM-DD, counted as days: one may have 23 hours or 25. */

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** So many days after this one. */
export function daysAfter(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

const dayOfMonth = (day: string): number => Number(day.slice(8));

/** The day of the month that a task comes back on; null when it is not monthly. */
export const monthDayOf = (repite: TaskRepeat | null, vence_el: string | null): number | null =>
  repite === 'mensual' && vence_el ? dayOfMonth(vence_el) : null;

/** That day of the following month; where the month is shorter, its last. */
function inNextMonth(day: string, wanted: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(wanted, last))));
}

const isWeekend = (day: string): boolean => [0, 6].includes(dateOf(day).getUTCDay());

function once(day: string, repite: TaskRepeat, monthDay: number): string {
  switch (repite) {
    case 'diaria':
      return daysAfter(day, 1);
    case 'semanal':
      return daysAfter(day, 7);
    case 'mensual':
      return inNextMonth(day, monthDay);
    case 'laborable': {
      let next = daysAfter(day, 1);
      while (isWeekend(next)) next = daysAfter(next, 1);
      return next;
    }
    default:
      return repite satisfies never;
  }
}

/** The next day of a repeated task: after its own day and after today, so that nobody catches up on days that have passed. */
export function nextDay(
  { vence_el, repite, dia_mes }: { vence_el: string; repite: TaskRepeat; dia_mes: number | null },
  today: string,
): string {
  let next = vence_el;
  do next = once(next, repite, dia_mes ?? dayOfMonth(vence_el));
  while (next <= today);
  return next;
}

/** Whether the person's surnames, an e-mail address or a telephone number may stand in a text. */
export function mayName(text: string, { apellidos }: { apellidos: string }): boolean {
  const surnames = new Set(wordsOf(apellidos));
  const digits = text.replace(/[\s.\-/]/g, '');
  return text.includes('@') || /\d{6}/.test(digits) || wordsOf(text).some((word) => surnames.has(word));
}

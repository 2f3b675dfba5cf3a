import { INTERVIEW_HOURS, TIME_ZONE } from '@hiring/contract';
import { instantOf } from '../changes/interview-time.js';

export interface Busy {
  inicio: Date;
  fin: Date;
}

const MINUTE_MS = 60_000;
const minutesOfDay = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
const hourOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The next `count` days from Monday to Friday after a day. All are YYYY-MM-DD. */
export function workingDaysAfter(day: string, count: number): string[] {
  const days: string[] = [];
  const date = new Date(`${day}T00:00:00Z`);
  while (days.length < count) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) days.push(date.toISOString().slice(0, 10));
  }
  return days;
}

/**
 * Start times (HH:MM in Madrid) of a day for an interview of `minutes`: in the future, within working hours and
 * without overlaps.
 */
export function freeSlots(fecha: string, minutes: number, busy: readonly Busy[], now: Date): string[] {
  const { from, to, step } = INTERVIEW_HOURS;
  const last = minutesOfDay(to) - minutes;
  const slots: string[] = [];
  for (let begin = minutesOfDay(from); begin <= last; begin += step) {
    const hora = hourOf(begin);
    const inicio = instantOf(fecha, hora, TIME_ZONE);
    if (!inicio || inicio <= now) continue;
    const fin = new Date(inicio.getTime() + minutes * MINUTE_MS);
    if (busy.every((other) => other.fin <= inicio || other.inicio >= fin)) slots.push(hora);
  }
  return slots;
}

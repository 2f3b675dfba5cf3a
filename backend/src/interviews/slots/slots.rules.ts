import { type SlotDay, type SlotInvitationState, TIME_ZONE } from '@hiring/contract';
import { instantOf, wallOf } from '../changes/interview-time.js';
import type { InterviewAvailability } from './availability.entity.js';
import type { SlotInvitation } from './slot-invitation.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type SlotPlan = Pick<
  InterviewAvailability,
  'franjas' | 'duracion_min' | 'margen_antes_min' | 'margen_despues_min' | 'antelacion_horas' | 'dias_vista'
>;
export interface Busy {
  inicio: Date;
  fin: Date;
}

/**
 * Start times that can be picked, in order: within the windows, after the minimum notice, up to the maximum days
 * ahead, with free buffers on both sides. Windows are Madrid time; at clock changes, skipped and repeated hours are
 * not offered.
 */
export function freeSlots(plan: SlotPlan, busy: readonly Busy[], now: Date): Date[] {
  const earliest = now.getTime() + plan.antelacion_horas * HOUR_MS;
  const gap = gapOf(plan);
  const length = plan.duracion_min * MINUTE_MS;
  const isFree = (start: number): boolean =>
    busy.every(({ inicio, fin }) => start - gap >= fin.getTime() || start + length + gap <= inicio.getTime());
  const starts = datesFrom(now, plan.dias_vista).flatMap((fecha) => startsOf(plan, fecha));
  return [...new Set(starts)]
    .filter((start) => start >= earliest && start > now.getTime() && isFree(start))
    .sort((a, b) => a - b)
    .map((start) => new Date(start));
}

/** Whether an interview that begins then fits into a window of one of these plans. */
export function isWithin(
  slot: Date,
  minutes: number,
  plans: readonly Pick<InterviewAvailability, 'franjas'>[],
): boolean {
  const { fecha } = wallOf(slot, TIME_ZONE);
  const dia = weekdayOf(fecha);
  const end = slot.getTime() + minutes * MINUTE_MS;
  return plans
    .flatMap(({ franjas }) => franjas)
    .filter((window) => (window.fecha === undefined ? window.dia === dia : window.fecha === fecha))
    .some(({ desde, hasta }) => {
      const [from, until] = [instantOf(fecha, desde, TIME_ZONE), instantOf(fecha, hasta, TIME_ZONE)];
      return from !== null && until !== null && from <= slot && end <= until.getTime();
    });
}

const weekdayOf = (fecha: string): number => new Date(`${fecha}T00:00:00Z`).getUTCDay() || 7;

/** By day of Madrid. */
export function slotsByDay(slots: readonly Date[]): SlotDay[] {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const { fecha } = wallOf(slot, TIME_ZONE);
    days.set(fecha, [...(days.get(fecha) ?? []), slot.toISOString()]);
  }
  return [...days].map(([fecha, huecos]) => ({ fecha, huecos }));
}

/** State of an invitation; a picked one stays picked. */
export function invitationState(
  { usada_at, revocada_at, caduca_at }: Pick<SlotInvitation, 'usada_at' | 'revocada_at' | 'caduca_at'>,
  applicationOpen: boolean,
  now: Date,
): SlotInvitationState {
  if (usada_at) return 'elegida';
  if (revocada_at) return 'retirada';
  if (!applicationOpen) return 'cerrada';
  return caduca_at <= now ? 'caducada' : 'abierta';
}

/** Gap between two interviews: the buffer after one and before the next may overlap. */
const gapOf = ({ margen_antes_min, margen_despues_min }: SlotPlan): number =>
  Math.max(margen_antes_min, margen_despues_min) * MINUTE_MS;

/** Today and so many days more, YYYY-MM-DD. */
function datesFrom(now: Date, days: number): string[] {
  const today = Date.parse(`${wallOf(now, TIME_ZONE).fecha}T00:00:00Z`);
  return Array.from({ length: days + 1 }, (_, n) => new Date(today + n * DAY_MS).toISOString().slice(0, 10));
}

/** Consecutive starts with the buffer between them. */
function startsOf(plan: SlotPlan, fecha: string): number[] {
  const dia = weekdayOf(fecha);
  const length = plan.duracion_min * MINUTE_MS;
  const step = length + gapOf(plan);
  return plan.franjas
    .filter((window) => (window.fecha === undefined ? window.dia === dia : window.fecha === fecha))
    .flatMap(({ desde, hasta }) => {
      const from = instantOf(fecha, desde, TIME_ZONE);
      const until = instantOf(fecha, hasta, TIME_ZONE);
      if (!from || !until) return [];
      const starts: number[] = [];
      for (let start = from.getTime(); start + length <= until.getTime(); start += step) {
        if (isPlain(start)) starts.push(start);
      }
      return starts;
    });
}

/** Whether the wall-clock time is unambiguous. */
function isPlain(start: number): boolean {
  const { fecha, hora } = wallOf(new Date(start), TIME_ZONE);
  return instantOf(fecha, hora, TIME_ZONE)?.getTime() === start;
}

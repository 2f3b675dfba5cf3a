import {
  FAR_AHEAD,
  INTERVIEW_LIMITS,
  isFarAhead,
  type InterviewEstado,
  type InterviewTipo,
  type ProposedMoment,
  TIME_ZONE,
} from '@hiring/contract';
import type { FieldErrors } from '../platform/errors/domain-error.js';
import type { Interview } from './interview.entity.js';
import { instantOf, wallOf } from './changes/interview-time.js';

/** The candidate is reminded this long before. */
export const REMIND_MS = 24 * 60 * 60 * 1000;
/** And once more this long before. */
export const REMIND_SOON_MS = 2 * 60 * 60 * 1000;
/** No reminder for an interview scheduled this shortly before it: the invitation is recent. */
const FRESH_MS = 12 * 60 * 60 * 1000;
const FRESH_SOON_MS = 2 * 60 * 60 * 1000;

type Standing = Pick<Interview, 'estado' | 'deleted_at'>;

/** Agreed, and neither held nor called off. */
export function isLive({ estado, deleted_at }: Standing): boolean {
  return deleted_at === null && (estado === 'programada' || estado === 'confirmada');
}

/** Live and in the future: the candidate may still answer. */
export function isAhead(interview: Standing & Pick<Interview, 'inicio'>, now: Date): boolean {
  return isLive(interview) && interview.inicio > now;
}

/** Estados of an interview whose time is over. */
export function isEnded(estado: InterviewEstado): boolean {
  return estado === 'realizada' || estado === 'no_presentada';
}

/** Actions on the cards of the back office for this estado. */
export function actionsOf(estado: InterviewEstado): InterviewEstado[] {
  switch (estado) {
    case 'programada':
      return ['confirmada', 'cancelada'];
    case 'confirmada':
      return ['realizada', 'no_presentada', 'cancelada'];
    case 'realizada':
    case 'cancelada':
    case 'no_presentada':
      return [];
  }
}

/** Value of the reminder columns: the start when a reminder is to be skipped, otherwise null. */
export function withoutReminders(
  inicio: Date,
  now: Date,
): Pick<Interview, 'recordatorio_de' | 'recordatorio_2h_de'> {
  const left = inicio.getTime() - now.getTime();
  return {
    recordatorio_de: left < REMIND_MS + FRESH_MS ? inicio : null,
    recordatorio_2h_de: left < REMIND_SOON_MS + FRESH_SOON_MS ? inicio : null,
  };
}

export type Reminder = '24h' | '2h';

/**
 * The reminder that is due for this start and unsent; null: none. The first one is never sent late: once the second
 * is due, only the second counts.
 */
export function reminderDue(
  {
    inicio,
    recordatorio_de,
    recordatorio_2h_de,
  }: Pick<Interview, 'inicio' | 'recordatorio_de' | 'recordatorio_2h_de'>,
  now: Date,
): Reminder | null {
  const left = inicio.getTime() - now.getTime();
  const done = (mark: Date | null): boolean => mark?.getTime() === inicio.getTime();
  if (left <= 0 || left > REMIND_MS) return null;
  if (left <= REMIND_SOON_MS) return done(recordatorio_2h_de) ? null : '2h';
  return done(recordatorio_de) ? null : '24h';
}

/** Keeps the place of an interview in person, or the link of a video call. */
export function placeOf(
  tipo: InterviewTipo,
  { ubicacion, link_virtual }: { ubicacion?: string | null; link_virtual?: string | null },
): { ubicacion: string | null; link_virtual: string | null } {
  return {
    ubicacion: tipo === 'presencial' ? (ubicacion ?? null) : null,
    link_virtual: tipo === 'virtual' ? (link_virtual ?? null) : null,
  };
}

/** Missing fields: a meeting in person needs a place, a video call a link. */
export function missingPlace(tipo: InterviewTipo, place: Parameters<typeof placeOf>[1]): FieldErrors | null {
  if (tipo === 'presencial' && !place.ubicacion) return { ubicacion: ['El campo Ubicación es obligatorio'] };
  if (tipo === 'virtual' && !place.link_virtual) {
    return { link_virtual: ['El campo Enlace de la reunión es obligatorio'] };
  }
  return null;
}

/** Error of a start in the past, on the hour if today, or further ahead than people plan; null: none. */
export function startErrors(inicio: Date, now: Date): FieldErrors | null {
  if (isFarAhead(wallOf(inicio, TIME_ZONE).fecha, now)) return { fecha: [FAR_AHEAD] };
  if (inicio > now) return null;
  const today = wallOf(inicio, TIME_ZONE).fecha === wallOf(now, TIME_ZONE).fecha;
  return today
    ? { hora: ['Esa hora ya ha pasado. Elige una más tarde u otro día.'] }
    : { fecha: ['La entrevista debe ser en el futuro'] };
}

/** Whether the change concerns the candidate: time, duration, place or type. */
export function isNews(before: Interview, after: Interview): boolean {
  return (
    before.inicio.getTime() !== after.inicio.getTime() ||
    before.fin.getTime() !== after.fin.getTime() ||
    before.tipo !== after.tipo ||
    before.ubicacion !== after.ubicacion ||
    before.link_virtual !== after.link_virtual
  );
}

/** Error of proposed times, in Spanish; null: none. */
export function proposalsError(moments: readonly ProposedMoment[], now: Date): string | null {
  if (moments.length > INTERVIEW_LIMITS.proposals) {
    return `Puedes proponer hasta ${INTERVIEW_LIMITS.proposals} momentos`;
  }
  for (const { fecha, hora } of moments) {
    const instant = instantOf(fecha, hora, TIME_ZONE);
    if (!instant) return 'Indica el día y la hora de cada momento que propongas';
    if (instant <= now) return 'Los momentos que propongas deben ser futuros';
    if (isFarAhead(fecha, now)) return FAR_AHEAD;
  }
  return null;
}

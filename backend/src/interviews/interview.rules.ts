import {
  INTERVIEW_LIMITS,
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
/** An interview agreed so shortly before a reminder goes without that one: the invitation is fresh. */
const FRESH_MS = 12 * 60 * 60 * 1000;
const FRESH_SOON_MS = 2 * 60 * 60 * 1000;

type Standing = Pick<Interview, 'estado' | 'deleted_at'>;

/** Agreed, and neither held nor called off. */
export function isLive({ estado, deleted_at }: Standing): boolean {
  return deleted_at === null && (estado === 'programada' || estado === 'confirmada');
}

/** Live and not begun: what the candidate may still answer. */
export function isAhead(interview: Standing & Pick<Interview, 'inicio'>, now: Date): boolean {
  return isLive(interview) && interview.inicio > now;
}

/** Estados that say that its hour has come and gone. */
export function isEnded(estado: InterviewEstado): boolean {
  return estado === 'realizada' || estado === 'no_presentada';
}

/** What the cards of the back office offer for an interview of this estado. */
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

/** The beginning where a reminder is not to be sent for it, as the columns keep it; null where one is. */
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
 * The reminder that is due now and was not sent for this beginning; null: none. The earlier one is never sent late:
 * once the second is due, it is the one that counts.
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

/** A place belongs to an interview in person, a link to one by video. */
export function placeOf(
  tipo: InterviewTipo,
  { ubicacion, link_virtual }: { ubicacion?: string | null; link_virtual?: string | null },
): { ubicacion: string | null; link_virtual: string | null } {
  return {
    ubicacion: tipo === 'presencial' ? (ubicacion ?? null) : null,
    link_virtual: tipo === 'virtual' ? (link_virtual ?? null) : null,
  };
}

/** What is missing, by field: a meeting in person has a place, one by video a link. */
export function missingPlace(tipo: InterviewTipo, place: Parameters<typeof placeOf>[1]): FieldErrors | null {
  if (tipo === 'presencial' && !place.ubicacion) return { ubicacion: ['El campo Ubicación es obligatorio'] };
  if (tipo === 'virtual' && !place.link_virtual) {
    return { link_virtual: ['El campo Enlace de la reunión es obligatorio'] };
  }
  return null;
}

/** What is wrong with a beginning that has passed: today it is the hour, before it is the day. */
export function notAhead(inicio: Date, now: Date): FieldErrors {
  const today = wallOf(inicio, TIME_ZONE).fecha === wallOf(now, TIME_ZONE).fecha;
  return today
    ? { hora: ['Esa hora ya ha pasado. Elige una más tarde u otro día.'] }
    : { fecha: ['La entrevista debe ser en el futuro'] };
}

/** Whether the change is news to the candidate: when, how long, where or how. */
export function isNews(before: Interview, after: Interview): boolean {
  return (
    before.inicio.getTime() !== after.inicio.getTime() ||
    before.fin.getTime() !== after.fin.getTime() ||
    before.tipo !== after.tipo ||
    before.ubicacion !== after.ubicacion ||
    before.link_virtual !== after.link_virtual
  );
}

/** What is wrong with proposed moments, in Spanish; null: nothing. */
export function proposalsError(moments: readonly ProposedMoment[], now: Date): string | null {
  if (moments.length > INTERVIEW_LIMITS.proposals) {
    return `Puedes proponer hasta ${INTERVIEW_LIMITS.proposals} momentos`;
  }
  for (const { fecha, hora } of moments) {
    const instant = instantOf(fecha, hora, TIME_ZONE);
    if (!instant) return 'Indica el día y la hora de cada momento que propongas';
    if (instant <= now) return 'Los momentos que propongas deben ser futuros';
  }
  return null;
}

import { type ConservacionPaso } from '@hiring/contract';
import type { RetentionTerm } from './retention-term.entity.js';
import { madridDay } from '../../platform/values/madrid-day.js';

export interface RetentionConfig {
  retencion_meses: number;
  /** Of whoever was hired. */
  retencion_contratadas_meses: number;
  aviso_dias: number;
  cuarentena_dias: number;
}

export type Term = Pick<
  RetentionTerm,
  'actividad_at' | 'cerrada' | 'contratada' | 'estado' | 'avisada_at' | 'cuarentena_at'
> & {
  /** A hold is in force. */
  retenida: boolean;
  /** When the person last agreed to their data being kept for future openings; null: has not, or took it back. */
  permiso_at: Date | null;
};

/** Months that a consent for future openings is good for. */
export const CONSENT_MONTHS = 24;

const DAY_MS = 86_400_000;
const NEVER = new Date(0);

/** The same time of day so many months earlier; a day that the month has not is its last one. */
export function monthsBefore(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCMonth(moved.getUTCMonth() - months);
  // 31 March less one month overflows into March again.
  if (moved.getUTCDate() !== instant.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** The day of Madrid, YYYY-MM-DD. */
export const dayOf = (instant: Date): string => madridDay(instant);

/** Upper bounds, each included: of the last activity for those not reminded, and of the steps already taken. */
export interface Bounds {
  aviso: Date;
  cuarentena: Date;
  borrado: Date;
  /** Limits for people who were reminded: their last activity and the reminder. */
  avisada: { actividad: Date; avisadaAt: Date };
  avisadaBorrado: { actividad: Date; avisadaAt: Date };
  /** A consent given later than this keeps the data; null: consents count as activity for as long as that. */
  permisoDesde: Date | null;
}

export interface RetentionPlan {
  /** The day, YYYY-MM-DD, whose holds count. */
  hoy: string;
  /** Of those whose process ended without a contract. */
  cerrada: Bounds;
  /** Of those who were hired. */
  contratada: Bounds;
  /** Upper bound, included, of the quarantine. */
  cuarentenaAt: Date;
}

/**
 * The steps that will be due at an instant, if nothing else changes and the job runs regularly. Each step leaves the
 * full period after the step before, even if that came late. With `at` = `now`: the steps that are due now.
 */
export function planOf(config: RetentionConfig, now: Date, at: Date): RetentionPlan {
  return {
    hoy: dayOf(now),
    cerrada: boundsOf(config.retencion_meses, config, now, at),
    contratada: boundsOf(config.retencion_contratadas_meses, config, now, at),
    cuarentenaAt: daysAfter(at, -config.cuarentena_dias),
  };
}

function boundsOf(months: number, config: RetentionConfig, now: Date, at: Date): Bounds {
  const { aviso_dias, cuarentena_dias } = config;
  const fits = (days: number): boolean => daysAfter(now, days) <= at;
  const erased = daysAfter(at, -cuarentena_dias);
  return {
    aviso: monthsBefore(daysAfter(at, aviso_dias), months),
    cuarentena: fits(aviso_dias) ? monthsBefore(at, months) : NEVER,
    borrado: fits(aviso_dias + cuarentena_dias) ? monthsBefore(erased, months) : NEVER,
    avisada: { actividad: monthsBefore(at, months), avisadaAt: daysAfter(at, -aviso_dias) },
    avisadaBorrado: fits(cuarentena_dias)
      ? { actividad: monthsBefore(erased, months), avisadaAt: daysAfter(erased, -aviso_dias) }
      : { actividad: NEVER, avisadaAt: NEVER },
    permisoDesde: months < CONSENT_MONTHS ? monthsBefore(at, CONSENT_MONTHS) : null,
  };
}

/**
 * The last step that a person's data reach by the plan; null: none. People with an open process and people under a
 * hold are never due.
 */
export function stepOf(term: Term, plan: RetentionPlan): ConservacionPaso | null {
  if (term.retenida) return null;
  if (term.estado === 'cuarentena')
    return term.cuarentena_at !== null && term.cuarentena_at <= plan.cuarentenaAt ? 'borrado' : null;
  const bounds = term.cerrada ? plan.cerrada : term.contratada ? plan.contratada : null;
  if (!bounds) return null;
  if (bounds.permisoDesde && term.permiso_at && term.permiso_at > bounds.permisoDesde) return null;
  const { actividad_at, avisada_at } = term;
  if (term.estado === 'avisada') {
    const by = (bound: { actividad: Date; avisadaAt: Date }): boolean =>
      actividad_at <= bound.actividad && avisada_at !== null && avisada_at <= bound.avisadaAt;
    return by(bounds.avisadaBorrado) ? 'borrado' : by(bounds.avisada) ? 'cuarentena' : null;
  }
  if (actividad_at <= bounds.borrado) return 'borrado';
  if (actividad_at <= bounds.cuarentena) return 'cuarentena';
  return actividad_at <= bounds.aviso ? 'aviso' : null;
}

/** When a reminded person's data become unreadable, if nothing happens. */
export function quarantineFrom(
  term: Pick<Term, 'actividad_at' | 'contratada'>,
  avisadaAt: Date,
  config: RetentionConfig,
): Date {
  const kept = new Date(term.actividad_at);
  kept.setUTCMonth(
    kept.getUTCMonth() + (term.contratada ? config.retencion_contratadas_meses : config.retencion_meses),
  );
  const reminded = daysAfter(avisadaAt, config.aviso_dias);
  return kept > reminded ? kept : reminded;
}

import { ESTADOS, type Estado, isEndedEstado, STAGE_OF_ESTADO, STAGES, type Stage } from '@hiring/contract';
import type { Application } from './application.entity.js';

/** What exported lists have in the place of a vacancy, and imported ones understand. */
export const SPONTANEOUS = 'Candidatura espontánea';

interface Process {
  estado: Estado;
  /** Null: not withdrawn. */
  retirada_at: Date | string | null;
  /** Null, or absent: not deleted. */
  deleted_at?: Date | null;
}

/** Open: not hired, rejected, withdrawn or deleted. */
export function isOpen(application: Process): boolean {
  return !isEndedEstado(application.estado) && application.retirada_at === null && !application.deleted_at;
}

type Candidature = Process & Pick<Application, 'id' | 'fecha_aplicacion'>;

/**
 * The person's current application: among open ones the furthest along, then the newest; without an open one a
 * hired one; else the newest. Null for none. Deleted ones never count.
 */
export function pickCurrent<T extends Candidature>(applications: readonly T[]): T | null {
  const rank = (application: T): number => {
    if (isOpen(application)) return 10 + ESTADOS.indexOf(application.estado);
    return application.estado === 'contratada' && application.retirada_at === null ? 5 : 0;
  };
  const newestFirst = (a: T, b: T): number =>
    b.fecha_aplicacion.getTime() - a.fecha_aplicacion.getTime() || (a.id < b.id ? 1 : -1);
  return (
    applications
      .filter((application) => !application.deleted_at)
      .sort((a, b) => rank(b) - rank(a) || newestFirst(a, b))[0] ?? null
  );
}

/** The estado of a move's target: one of the six, or the first of a stage; null when invalid. */
export function estadoOfTarget(word: string): Estado | null {
  return ESTADOS.find((estado) => estado === word || STAGE_OF_ESTADO[estado] === word) ?? null;
}

/** Target stages of HR for an application that is neither withdrawn nor deleted: all others (HR may correct a mistake). */
export const OTHER_STAGES = Object.fromEntries(
  ESTADOS.map((estado) => [estado, STAGES.filter((stage) => stage !== STAGE_OF_ESTADO[estado])]),
) as Record<Estado, Stage[]>;

/** Target stages of HR; none once withdrawn. */
export function targetsOf(application: Process): Stage[] {
  return application.retirada_at !== null || application.deleted_at ? [] : OTHER_STAGES[application.estado];
}

/** Start of the longest wait among these applications; null when none is open. */
export function waitingSince(
  applications: readonly (Process & Pick<Application, 'en_fase_desde'>)[],
): Date | null {
  return applications
    .filter(isOpen)
    .map(({ en_fase_desde }) => en_fase_desde)
    .reduce<Date | null>((longest, since) => (longest && longest <= since ? longest : since), null);
}

/** The columns that a move sets. */
export interface MoveChange {
  estado: Estado;
  en_fase_desde: Date;
  fecha_respuesta: Date | null;
  fecha_contratacion: Date | null;
}

/**
 * Columns set by a move to `to` at `now`: `fecha_respuesta` at the first move out of recibida, `fecha_contratacion`
 * only while contratada. The wait restarts, because the candidate is told.
 */
export function moveChange(
  application: Pick<Application, 'estado' | 'fecha_respuesta'>,
  to: Estado,
  now: Date,
): MoveChange {
  return {
    estado: to,
    en_fase_desde: now,
    fecha_respuesta: application.fecha_respuesta ?? (to === 'recibida' ? null : now),
    fecha_contratacion: to === 'contratada' ? now : null,
  };
}

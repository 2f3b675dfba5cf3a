import { STAGE_OF_ESTADO } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import type { ApplicationColumns } from '../../applications/moves/lock-application.js';
import { isOpen, pickCurrent, waitingSince } from '../../applications/application.rules.js';
import { columnsOf, statement } from '../../../platform/database/sql/db.js';
import { together } from '../../../platform/database/transactions/together.js';
import { type InterviewAhead, interviewsAhead, shownInterview } from './next-interview.js';

const CURRENT = [
  ...(['id', 'vacante_id', 'departamento', 'posicion', 'estado', 'prioridad', 'version'] as const),
  ...(['fecha_aplicacion', 'en_fase_desde', 'fecha_respuesta', 'fecha_contratacion'] as const),
  ...(['feedback_rrhh', 'retirada_at', 'deleted_at'] as const),
] as const;

/** What is read of an application to choose the current one and to show it. */
export type CurrentColumns = Pick<ApplicationColumns, (typeof CURRENT)[number]>;

/** What the projection of a person depends on. */
export interface Standing {
  /** Those that are not deleted. */
  applications: CurrentColumns[];
  interviews: InterviewAhead[];
}

/** The columns of the person that show the current application. */
type Projection = ReturnType<typeof projectionOf>;

export const PROJECTED = [
  ...(['aplicacion_actual_id', 'aplicacion_version', 'vacante_id', 'otras_abiertas', 'estado'] as const),
  ...(['etapa', 'prioridad', 'fecha_aplicacion', 'fecha_respuesta', 'fecha_contratacion'] as const),
  ...(['espera_desde', 'feedback_rrhh', 'retirada_at', 'entrevista_fecha', 'entrevista_hora'] as const),
  ...(['entrevista_tipo', 'entrevista_ubicacion'] as const),
] as const;

const applicationsOf = statement((db, { candidateId }: { candidateId: string }) =>
  db
    .selectFrom('aplicaciones_vacantes')
    .where('candidato_id', '=', candidateId)
    .where('deleted_at', 'is', null)
    .select(CURRENT),
);

/** Reads it; the candidate's row must be locked before. */
export async function readStanding(
  manager: EntityManager,
  candidateId: string,
  now = new Date(),
): Promise<Standing> {
  const [applications, interviews] = await together([
    applicationsOf(manager, { candidateId }),
    interviewsAhead(manager, { candidateId, now }),
  ]);
  return { applications, interviews };
}

/** Null: every application is deleted, and the person keeps what was shown. */
export function projectionOf({ applications, interviews }: Standing) {
  const current = pickCurrent(applications);
  if (!current) return null;
  const open = applications.filter(isOpen).length;
  const today = new Date();
  return {
    aplicacion_actual_id: current.id,
    aplicacion_version: current.version,
    vacante_id: current.vacante_id,
    otras_abiertas: open - (isOpen(current) ? 1 : 0),
    estado: current.estado,
    etapa: STAGE_OF_ESTADO[current.estado],
    prioridad: current.prioridad,
    fecha_aplicacion: current.fecha_aplicacion,
    fecha_respuesta: current.fecha_respuesta,
    fecha_contratacion: current.fecha_contratacion,
    espera_desde: waitingSince(applications),
    feedback_rrhh: current.feedback_rrhh,
    retirada_at: current.retirada_at,
    ...shownInterview(interviews.find(({ fin }) => fin > today)),
  };
}

/** The standing after a change of one of its applications. */
export const afterChange = (
  { applications, interviews }: Standing,
  id: string,
  change: Partial<CurrentColumns>,
): Standing => ({
  interviews,
  applications: applications.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

const updatePerson = statement((db, values: NonNullable<Projection> & { candidateId: string }) =>
  db.updateTable('candidates').set(columnsOf(values, PROJECTED)).where('id', '=', values.candidateId),
);

/** Writes the projection of the application that is current in this standing. */
export async function writeProjection(
  manager: EntityManager,
  candidateId: string,
  standing: Standing,
): Promise<void> {
  const projection = projectionOf(standing);
  if (projection) await updatePerson(manager, { candidateId, ...projection });
}

/**
 * Projects the person's current application. Every write of an application calls it, or `writeProjection`, in its
 * transaction with the candidate's row locked; nothing else writes these columns.
 */
export async function projectCandidate(manager: EntityManager, candidateId: string): Promise<void> {
  await writeProjection(manager, candidateId, await readStanding(manager, candidateId));
}

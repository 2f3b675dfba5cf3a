import { STAGE_OF_ESTADO } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { Candidate } from '../../people/candidate.entity.js';
import { isOpen, pickCurrent, waitingSince } from '../application.rules.js';
import { type InterviewAhead, interviewsAhead, shownInterview } from './next-interview.js';

/** The applications of a person that are not deleted. */
export const applicationsOf = (manager: EntityManager, candidateId: string) =>
  db(manager)
    .selectFrom('aplicaciones_vacantes')
    .where('candidato_id', '=', candidateId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .execute();

/** What is read of an application to choose the current one and to show it. */
export type CurrentColumns = Awaited<ReturnType<typeof applicationsOf>>[number];

/**
 * The columns of the person that show the current application. Null: every application is deleted, and the person
 * keeps what was shown.
 */
export function projectionOf(applications: readonly CurrentColumns[], interviews: readonly InterviewAhead[]) {
  const current = pickCurrent(applications);
  if (!current) return null;
  const open = applications.filter(isOpen).length;
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
    ...shownInterview(interviews[0]),
  };
}

/**
 * Projects the person's current application. Every write of an application calls it last, in its transaction with the
 * candidate's row locked; nothing else writes these columns.
 */
export async function projectCandidate(
  manager: EntityManager,
  candidateId: string,
  now: Date,
): Promise<void> {
  const applications = await applicationsOf(manager, candidateId);
  const interviews = await interviewsAhead(manager, candidateId, now);
  const projection = projectionOf(applications, interviews);
  if (projection) await manager.update(Candidate, candidateId, projection);
}

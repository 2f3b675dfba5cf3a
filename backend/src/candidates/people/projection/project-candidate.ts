import { STAGE_OF_ESTADO } from '@hiring/contract';
import { type EntityManager, IsNull } from 'typeorm';
import { Application } from '../../applications/application.entity.js';
import { isOpen, pickCurrent, waitingSince } from '../../applications/application.rules.js';
import { Candidate } from '../candidate.entity.js';
import { nextInterviewOf } from './next-interview.js';

/**
 * Writes the projection of the person's current application. Every write of an application calls it in its
 * transaction, with the candidate's row locked; nothing else writes these columns.
 */
export async function projectCandidate(manager: EntityManager, candidateId: string): Promise<void> {
  const applications = await manager.findBy(Application, { candidato_id: candidateId, deleted_at: IsNull() });
  const current = pickCurrent(applications);
  if (!current) return;
  const open = applications.filter(isOpen).length;
  await manager.update(Candidate, candidateId, {
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
    ...(await nextInterviewOf(manager, candidateId)),
  });
}

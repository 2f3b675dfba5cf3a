import { type EntityManager, Not } from 'typeorm';
import { Correo } from '../../../mail/messages/correo.entity.js';
import { ApplicationHistory } from './application-history.entity.js';

/**
 * The application's latest move, if it is this one and not undone yet, with the time from which its message
 * may leave; null otherwise.
 */
export async function findMoveOfHistory(
  manager: EntityManager,
  applicationId: string,
  historyId: string,
): Promise<{ history: ApplicationHistory; sendFrom: Date | null } | null> {
  const history = await manager.findOne(ApplicationHistory, {
    // A form that was sent again changes no estado: what came before it can still be taken back.
    where: { aplicacion_id: applicationId, tipo: Not('actualizada') },
    order: { created_at: 'DESC', id: 'DESC' },
  });
  if (history?.id !== historyId || history.tipo !== 'movida') return null;
  const mail = await manager.findOne(Correo, {
    where: { historial_id: historyId },
    select: { id: true, enviar_desde: true },
    order: { created_at: 'ASC' },
  });
  return { history, sendFrom: mail?.enviar_desde ?? null };
}

/**
 * Moves of an application whose message waits for its time, oldest first; `hidden`: a rejection that the candidate
 * does not see yet. A message that is being retried after a failure is not among them: it tells of something seen.
 */
export function listUnsentMoves(
  manager: EntityManager,
  applicationId: string,
): Promise<{ id: string; hidden: boolean }[]> {
  return manager.query(
    `SELECT h.id, h.visible_at IS NULL AS hidden FROM aplicacion_historial h
     WHERE h.aplicacion_id = $1 AND h.tipo = 'movida' AND h.deshecha_at IS NULL
       AND (h.visible_at IS NULL OR EXISTS (
         SELECT 1 FROM correos c
         WHERE c.historial_id = h.id AND c.estado = 'pendiente' AND c.intentos = 0 AND c.enviar_desde > now()))
     ORDER BY h.created_at, h.id`,
    [applicationId],
  );
}

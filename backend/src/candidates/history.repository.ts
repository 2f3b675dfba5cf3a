import type { EntityManager } from 'typeorm';
import { Correo } from '../mail/correo.entity.js';
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
    where: { aplicacion_id: applicationId },
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

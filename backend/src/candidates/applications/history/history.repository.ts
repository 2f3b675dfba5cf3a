import { sql } from 'kysely';
import { type EntityManager, Not } from 'typeorm';
import { Email } from '../../../mail/emails/email.entity.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { ApplicationHistory } from './application-history.entity.js';

/**
 * The application's latest move, if it is this one and not undone, with the send time of its message; otherwise
 * null.
 */
export async function findMoveOfHistory(
  manager: EntityManager,
  applicationId: string,
  historyId: string,
): Promise<{ history: ApplicationHistory; sendFrom: Date | null } | null> {
  const history = await manager.findOne(ApplicationHistory, {
    // A resubmitted form changes no estado: the move before it can still be undone.
    where: { aplicacion_id: applicationId, tipo: Not('actualizada') },
    order: { created_at: 'DESC', id: 'DESC' },
  });
  if (history?.id !== historyId || history.tipo !== 'movida') return null;
  const mail = await manager.findOne(Email, {
    where: { historial_id: historyId },
    select: { id: true, enviar_desde: true },
    order: { created_at: 'ASC' },
  });
  return { history, sendFrom: mail?.enviar_desde ?? null };
}

/**
 * Moves of an application whose message waits for its send time, oldest first; `hidden`: a rejection that the
 * candidate does not see yet. Messages retried after a failure are excluded, because their change is already visible.
 */
export const listUnsentMoves = (source: Source, applicationId: string) =>
  db(source)
    .selectFrom('aplicacion_historial as h')
    .where('h.aplicacion_id', '=', applicationId)
    .where('h.tipo', '=', sql.lit('movida'))
    .where('h.deshecha_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('h.visible_at', 'is', null),
        eb.exists(
          eb
            .selectFrom('correos as c')
            .whereRef('c.historial_id', '=', 'h.id')
            .where('c.estado', '=', sql.lit('pendiente'))
            .where('c.intentos', '=', sql.lit(0))
            .where('c.enviar_desde', '>', sql<Date>`now()`)
            .select('c.id'),
        ),
      ]),
    )
    .select(['h.id', sql<boolean>`h.visible_at is null`.as('hidden')])
    .orderBy('h.created_at')
    .orderBy('h.id')
    .execute();

import { sql } from 'kysely';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';

/** More than anybody has. */
const RETURNED = 50;

/** Requests that came back to whoever asked for them and were not asked for again, with the reason; the oldest first. */
export const returnedTo = (source: Source, userId: string) =>
  db(source)
    .selectFrom('solicitudes_personal as s')
    .where('s.solicitante_id', '=', userId)
    .where('s.estado', '=', 'devuelta')
    .select(['s.id', 's.numero', 's.titulo'])
    .select((eb) =>
      eb
        .selectFrom('aprobaciones_solicitud as p')
        .whereRef('p.solicitud_id', '=', 's.id')
        .whereRef('p.ronda', '=', 's.ronda')
        .where('p.decision', '=', 'devuelta')
        .select('p.motivo')
        .limit(1)
        .as('motivo'),
    )
    .orderBy('s.updated_at')
    .orderBy('s.id')
    .limit(RETURNED)
    .execute();

/**
 * Which of these people asked for one of these requests, approve it, decided on it, or stand in for who approves it. A
 * deputy of other days is told too: what they are told has no content, and `seenBy` decides what they read.
 */
export async function readersOf(
  source: Source,
  requests: readonly string[],
  users: readonly string[],
): Promise<string[]> {
  const rows = await db(source)
    .selectFrom('solicitudes_personal as s')
    .leftJoin('aprobaciones_solicitud as p', 'p.solicitud_id', 's.id')
    .leftJoin('delegaciones_aprobacion as d', 'd.usuario_id', 'p.usuario_id')
    .innerJoin('users as u', (join) =>
      join.on(sql<boolean>`u.id in (s.solicitante_id, p.usuario_id, p.decidida_por, d.suplente_id)`),
    )
    .where((eb) => isAnyOf(eb.ref('s.id'), requests))
    .where((eb) => isAnyOf(eb.ref('u.id'), users))
    .select('u.id')
    .distinct()
    .execute();
  return rows.map(({ id }) => id);
}

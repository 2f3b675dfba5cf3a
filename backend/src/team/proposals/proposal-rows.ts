import type { Actor } from '../../platform/auth/actor.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import type { ProposalResponse } from '../own/team.dto.js';

const MOST = 50;

/** Proposals about an application, the newest first. */
export async function proposalsOf(
  source: Source,
  { aplicacion_id }: { aplicacion_id: string },
  { userId }: Pick<Actor, 'userId'>,
): Promise<ProposalResponse[]> {
  const rows = await db(source)
    .selectFrom('propuestas_equipo')
    .where('aplicacion_id', '=', aplicacion_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .select(['id', 'aplicacion_id', 'usuario_id', 'autor', 'propuesta', 'motivo', 'created_at'])
    .select(['resultado', 'resuelta_at'])
    .execute();
  return rows.map(({ usuario_id, created_at, resuelta_at, ...row }) => ({
    ...row,
    propia: usuario_id === userId,
    created_at: created_at.toISOString(),
    resuelta_at: resuelta_at?.toISOString() ?? null,
  }));
}

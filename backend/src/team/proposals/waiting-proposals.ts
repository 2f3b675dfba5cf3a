import type { Actor } from '../../platform/auth/actor.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import type { WaitingProposal } from '../members/members.dto.js';

const MOST = 100;

/** Proposals that wait for human resources, the oldest first. */
export async function waitingProposals(
  source: Source,
  { userId }: Pick<Actor, 'userId'>,
): Promise<WaitingProposal[]> {
  const rows = await db(source)
    .selectFrom('propuestas_equipo as p')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'p.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .where('p.resuelta_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('a.retirada_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(MOST)
    .select(['p.id', 'p.aplicacion_id', 'p.usuario_id', 'p.autor', 'p.propuesta', 'p.motivo', 'p.created_at'])
    .select(['a.candidato_id', 'c.nombre', 'c.apellidos', 'v.titulo as vacante_titulo'])
    .execute();
  return rows.map(({ usuario_id, created_at, nombre, apellidos, ...row }) => ({
    ...row,
    propia: usuario_id === userId,
    persona: `${nombre} ${apellidos}`,
    created_at: created_at.toISOString(),
    ...{ resultado: null, resuelta_at: null },
  }));
}

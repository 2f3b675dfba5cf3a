import { sql } from 'kysely';
import { db } from '../../platform/database/sql/db.js';
import type { Reading } from '../../platform/personal-data/personal-data-hooks.js';

/** What other programs were told about a person (GDPR art. 15.1 c). */
export async function readToldPrograms({
  manager,
  subject: { candidateId, userId },
}: Reading): Promise<unknown> {
  const rows = await db(manager)
    .selectFrom('webhook_eventos as v')
    .innerJoin('webhook_entregas as e', 'e.evento_id', 'v.id')
    .innerJoin('webhooks as w', 'w.id', 'e.webhook_id')
    .where('v.candidato_id', 'in', (eb) =>
      eb
        .selectFrom('candidates')
        .where((of) => (candidateId ? of('id', '=', candidateId) : of('user_id', '=', userId)))
        .select('id'),
    )
    .where('e.intentos', '>', 0)
    .select(['v.tipo', 'v.created_at'])
    .select(
      sql<
        string[]
      >`array_agg(distinct coalesce(nullif(w.descripcion, ''), substring(w.url from '^https?://([^/:?]+)')))`.as(
        'destinos',
      ),
    )
    .groupBy('v.id')
    .orderBy('v.created_at')
    .execute();
  return rows.map(({ tipo, created_at, destinos }) => ({ evento: tipo, fecha: created_at, destinos }));
}

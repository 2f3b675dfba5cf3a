import type { DataSource } from 'typeorm';
import type { Client } from 'pg';
import { sql } from 'kysely';
import { db } from '../../platform/database/sql/db.js';
import type { InboundState } from './verdict.rules.js';

/** How mail that comes in is read, and what of it waits for somebody; at most the first 1,000 that wait. */
export async function readInboundState(source: DataSource | Client): Promise<InboundState> {
  const { direccion, activo, fallo, leido_at, readAge, unassigned, oldestDays } = await db(source)
    .selectFrom('buzon_entrada')
    .where('id', '=', 1)
    .select([
      'direccion',
      'activo',
      'fallo',
      'leido_at',
      sql<number | null>`extract(epoch from now() - greatest(leido_at, updated_at))::int`.as('readAge'),
      sql<number>`(select count(*)::int from (select 1 from correos_sin_asignar limit 1000) found)`.as(
        'unassigned',
      ),
      sql<number>`coalesce((select extract(day from now() - min(recibido_at)) from correos_sin_asignar), 0)::int`.as(
        'oldestDays',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    address: direccion !== null,
    reading: activo,
    fault: fallo,
    lastRead: leido_at?.toISOString() ?? null,
    lagSeconds: activo ? (readAge ?? 0) : 0,
    unassigned,
    oldestDays,
  };
}

import { TIME_ZONE } from '@hiring/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import type { ChannelState } from './verdict.rules.js';

/** Due, or tried and not taken. */
const WAITING = sql`e.estado = 'pendiente' and (e.siguiente_intento <= now() or e.intentos > 0)`;
const FAILED = sql`e.estado = 'fallido' and e.fallido_at > now() - interval '1 day'`;

/** Counts messages of the channel, up to a thousand. */
const messages = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (
    select from envios_canal e where e.canal = c.canal and ${condition} limit 1000) found)`;

/** WhatsApp, then SMS: those that are on. */
export async function readChannelStates(source: DataSource | Client): Promise<ChannelState[]> {
  const rows = await db(source)
    .selectFrom('canales_mensajes as c')
    .where('c.activo', '=', true)
    .select([
      'c.canal as channel',
      'c.fallo as fault',
      'c.fallo_at as lastFault',
      messages(WAITING).as('waiting'),
      messages(FAILED).as('failed'),
      sql<number>`coalesce((select extract(epoch from now() - min(e.created_at)) from envios_canal e
        where e.canal = c.canal and ${WAITING}), 0)::int`.as('oldestSeconds'),
      sql<boolean>`exists (select from consumo_canal u where u.canal = c.canal and u.enviados >= c.limite_mensual
        and u.mes = date_trunc('month', now() at time zone ${sql.lit(TIME_ZONE)})::date)`.as('spent'),
    ])
    .orderBy('c.canal', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, lastFault: row.lastFault?.toISOString() ?? null }));
}

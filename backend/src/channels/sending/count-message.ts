import { sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { every } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import type { ChannelSettings } from '../settings/channel-settings.entity.js';

const isBelow = (limit: number) => sql<SqlBool>`consumo_canal.enviados < ${limit}`;

/**
 * Counts a message in its month; `false`: the month's limit is reached. Of two at the limit the second waits here for
 * the first.
 * @param mes as `monthOf` @param limited `false`: the month's limit does not stop it
 */
export async function countMessage(
  manager: EntityManager,
  { canal, coste_mensaje, limite_mensual }: ChannelSettings,
  mes: string,
  limited: boolean,
): Promise<boolean> {
  const limit = limited ? limite_mensual : null;
  const counted = await db(manager)
    .insertInto('consumo_canal')
    .values({ canal, mes, enviados: 1, coste: String(coste_mensaje) })
    .onConflict((conflict) =>
      conflict
        .columns(['canal', 'mes'])
        .doUpdateSet((eb) => ({
          enviados: eb('consumo_canal.enviados', '+', 1),
          coste: eb('consumo_canal.coste', '+', eb.ref('excluded.coste')),
        }))
        .where(every(limit !== null && isBelow(limit))),
    )
    .returning('enviados')
    .executeTakeFirst();
  return counted !== undefined;
}

import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { NOW } from '../../platform/database/sql/scalars.js';
import { hasTable } from '../database/catalogue.js';

/**
 * Holds every message that had not left when the backup was taken: it may have left since. One that a worker had taken
 * waits again. What jobs write is held too, from now until somebody has looked through it.
 * @returns how many are held.
 */
export async function holdEmails(client: Client, createdAt: string): Promise<number> {
  await client.query('BEGIN');
  const { numUpdatedRows } = await db(client)
    .updateTable('correos')
    .set({ estado: 'pendiente', retenido_at: NOW, reclamado_at: null, updated_at: NOW })
    .where('estado', 'in', ['pendiente', 'enviando'])
    .executeTakeFirstOrThrow();
  await client.query(
    `UPDATE system_config SET mensajes_retenidos_desde = now(), copia_restaurada_de = $1 WHERE id = 1`,
    [createdAt],
  );
  await endDeliveries(client);
  await client.query('COMMIT');
  return Number(numUpdatedRows);
}

/** Pending webhook deliveries fail too: each can be redelivered by hand from its list. */
async function endDeliveries(client: Client): Promise<void> {
  if (!(await hasTable(client, 'public.webhook_entregas'))) return;
  await client.query(
    `UPDATE webhook_entregas SET estado = 'fallida', proximo_intento = NULL, tomada_hasta = NULL, terminada_at = now()
     WHERE estado = 'pendiente'`,
  );
}

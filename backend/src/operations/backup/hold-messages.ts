import type { Client } from 'pg';
import { exists } from './sealed-secrets.js';

/**
 * Holds every message that had not left when the backup was taken: it may have left since. One that a worker had taken
 * waits again. What jobs write is held too, from now until somebody has looked through it.
 * @returns how many are held.
 */
export async function holdMessages(client: Client, createdAt: string): Promise<number> {
  await client.query('BEGIN');
  const { rowCount } = await client.query(
    `UPDATE correos SET estado = 'pendiente', retenido_at = now(), reclamado_at = NULL, updated_at = now()
     WHERE estado IN ('pendiente', 'enviando')`,
  );
  await client.query(
    `UPDATE system_config SET mensajes_retenidos_desde = now(), copia_restaurada_de = $1 WHERE id = 1`,
    [createdAt],
  );
  await endDeliveries(client);
  await client.query('COMMIT');
  return rowCount ?? 0;
}

/** Deliveries to other programs end here too: each can be delivered again by hand, where they are listed. */
async function endDeliveries(client: Client): Promise<void> {
  if (!(await exists(client, 'webhook_entregas'))) return;
  await client.query(
    `UPDATE webhook_entregas SET estado = 'fallida', proximo_intento = NULL, tomada_hasta = NULL, terminada_at = now()
     WHERE estado = 'pendiente'`,
  );
}

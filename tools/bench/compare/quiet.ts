import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const WITHIN_MS = 60_000;
const LOOK_MS = 20;

/**
 * Waits until the statements of a round have finished. A round ends by time while its last statements still run:
 * counting a million rows on ten connections takes seconds more and would slow the next measurement.
 */
export async function untilQuiet(client: Client) {
  const until = performance.now() + WITHIN_MS;
  while (performance.now() < until) {
    const { rows } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle'
         AND backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    if (rows.length === 0) return;
    await sleep(LOOK_MS);
  }
  throw new Error('the database does not come to rest');
}

/**
 * Takes what a round has left to the product's workers: they would send its messages and read its files while the next
 * server is measured, and in the product's own processor time.
 */
export async function dropJobs(client: Client) {
  await client.query(
    `WITH taken AS (
       DELETE FROM pgboss.job WHERE name IN ('correos', 'cv_textos') AND state IN ('created', 'retry') RETURNING name, data
     ) UPDATE correos SET estado = 'cancelado' WHERE estado = 'pendiente'
       AND id IN (SELECT (data->>'id')::uuid FROM taken WHERE name = 'correos')`,
  );
}

/** Waits until the processes have finished what the fault interrupted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../product.ts';
import type { World } from './world.ts';

const LIMIT_MS = 75_000;
const LOOK_MS = 500;
/** A living worker renews its claim more often than this. */
const DEAD_AFTER = `interval '12 seconds'`;

/** @returns what is still unfinished */
export async function settle(world: World): Promise<string[]> {
  let left: string[] = [];
  const isDone = async () => {
    await hurry(world);
    left = await leftOver(world);
    return left.length === 0;
  };
  await until(isDone, LIMIT_MS, LOOK_MS);
  return left;
}

/** Hurries until `finishing` ends, so that nobody waits for mail that a dead worker has claimed. */
export async function hurryDuring(world: World, finishing: Promise<void>) {
  let over = false;
  const done = finishing.finally(() => (over = true));
  for (; !over; await sleep(LOOK_MS)) await hurry(world);
  await done;
}

/** Moves timestamps back, so that claims of dead processes, mail retries and orphaned files are due at once. */
async function hurry(world: World) {
  await world.query(
    `UPDATE correos SET reclamado_at = now() - interval '5 minutes', enviar_desde = now() - interval '6 minutes'
       WHERE estado = 'enviando' AND reclamado_at < now() - ${DEAD_AFTER};
     UPDATE correos SET enviar_desde = now() - interval '3 minutes'
       WHERE estado = 'pendiente' AND intentos > 0 AND enviar_desde > now();
     UPDATE pgboss.job SET started_on = started_on - interval '5 minutes'
       WHERE state = 'active' AND started_on BETWEEN now() - interval '1 minute' AND now() - ${DEAD_AFTER};
     UPDATE archivos SET created_at = created_at - interval '2 hours'
       WHERE estado = 'pendiente' AND created_at BETWEEN now() - interval '1 hour' AND now() - ${DEAD_AFTER}`,
  );
}

async function leftOver(world: World) {
  const rows = await world.query<{ what: string; n: string }>(
    `SELECT what, n FROM (VALUES
       ('messages that are being sent', (SELECT count(*) FROM correos WHERE estado = 'enviando')),
       ('messages that wait', (SELECT count(*) FROM correos WHERE estado = 'pendiente')),
       ('files of nobody', (SELECT count(*) FROM archivos WHERE estado <> 'en_uso')),
       ('entries of the log without a seal', (SELECT count(*) FROM system_log_waiting))
     ) AS counted (what, n) WHERE n > 0
     UNION ALL SELECT 'jobs of ' || name || ': ' || state, count(*) FROM pgboss.job
       WHERE state IN ('active', 'failed', 'retry') GROUP BY name, state`,
  );
  return rows.map(({ what, n }) => `${n} ${what}`);
}

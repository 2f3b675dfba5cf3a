/** Changes that somebody makes to the database while a read is measured. */
import type { Client } from 'pg';
import { change } from './record.ts';
import type { Changes } from './routes.ts';

/** People of the first pages, whom the measured lists show. */
const AMONG = 1000;

/** Another priority for one of the newest people: the application and the row that lists read. */
const PRIORITY = `WITH person AS (
  SELECT id, aplicacion_actual_id, CASE prioridad WHEN 'alta' THEN 'media' WHEN 'media' THEN 'baja' ELSE 'alta' END AS next
  FROM candidates WHERE retirada_at IS NULL AND deleted_at IS NULL
  ORDER BY fecha_aplicacion DESC, id DESC LIMIT 1 OFFSET $1
), application AS (
  UPDATE aplicaciones_vacantes a SET prioridad = next FROM person WHERE a.id = aplicacion_actual_id
) UPDATE candidates c SET prioridad = next FROM person WHERE c.id = person.id`;

/** @param work goes on while the changes are made, at the same places in every round */
export async function meanwhile<T>(
  client: Client,
  changes: Changes | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!changes) return work();
  let last: Promise<unknown> = Promise.resolve();
  let failed: unknown;
  let busy = false;
  let made = 0;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    made += 1;
    last = (changes.rows ? client.query(PRIORITY, [(made * 37) % AMONG]) : change(client)).then(
      () => void (busy = false),
      (error: unknown) => void (failed = error),
    );
  }, 1000 / changes.perSecond);
  const [done] = await Promise.allSettled([work()]);
  clearInterval(timer);
  await last;
  if (done.status === 'rejected') throw done.reason;
  if (failed instanceof Error) throw failed;
  return done.value;
}

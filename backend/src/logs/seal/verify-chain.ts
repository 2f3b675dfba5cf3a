import type { EntityManager } from 'typeorm';
import { SEALED_TEXT, sealOf } from './chain.js';
import type { LogKeys } from './log-keys.js';
import { type BreakReason, LogCheck } from './log-seal.entity.js';

/** So few that a batch keeps requests waiting for some milliseconds only. */
const BATCH = 500;

export interface Verdict {
  /** Entries whose seal holds, from the first one to the break. */
  entries: number;
  /** Committed and not sealed yet: the tail that nothing protects. */
  waiting: number;
  /** The last seal that holds: noted elsewhere, it shows later whether the end of the chain was cut off. */
  head: { position: number; hmac: string } | null;
  broken: { logId: string | null; reason: BreakReason } | null;
}

interface SealRow {
  posicion: string;
  log_id: string;
  clave_id: number;
  hmac: string;
  present: boolean;
  text: string | null;
}

/**
 * Compares every seal with its entry and with the seal before, up to the first that does not hold. To be run in a
 * transaction whose view stays the same (REPEATABLE READ). `rest`: between batches, where others wait for the processor.
 */
export async function verifyChain(
  manager: EntityManager,
  keys: LogKeys,
  rest?: () => Promise<void>,
): Promise<Verdict> {
  const known = await keys.all(manager);
  let position = 0;
  let previous = '';
  const verdict = async (broken: Verdict['broken']): Promise<Verdict> => ({
    entries: position,
    waiting: await countWaiting(manager),
    head: position > 0 ? { position, hmac: previous } : null,
    broken,
  });

  for (;;) {
    const rows = await readSeals(manager, position);
    for (const row of rows) {
      const reason = problemOf(row, { known, position, previous });
      if (reason) return verdict({ logId: row.log_id, reason });
      position++;
      previous = row.hmac;
    }
    if (rows.length < BATCH) break;
    await rest?.();
  }
  const before = await manager.findOneBy(LogCheck, { id: 1 });
  if (before && position < Number(before.entradas)) return verdict({ logId: null, reason: 'cadena' });
  const stranger = await findUnnoted(manager);
  return verdict(stranger ? { logId: stranger, reason: 'sin_sello' } : null);
}

function problemOf(
  row: SealRow,
  { known, position, previous }: { known: ReadonlyMap<number, Buffer>; position: number; previous: string },
): BreakReason | null {
  if (Number(row.posicion) !== position + 1) return 'cadena';
  const key = known.get(row.clave_id);
  if (!key) return 'clave';
  if (!row.present) return 'falta';
  return sealOf(key, { previous, position: position + 1, text: row.text }) === row.hmac ? null : 'cambiada';
}

function readSeals(manager: EntityManager, after: number): Promise<SealRow[]> {
  return manager.query<SealRow[]>(
    `SELECT s.posicion, s.log_id, s.clave_id, s.hmac, l.id IS NOT NULL AS present,
       CASE WHEN l.id IS NULL THEN NULL ELSE ${SEALED_TEXT} END AS text
     FROM (SELECT * FROM system_log_seals WHERE posicion > $1 ORDER BY posicion LIMIT ${BATCH}) s
       LEFT JOIN system_logs l ON l.id = s.log_id
     ORDER BY s.posicion`,
    [after],
  );
}

/** An entry that was neither sealed nor noted for it did not come by the trigger. */
async function findUnnoted(manager: EntityManager): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT l.id FROM system_logs l
     WHERE NOT EXISTS (SELECT 1 FROM system_log_seals s WHERE s.log_id = l.id)
       AND NOT EXISTS (SELECT 1 FROM system_log_waiting w WHERE w.log_id = l.id)
     ORDER BY l.id LIMIT 1`,
  );
  return row?.id ?? null;
}

async function countWaiting(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM system_log_waiting`);
  return row?.n ?? 0;
}

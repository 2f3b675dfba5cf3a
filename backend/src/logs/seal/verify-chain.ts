import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { isSet } from '../../platform/database/sql/scalars.js';
import { SEALED_TEXT, sealOf } from './chain.js';
import type { LogKeys } from './log-keys.js';
import { type BreakReason, LogCheck, LogWaiting } from './log-seal.entity.js';

/** Small, so that a batch delays requests by a few milliseconds only. */
const BATCH = 500;

export interface Verdict {
  /** Entries with a valid seal, up to the first break. */
  entries: number;
  /** Committed but not sealed yet: unprotected. */
  waiting: number;
  /** The last valid seal: stored elsewhere, it reveals later whether the end of the chain was cut off. */
  head: { position: number; hmac: string } | null;
  broken: { logId: string | null; reason: BreakReason } | null;
}

type SealRow = Awaited<ReturnType<typeof readSeals>>[number];

/**
 * Verifies each seal against its entry and the previous seal, up to the first invalid one. Run it in a transaction
 * with a stable snapshot (REPEATABLE READ). `rest`: called between batches, to leave the processor to others.
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
    waiting: await manager.count(LogWaiting),
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
  return verdict(stranger ? { logId: stranger.id, reason: 'sin_sello' } : null);
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

function readSeals(manager: EntityManager, after: number) {
  return db(manager)
    .selectFrom('system_log_seals as s')
    .leftJoin('system_logs as l', 'l.id', 's.log_id')
    .where('s.posicion', '>', String(after))
    .select(['s.posicion', 's.log_id', 's.clave_id', 's.hmac', SEALED_TEXT.as('text')])
    .select((eb) => isSet(eb.ref('l.id')).as('present'))
    .orderBy('s.posicion')
    .limit(BATCH)
    .execute();
}

/** Entries neither sealed nor waiting: they bypassed the trigger. */
function findUnnoted(manager: EntityManager) {
  return db(manager)
    .selectFrom('system_logs as l')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('system_log_seals as s').whereRef('s.log_id', '=', 'l.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('system_log_waiting as w').whereRef('w.log_id', '=', 'l.id'))),
    )
    .select('l.id')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();
}

import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { tryLock } from '../../platform/database/transactions/try-lock.js';
import { Lifecycle } from '../../platform/lifecycle/lifecycle.js';
import { Interrupted, throttled } from '../../platform/lifecycle/throttled.js';
import { LogsService } from '../logs.service.js';
import { SEALED_TEXT, sealOf } from './chain.js';
import { LogKeys } from './log-keys.js';

const EVERY_MS = 20_000;
/** Small, so that a batch delays requests by a few milliseconds only. */
const BATCH = 500;
/** Any number that only this product uses. */
const SEAL_LOCK = 7_140_227;

/**
 * Seals committed entries in batches. Writers do not wait: an entry stores its id in a second table in the same
 * transaction, so the visible ids are exactly those of committed entries, in whatever order they were assigned.
 * Only one process seals at a time.
 */
@Injectable()
export class SealLog {
  private readonly logger = new Logger('logs');
  private busy = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: LogKeys,
    private readonly logs: LogsService,
    private readonly lifecycle: Lifecycle,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.run(throttled(this.lifecycle));
    } catch (error) {
      if (error instanceof Interrupted) return;
      this.logger.error('the log was not sealed', error instanceof Error ? error.stack : error);
    } finally {
      this.busy = false;
    }
  }

  /** Seals all committed entries; returns how many. `rest`: called between batches. */
  async run(rest?: () => Promise<void>): Promise<number> {
    let sealed = 0;
    for (;;) {
      const batch = await inTransaction(this.dataSource, (manager) => this.sealBatch(manager));
      sealed += batch;
      if (batch < BATCH) return sealed;
      await rest?.();
    }
  }

  private async sealBatch(manager: EntityManager): Promise<number> {
    if (!(await tryLock(manager, SEAL_LOCK))) return 0;
    const entries = await this.take(manager);
    if (entries.length === 0) return 0;
    const { id: keyId, key, replaced } = await this.keys.current(manager);
    const last = await db(manager)
      .selectFrom('system_log_seals')
      .select(['posicion', 'hmac'])
      .orderBy('posicion', 'desc')
      .limit(1)
      .executeTakeFirst();
    let position = Number(last?.posicion ?? 0);
    let previous = last?.hmac ?? '';
    const seals = entries.map(({ log_id, text }) => {
      position++;
      previous = sealOf(key, { previous, position, text });
      return { posicion: String(position), log_id, hmac: previous, clave_id: keyId };
    });
    await db(manager).insertInto('system_log_seals').values(seals).execute();
    if (replaced) {
      await this.logs.record(manager, {
        actorId: null,
        action: 'logs.key_replaced',
        details:
          'La clave de los sellos anteriores no está disponible: el registro se sella con otra desde aquí',
        level: 'error',
      });
    }
    return entries.length;
  }

  /** A waiting entry that was deleted still gets a seal, so that verification reports it. */
  private take(manager: EntityManager) {
    const next = db(manager).selectFrom('system_log_waiting').select('log_id').orderBy('log_id').limit(BATCH);
    return db(manager)
      .with('taken', (cte) =>
        cte.deleteFrom('system_log_waiting').where('log_id', 'in', next).returning('log_id'),
      )
      .selectFrom('taken')
      .leftJoin('system_logs as l', 'l.id', 'taken.log_id')
      .select(['taken.log_id', SEALED_TEXT.as('text')])
      .orderBy('taken.log_id')
      .execute();
  }
}

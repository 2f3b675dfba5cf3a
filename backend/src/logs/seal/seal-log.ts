import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Lifecycle } from '../../platform/lifecycle/lifecycle.js';
import { Interrupted, throttled } from '../../platform/lifecycle/throttled.js';
import { LogsService } from '../logs.service.js';
import { SEALED_TEXT, sealOf } from './chain.js';
import { LogKeys } from './log-keys.js';

const EVERY_MS = 20_000;
/** So few that a batch keeps requests waiting for some milliseconds only. */
const BATCH = 500;
/** Any number that only this product uses. */
const SEAL_LOCK = 7_140_227;

/**
 * Seals the committed entries in batches. Writers wait for nobody: an entry leaves a note of its id in the same
 * transaction, and the notes that can be read here are exactly those of committed entries, however their ids are
 * ordered. Of several processes that tick at once one seals.
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

  /** Seals everything that is committed; gives back how many. `rest`: after every batch but the last. */
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
    const [lock] = await manager.query<{ held: boolean }[]>(`SELECT pg_try_advisory_xact_lock($1) AS held`, [
      SEAL_LOCK,
    ]);
    if (!lock?.held) return 0;
    const entries = await this.take(manager);
    if (entries.length === 0) return 0;
    const { id: keyId, key, replaced } = await this.keys.current(manager);
    const [last] = await manager.query<{ posicion: string; hmac: string }[]>(
      `SELECT posicion, hmac FROM system_log_seals ORDER BY posicion DESC LIMIT 1`,
    );
    let position = Number(last?.posicion ?? 0);
    let previous = last?.hmac ?? '';
    const seals = entries.map(({ log_id, text }) => {
      position++;
      previous = sealOf(key, { previous, position, text });
      return { log_id, position, hmac: previous };
    });
    await manager.query(
      `INSERT INTO system_log_seals (posicion, log_id, hmac, clave_id)
       SELECT posicion, log_id, hmac, $4 FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS s (posicion, log_id, hmac)`,
      [
        seals.map((seal) => seal.position),
        seals.map((seal) => seal.log_id),
        seals.map((seal) => seal.hmac),
        keyId,
      ],
    );
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

  /** A noted entry that is gone gets its seal all the same, so that verifying tells of it. */
  private async take(manager: EntityManager): Promise<{ log_id: string; text: string | null }[]> {
    const [taken] = await manager.query<[{ log_id: string }[], number]>(
      `DELETE FROM system_log_waiting WHERE log_id IN (
         SELECT log_id FROM system_log_waiting ORDER BY log_id LIMIT ${BATCH}) RETURNING log_id`,
    );
    if (taken.length === 0) return [];
    return manager.query(
      `SELECT noted.id AS log_id, CASE WHEN l.id IS NULL THEN NULL ELSE ${SEALED_TEXT} END AS text
       FROM unnest($1::bigint[]) AS noted (id) LEFT JOIN system_logs l ON l.id = noted.id ORDER BY noted.id`,
      [taken.map(({ log_id }) => log_id)],
    );
  }
}

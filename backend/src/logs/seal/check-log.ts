import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Interval } from '@nestjs/schedule';
import { DataSource, type Repository } from 'typeorm';
import { tryLock } from '../../platform/database/transactions/try-lock.js';
import { Clock } from '../../platform/values/clock.js';
import { Lifecycle } from '../../platform/lifecycle/lifecycle.js';
import { Interrupted, throttled } from '../../platform/lifecycle/throttled.js';
import { LogsService } from '../logs.service.js';
import { LogKeys } from './log-keys.js';
import { LogCheck } from './log-seal.entity.js';
import { type Verdict, verifyChain } from './verify-chain.js';

const LOOK_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;
/** Any number that only this product uses. */
const CHECK_LOCK = 7_140_228;

/** Verifies the whole log hourly in one process and stores the result. */
@Injectable()
export class CheckLog {
  private readonly logger = new Logger('logs');

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LogCheck) private readonly logChecks: Repository<LogCheck>,
    private readonly keys: LogKeys,
    private readonly logs: LogsService,
    private readonly clock: Clock,
    private readonly lifecycle: Lifecycle,
  ) {}

  @Interval(LOOK_MS)
  async tick(): Promise<void> {
    try {
      await this.keys.reseal(this.dataSource.manager);
      if (await this.isDue()) await this.run(throttled(this.lifecycle));
    } catch (error) {
      if (error instanceof Interrupted) return;
      this.logger.error('the log was not verified', error instanceof Error ? error.stack : error);
    }
  }

  /** Null: another process is running it. `rest`: called between batches. */
  async run(rest?: () => Promise<void>): Promise<Verdict | null> {
    const verdict = await this.dataSource.transaction('REPEATABLE READ', async (manager) =>
      (await tryLock(manager, CHECK_LOCK)) ? verifyChain(manager, this.keys, rest) : null,
    );
    if (verdict) await this.write(verdict);
    return verdict;
  }

  private async isDue(): Promise<boolean> {
    const last = await this.logChecks.findOneBy({ id: 1 });
    return !last || this.clock.now().getTime() - last.verificado_at.getTime() >= EVERY_MS;
  }

  private async write({ entries, waiting, broken }: Verdict): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(LogCheck, { id: 1 });
      const found = { roto_log_id: broken?.logId ?? null, roto_motivo: broken?.reason ?? null };
      await manager.upsert(
        LogCheck,
        {
          id: 1,
          verificado_at: this.clock.now(),
          // A truncated chain keeps the higher count of entries that was known.
          entradas: String(Math.max(entries, broken ? Number(before?.entradas ?? 0) : 0)),
          pendientes: String(waiting),
          ...found,
        },
        ['id'],
      );
      const known = before?.roto_motivo === found.roto_motivo && before?.roto_log_id === found.roto_log_id;
      if (!broken || known) return;
      this.logger.error(`the log was tampered with: entry ${broken.logId ?? '?'} (${broken.reason})`);
      await this.logs.record(manager, {
        actorId: null,
        action: 'logs.chain_broken',
        details: 'La verificación del registro ha encontrado una alteración',
        level: 'error',
        ...(broken.logId ? { entity: 'log', entityId: broken.logId } : {}),
      });
    });
  }
}

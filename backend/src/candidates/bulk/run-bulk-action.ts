import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { errorOfConstraint } from '../../platform/errors/constraint-errors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { QueueService } from '../../platform/queue/queue.service.js';
import { BulkAction, type BulkActionRow } from './bulk-action.entity.js';
import { BulkActionsRepository } from './bulk-actions.repository.js';
import { BulkEffects } from './bulk-effects.js';

const QUEUE = 'acciones_masivas';
const EVERY_MS = 60_000;
const POLL_MS = 500;
const BATCH = 48;
/** Rows of different applications that are done side by side; each holds a connection. */
const AT_ONCE = 4;
/** Well below the time after which the queue gives a job to another worker; what is left goes on as a new one. */
const RUN_MS = 20_000;
/** A row that fails this often for no reason of its own is given up, so that the others come to an end. */
const ATTEMPTS = 3;
const HOUR_MS = 3_600_000;
const KEPT_MS = { drafts: 24 * HOUR_MS, all: 90 * 24 * HOUR_MS };

/** Another worker has done the row: what was about to be done is rolled back. */
class AlreadyDone extends Error {}

/**
 * Does confirmed actions row by row. What is done and the note that it is done are one transaction: after a crash the
 * next job goes on with what is pending, and of two workers with one row the second finds it noted and changes nothing.
 */
@Injectable()
export class RunBulkAction implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('bulk-actions');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: BulkActionsRepository,
    private readonly effects: BulkEffects,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.queue.define(QUEUE, { retryLimit: 5, retryDelay: 5 });
  }

  onApplicationBootstrap(): void {
    const run = async ({ id }: Record<string, string>): Promise<void> => {
      if (id) await this.run(id);
    };
    this.queue.work(QUEUE, run, { concurrency: 2, pollMs: POLL_MS });
  }

  /** Actions whose job was lost get another one; old ones go. Any number of processes may do it at once. */
  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    const { manager } = this.dataSource;
    for (const id of await this.repository.listDue(manager)) await this.enqueue(manager, id);
    const now = this.clock.now().getTime();
    const before = { drafts: new Date(now - KEPT_MS.drafts), all: new Date(now - KEPT_MS.all) };
    await this.repository.removeOld(manager, before, 50);
  }

  enqueue(manager: EntityManager, id: string, startAfter?: Date): Promise<void> {
    return this.queue.enqueue(
      manager,
      QUEUE,
      { id },
      { singletonKey: id, ...(startAfter ? { startAfter } : {}) },
    );
  }

  /** Does rows for as long as one job may take. @throws what a row threw that is no refusal, after all the others. */
  async run(id: string): Promise<void> {
    const action = await this.begin(id);
    if (!action) return;
    const { manager } = this.dataSource;
    const until = performance.now() + RUN_MS;
    let unexpected: unknown = null;
    for (let after = 0; ;) {
      const rows = await this.repository.listPending(id, after, BATCH);
      for (let first = 0; first < rows.length; first += AT_ONCE) {
        const together = rows.slice(first, first + AT_ONCE);
        const errors = await Promise.all(together.map((row) => this.settle(action, row)));
        unexpected = errors.find(Boolean) ?? unexpected;
        after = together.at(-1)?.orden ?? after;
        if (performance.now() > until) return this.enqueue(manager, id);
      }
      if (rows.length < BATCH) break;
    }
    await this.repository.finish(manager, id, this.clock.now());
    if (unexpected) throw unexpected as Error;
  }

  /** Null: it was undone, it has ended, or its time has not come. The same row decides it for an undo. */
  private async begin(id: string): Promise<BulkAction | null> {
    const { manager } = this.dataSource;
    const due = { id, estado: 'programada' as const, ejecutar_at: LessThanOrEqual(this.clock.now()) };
    await manager.update(BulkAction, due, { estado: 'en_curso' });
    const action = await this.repository.findById(id);
    if (action?.estado === 'programada' && action.ejecutar_at) {
      await this.enqueue(manager, id, action.ejecutar_at);
    }
    return action?.estado === 'en_curso' ? action : null;
  }

  /** @returns an error that is no refusal; the row stays pending until it has had its attempts. */
  private async settle(action: BulkAction, row: BulkActionRow): Promise<unknown> {
    const { manager } = this.dataSource;
    try {
      await this.effects.apply(action, row, async (transaction) => {
        if (!(await this.repository.settle(transaction, row, { estado: 'hecha' }))) throw new AlreadyDone();
      });
    } catch (error) {
      if (error instanceof AlreadyDone) return null;
      const refused = error instanceof DomainError ? error : errorOfConstraint(error);
      if (refused && refused.code !== 'conflict') {
        await this.repository.settle(manager, row, refusal(refused));
        return null;
      }
      this.logger.error('a row failed', error instanceof Error ? error.stack : error);
      if ((await this.repository.countAttempt(manager, row)) < ATTEMPTS) return error;
      const motivo = 'Ha ocurrido un error interno y no se ha cambiado nada';
      await this.repository.settle(manager, row, { estado: 'fallida', codigo: 'internal_error', motivo });
    }
    return null;
  }
}

function refusal({ code, params }: DomainError) {
  return code === 'stale_version'
    ? { estado: 'omitida' as const, codigo: code, motivo: 'Ha cambiado mientras tanto' }
    : { estado: 'fallida' as const, codigo: code, motivo: sentenceOf(code, params) };
}

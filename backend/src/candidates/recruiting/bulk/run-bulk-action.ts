import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { errorOfConstraint } from '../../../platform/errors/constraint-errors.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { QueueService, repeatInJob } from '../../../platform/queue/queue.service.js';
import { BulkAction, type BulkActionRow } from './bulk-action.entity.js';
import { BulkActionsRepository } from './bulk-actions.repository.js';
import { BulkEffects } from './bulk-effects.js';

const QUEUE = 'acciones_masivas';
const EVERY_MS = 60_000;
const POLL_MS = 500;
/** Chunks processed in parallel; each uses a connection. */
const AT_ONCE = 4;
/** Rows of one transaction: as many changes as the live events tell one by one. */
const CHUNK = 20;
/** Attempts after which a row with an unexpected error fails, so that the others can finish. */
const ATTEMPTS = 3;

/** Another worker has done the row: what was about to be done is rolled back. */
class AlreadyDone extends Error {}

/**
 * Runs confirmed actions: chunks of rows, then one by one those of them that are left. The change and its mark are one
 * transaction: after a crash the next job continues with pending rows, and of two workers on a row the second finds it
 * marked and changes nothing.
 */
@Injectable()
export class RunBulkAction implements OnModuleInit {
  private readonly logger = new Logger('bulk-actions');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: BulkActionsRepository,
    private readonly effects: BulkEffects,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: 5, retryDelay: 5, concurrency: 2, pollMs: POLL_MS };
    return this.queue.handle<{ id: string }>(QUEUE, options, ({ id }) => this.run(id));
  }

  /** Creates jobs for actions that lost theirs. Safe to run in several processes. */
  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    const { manager } = this.dataSource;
    for (const id of await this.repository.listDue(manager)) await this.enqueue(manager, id);
  }

  enqueue(manager: EntityManager, id: string, startAfter?: Date): Promise<void> {
    return this.queue.enqueue(
      manager,
      QUEUE,
      { id },
      { singletonKey: id, ...(startAfter ? { startAfter } : {}) },
    );
  }

  /** Processes rows until the job's time is over. @throws the unexpected error of a row, after all the others. */
  async run(id: string): Promise<void> {
    const action = await this.begin(id);
    if (!action) return;
    const { manager } = this.dataSource;
    let unexpected: unknown = null;
    let after = 0;
    const done = await repeatInJob(async () => {
      const rows = await this.repository.listPending(id, after, CHUNK * AT_ONCE);
      const chunks = Array.from({ length: AT_ONCE }, (_, chunk) =>
        rows.filter((_row, place) => place % AT_ONCE === chunk),
      );
      const errors = await Promise.all(chunks.map((chunk) => this.settleAll(action, chunk)));
      unexpected = errors.find(Boolean) ?? unexpected;
      after = rows.at(-1)?.orden ?? after;
      return rows.length === CHUNK * AT_ONCE;
    });
    if (!done) return this.enqueue(manager, id);
    await this.repository.finish(manager, id, this.clock.now());
    if (unexpected) throw unexpected as Error;
  }

  /** Null: undone, finished, or not due yet. An undo updates the same row. */
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

  /** @returns the unexpected error of a row. */
  private async settleAll(action: BulkAction, rows: readonly BulkActionRow[]): Promise<unknown> {
    let unexpected: unknown = null;
    for (const row of rows) unexpected = (await this.settle(action, row)) ?? unexpected;
    return unexpected;
  }

  /** @returns an unexpected error; the row stays pending until its attempts are used up. */
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

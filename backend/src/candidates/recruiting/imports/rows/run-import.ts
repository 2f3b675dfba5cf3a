import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { LogsService } from '../../../../logs/logs.service.js';
import { Clock } from '../../../../platform/values/clock.js';
import { inTransaction } from '../../../../platform/database/transactions/transaction.js';
import { errorOfConstraint } from '../../../../platform/errors/constraint-errors.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../../platform/errors/error-catalogue.js';
import { QueueService, repeatInJob } from '../../../../platform/queue/queue.service.js';
import { Import, ImportRow } from '../import.entity.js';
import { ImportsRepository } from '../imports.repository.js';
import { UndoRows } from './undo-rows.js';
import { WriteRows } from './write-rows.js';

const QUEUE = 'importaciones';
const EVERY_MS = 60_000;
const POLL_MS = 500;
const BATCH = 200;

/** `done`: processed rows; null: cancelled, or finished by another worker. */
type Step = (manager: EntityManager, one: Import, limit: number) => Promise<number>;

/**
 * Runs confirmed imports, and undoes others, in batches. A batch and the results of its rows are one transaction
 * under the import's lock: after a crash the next job continues, of two workers one waits and finds the batch done,
 * and a cancellation takes effect between two batches.
 */
@Injectable()
export class RunImport implements OnModuleInit {
  private readonly logger = new Logger('imports');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: ImportsRepository,
    private readonly writer: WriteRows,
    private readonly undoer: UndoRows,
    private readonly logs: LogsService,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: 5, retryDelay: 5, concurrency: 1, pollMs: POLL_MS };
    return this.queue.handle<{ id: string }>(QUEUE, options, ({ id }) => this.run(id));
  }

  /** Creates jobs for imports that lost theirs. Safe to run in several processes. */
  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    const { manager } = this.dataSource;
    const live = await manager.find(Import, {
      where: [{ estado: 'en_curso', tipo: 'tabla' }, { estado: 'deshaciendo' }],
      select: { id: true },
      take: 100,
    });
    for (const { id } of live) await this.enqueue(manager, id);
  }

  enqueue(manager: EntityManager, id: string): Promise<void> {
    return this.queue.enqueue(manager, QUEUE, { id }, { singletonKey: id });
  }

  /** Does batches for as long as one job may take. */
  async run(id: string): Promise<void> {
    let limit = BATCH;
    const done = await repeatInJob(async () => {
      try {
        return await this.step(id, limit);
      } catch (error) {
        // A bad row must not block the others: it is found by processing rows one by one.
        if (limit === 1) throw error;
        limit = 1;
        return true;
      }
    });
    if (!done) await this.enqueue(this.dataSource.manager, id);
  }

  /** One batch. False: there is nothing left to do. */
  private step(id: string, limit: number): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      // Serialises imports, so that one with the same people finds the other's.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('importaciones'))`);
      const one = await manager.findOne(Import, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const act: Step | null =
        one?.estado === 'en_curso' && one.tipo === 'tabla'
          ? (...args) => this.write(...args)
          : one?.estado === 'deshaciendo'
            ? (...args) => this.undoer.execute(...args)
            : null;
      if (!one || !act) return false;
      const done = limit === 1 ? await this.single(manager, one, act) : await act(manager, one, limit);
      if (done > 0) return true;
      await this.finish(manager, one);
      return false;
    });
  }

  private async write(manager: EntityManager, one: Import, limit: number): Promise<number> {
    const rows = await this.repository.listPending(manager, one.id, limit);
    if (rows.length > 0) await this.writer.execute(manager, one, rows);
    return rows.length;
  }

  private async finish(manager: EntityManager, { id, estado, creada_por }: Import): Promise<void> {
    const now = this.clock.now();
    const cifras = (await this.repository.countByState(manager, [id])).get(id) ?? {};
    const undone = estado === 'deshaciendo';
    await manager.update(
      Import,
      id,
      undone
        ? { estado: 'deshecha', deshecha_at: now, cifras }
        : { estado: 'terminada', terminada_at: now, cifras },
    );
    await this.logs.record(manager, {
      actorId: creada_por,
      action: undone ? 'import.undo_finished' : 'import.finished',
      details: undone
        ? 'Se ha terminado de deshacer una importación.'
        : 'Importación de candidatos terminada.',
      level: 'success',
      entity: 'importacion',
      entityId: id,
    });
  }

  /** Processes one row or marks it as failed, under one lock, so that two workers do not fail different rows. */
  private async single(manager: EntityManager, one: Import, act: Step): Promise<number> {
    try {
      return await manager.transaction((inner) => act(inner, one, 1));
    } catch (error) {
      if (!(await this.giveUp(manager, one, error))) throw error;
      return 1;
    }
  }

  /** Marks the first pending row as failed with its reason, so that the others continue. False: none is pending. */
  private async giveUp(manager: EntityManager, { id, estado }: Import, error: unknown): Promise<boolean> {
    const refused = error instanceof DomainError ? error : errorOfConstraint(error);
    if (!refused)
      this.logger.error('a row of an import failed', error instanceof Error ? error.stack : error);
    const motivo = refused
      ? sentenceOf(refused.code, refused.params)
      : 'Ha ocurrido un error interno con esta fila';
    const writing = estado === 'en_curso';
    const row = await manager.findOne(ImportRow, {
      where: {
        importacion_id: id,
        estado: writing ? 'pendiente' : In(['creada', 'actualizada', 'anadida']),
      },
      order: { numero: writing ? 'ASC' : 'DESC' },
    });
    if (!row) return false;
    const key = { importacion_id: id, numero: row.numero };
    await manager.update(ImportRow, key, { estado: writing ? 'fallida' : 'conservada', motivo });
    return true;
  }
}

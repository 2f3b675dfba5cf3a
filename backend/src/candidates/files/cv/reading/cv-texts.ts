import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval, Timeout } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { sql } from 'kysely';
import { db } from '../../../../platform/database/sql/db.js';
import { Clock } from '../../../../platform/values/clock.js';
import { inTransaction } from '../../../../platform/database/transactions/transaction.js';
import { QueueService } from '../../../../platform/queue/queue.service.js';
import { CvText } from './cv-text.entity.js';
import { keptText } from './cv-text.rules.js';
import { StoredCvs } from './stored-cvs.js';

const QUEUE = 'cv_textos';
const EVERY_MS = 60_000;
const POLL_MS = 1000;
/** CVs that one tick gives jobs. */
const BATCH = 500;
/** Attempts after which the file counts as lost. A file that crashes its reader is not retried. */
const ATTEMPTS = 4;
/** For a CV that came while the machine was busy: tried for half an hour. */
export const LATE_READING = { retryLimit: 120, retryDelay: 15, concurrency: 1, pollMs: POLL_MS };
/** Jobs due at the same time run by descending priority: new files before left-over ones. */
const LEFT_OVER = -10;

/**
 * Reads the text of every CV once after its upload: one job for each file. The result is stored only while it is
 * pending, so that a repeated job changes nothing; a row without a job gets one at the next run.
 */
@Injectable()
export class CvTexts implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cvs: StoredCvs,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: ATTEMPTS, retryDelay: 10, concurrency: 1, pollMs: POLL_MS };
    return this.queue.handle<{ id: string }>(QUEUE, options, ({ id }) => this.read(id));
  }

  /** Has a CV read after the caller's transaction. */
  async readLater(manager: EntityManager, fileIds: readonly string[], priority = 0): Promise<void> {
    const jobs = fileIds.map((id) => ({ data: { id }, singletonKey: id, priority }));
    await this.queue.enqueueAll(manager, QUEUE, jobs);
  }

  /** CVs that the previous process left unread are read at once. */
  @Timeout(0)
  begin(): Promise<void> {
    return this.tick();
  }

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    const { manager } = this.dataSource;
    const waiting = await db(manager)
      .selectFrom('cv_textos')
      .where('estado', '=', sql.lit('pendiente'))
      .orderBy('archivo_id')
      .limit(BATCH)
      .select('archivo_id')
      .execute();
    await this.readLater(
      manager,
      waiting.map(({ archivo_id }) => archivo_id),
      LEFT_OVER,
    );
  }

  /** Reads one CV that waits for it. @throws when it is to be tried again. */
  async read(fileId: string): Promise<void> {
    const { manager } = this.dataSource;
    // Counts the attempt first, so that a file that crashes the process is not retried for ever.
    const file = await db(manager)
      .updateTable('cv_textos as t')
      .from('archivos as f')
      .set((eb) => ({ intentos: eb('t.intentos', '+', 1) }))
      .where('t.archivo_id', '=', fileId)
      .where('t.estado', '=', 'pendiente')
      .whereRef('f.id', '=', 't.archivo_id')
      .returning(['f.id', 'f.clave', 'f.bytes', 'f.sha256', 'f.danado_at', 'f.tipo', 't.intentos'])
      .executeTakeFirst();
    if (!file) return;
    const text = file.intentos > ATTEMPTS ? null : await this.cvs.text(file);
    const kept = text === null ? '' : keptText(text);
    const estado = text === null ? 'ilegible' : kept ? 'leido' : 'vacio';
    await inTransaction(this.dataSource, async (transaction) => {
      // Locks the person first, as an erasure does: the text's trigger updates the person's search row.
      await transaction.query(
        `SELECT 1 FROM candidates c JOIN cv_historial h ON h.candidato_id = c.id
         WHERE h.archivo_id = $1 FOR NO KEY UPDATE OF c`,
        [fileId],
      );
      await transaction.update(
        CvText,
        { archivo_id: fileId, estado: 'pendiente' },
        { estado, texto: kept || null, leido_at: this.clock.now() },
      );
    });
  }
}

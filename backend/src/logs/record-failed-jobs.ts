import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import { inTransaction } from '../platform/database/transactions/transaction.js';
import { tryLock } from '../platform/database/transactions/try-lock.js';
import { LogsService } from './logs.service.js';

const EVERY_MS = 60_000;
const BATCH = 100;
/** Any number that only this product uses. */
const LOCK = 7_140_229;

/** Logs each job that failed its last retry, once. */
@Injectable()
export class RecordFailedJobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly logs: LogsService,
  ) {}

  @Interval(EVERY_MS)
  run(): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await tryLock(manager, LOCK))) return 0;
      // The queue keeps failed jobs for a week: one day covers a process that was down.
      const failed = await db(manager)
        .selectFrom('pgboss.job as j')
        .where('j.state', '=', 'failed')
        .where('j.completed_on', '>', sql<Date>`now() - interval '1 day'`)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('system_logs as l')
                .where('l.entity_id', '=', sql<string>`${eb.ref('j.id')}::text`)
                .where('l.entity', '=', sql.lit('job')),
            ),
          ),
        )
        .select(['j.id', 'j.name'])
        .orderBy('j.completed_on')
        .limit(BATCH)
        .execute();
      for (const { id, name } of failed) {
        await this.logs.record(manager, {
          actorId: null,
          action: 'job.failed',
          details: `Una tarea en segundo plano ha fallado (${name})`,
          level: 'error',
          entity: 'job',
          entityId: id,
        });
      }
      return failed.length;
    });
  }
}

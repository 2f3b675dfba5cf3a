import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { inTransaction } from '../platform/database/transactions/transaction.js';
import { LogsService } from './logs.service.js';

const EVERY_MS = 60_000;
/** Failed jobs are kept by the queue for a week: a day is enough for a process that was away. */
const SINCE = `interval '1 day'`;
const BATCH = 100;
/** Any number that only this product uses. */
const LOCK = 7_140_229;

/** Writes down the jobs that were tried as often as they may be and failed, each once. */
@Injectable()
export class RecordFailedJobs {
  private readonly logger = new Logger('logs');

  constructor(
    private readonly dataSource: DataSource,
    private readonly logs: LogsService,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error('failed jobs were not recorded', error instanceof Error ? error.stack : error);
    }
  }

  run(): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const [lock] = await manager.query<{ held: boolean }[]>(
        `SELECT pg_try_advisory_xact_lock($1) AS held`,
        [LOCK],
      );
      if (!lock?.held) return 0;
      const failed = await manager.query<{ id: string; name: string }[]>(
        `SELECT j.id, j.name FROM pgboss.job j
         WHERE j.state = 'failed' AND j.completed_on > now() - ${SINCE}
           AND NOT EXISTS (SELECT 1 FROM system_logs l WHERE l.entity_id = j.id::text AND l.entity = 'job')
         ORDER BY j.completed_on LIMIT ${BATCH}`,
      );
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

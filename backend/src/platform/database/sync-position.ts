import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from './sql/db.js';

/** Header with the start of a synchronising program's next round. */
export const SYNC_POSITION = 'X-Sync-Position';

/**
 * The instant before which no new change can appear. A row gets its stamp during its transaction and becomes
 * visible at commit, so a change may appear with an older stamp than one already read, but never older than the
 * start of its transaction.
 */
@Injectable()
export class SyncPosition {
  constructor(private readonly dataSource: DataSource) {}

  /** Call it before reading the rows; sets no header unless changes are requested. */
  async announce(response: Response, { since }: { since: unknown }): Promise<void> {
    if (since === null || since === undefined) return;
    const { position } = await db(this.dataSource)
      .selectNoFrom(
        sql<Date>`(select least(now(), min(xact_start)) from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend')`.as('position'),
      )
      .executeTakeFirstOrThrow();
    response.setHeader(SYNC_POSITION, position.toISOString());
  }
}

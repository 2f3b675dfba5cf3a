import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from './sql/db.js';

/** Where the next round of a program that keeps a copy begins. */
export const SYNC_POSITION = 'X-Sync-Position';

/**
 * The instant before which no change can appear any more. A record is stamped while its transaction runs and seen when it
 * ends, so that a change may appear with a stamp that is older than one already read; but never older than the beginning
 * of its transaction.
 */
@Injectable()
export class SyncPosition {
  constructor(private readonly dataSource: DataSource) {}

  /** To be called before the rows are read; says nothing where nobody asks for changes. */
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

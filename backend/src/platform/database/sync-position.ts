import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';

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
    const [row] = await this.dataSource.query<{ position: Date }[]>(
      `SELECT least(now(), min(xact_start)) AS position FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend'`,
    );
    if (row) response.setHeader(SYNC_POSITION, row.position.toISOString());
  }
}

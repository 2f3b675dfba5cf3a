import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/values/clock.js';

const HOUR_MS = 60 * 60 * 1000;
/** Expired rows are kept this long, for investigations. */
const KEEP_MS = 30 * 24 * HOUR_MS;
const BATCH = 5000;

/** Deletes sessions, links and address changes that ended long ago, and stored idempotent responses. Processes that run it at once take different rows. */
@Injectable()
export class RemoveExpired {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEEP_MS);
    for (const table of ['sessions', 'account_tokens', 'cambios_email']) {
      await this.dataSource.query(
        `DELETE FROM ${table} WHERE id IN (
           SELECT id FROM ${table} WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
         )`,
        [before],
      );
    }
  }
}

import { Logger } from '@nestjs/common';
import { Client, type Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { connectPatiently } from '../database/connections/connect-patiently.js';
import { CONNECT_MS, GuardedPool } from '../database/connections/guarded-pool.js';

/** An advisory lock id that only this product uses. */
const INSTALL_LOCK = 7_140_222;

/**
 * The queue's own small pool, so that polling never waits behind requests. pg-boss ignores errors of some of its
 * statements; here the start and the end of each outage are logged once.
 */
export class QueueDatabase implements PgBoss.Db {
  private readonly logger = new Logger('queue');
  private readonly pool: Pool;
  private failing = false;

  constructor(
    databaseUrl: string,
    private readonly directUrl: string,
  ) {
    this.pool = new GuardedPool({
      connectionString: databaseUrl,
      max: 4,
      application_name: 'fleet-hiring-queue',
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
    });
    // A connection that is being closed may still emit errors.
    this.pool.on('error', (error) => {
      if (!this.pool.ending) this.report(error);
    });
  }

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    try {
      const result = await this.pool.query<Record<string, unknown>>(text, values);
      if (this.failing) this.logger.log('the database answers again');
      this.failing = false;
      return result;
    } catch (error) {
      this.report(error);
      throw error;
    }
  }

  /** Runs the work while no other process of this product runs such work. */
  async alone(work: () => Promise<unknown>): Promise<void> {
    const client = await connectPatiently(() => this.connect());
    try {
      await client.query(`SELECT pg_advisory_lock(${INSTALL_LOCK})`);
      await work();
    } finally {
      // Closing the connection releases the lock in any state.
      await client.end();
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.directUrl, connectionTimeoutMillis: CONNECT_MS });
    // Running work fails by itself when the connection breaks.
    client.on('error', (error) => this.report(error));
    await client.connect();
    return client;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private report(error: unknown): void {
    if (!this.failing) this.logger.error('a statement failed', error instanceof Error ? error.stack : error);
    this.failing = true;
  }
}

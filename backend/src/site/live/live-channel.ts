import { Logger } from '@nestjs/common';
import { Client } from 'pg';

const CHANNEL = 'live';
const CONNECT_MS = 5000;
/** Interval of the query that detects a dead connection. */
const PROBE_EVERY_MS = 15_000;
const PROBE_MS = 5000;
const RETRY_MS = [250, 500, 1000, 2000, 5000];

interface Listener {
  told: (payload: string) => void;
  /** The connection is back after a gap: events in between are lost. */
  resumed: () => void;
}

/**
 * A dedicated LISTEN connection that is reopened when it breaks. It is outside the pool, because listening would
 * occupy a pooled connection for ever.
 */
export class LiveChannel {
  private readonly logger = new Logger('live');
  private client: Client | null = null;
  private opening: Promise<void> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private probe: NodeJS.Timeout | null = null;
  private failures = 0;
  private lost = false;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly listener: Listener,
  ) {}

  /** Resolves when listening. @throws when the database cannot be reached. */
  async open(): Promise<void> {
    if (this.client || this.closed) return;
    this.opening ??= this.connect().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    const { client } = this;
    this.forget();
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'fleet-hiring-live',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: PROBE_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, null));
    client.on('notification', ({ payload }) => {
      if (this.client === client && payload) this.listener.told(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) {
      await client.end();
      return;
    }
    this.client = client;
    this.probe = setInterval(() => void this.ask(client), PROBE_EVERY_MS).unref();
    this.failures = 0;
    if (!this.lost) return;
    this.lost = false;
    this.logger.log('listening again');
    this.listener.resumed();
  }

  private async ask(client: Client): Promise<void> {
    try {
      await client.query('SELECT 1');
    } catch (error) {
      this.lose(client, error);
      await client.end().catch(() => undefined);
    }
  }

  private lose(client: Client, error: unknown): void {
    if (this.closed || this.client !== client) return;
    this.logger.warn(
      `the connection that listens was lost: ${error instanceof Error ? error.message : 'ended'}`,
    );
    this.forget();
    this.lost = true;
    this.tryAgain();
  }

  private tryAgain(): void {
    const wait = RETRY_MS[Math.min(this.failures++, RETRY_MS.length - 1)];
    this.retry = setTimeout(() => {
      this.open().catch(() => {
        if (!this.closed) this.tryAgain();
      });
    }, wait).unref();
  }

  private forget(): void {
    if (this.probe) clearInterval(this.probe);
    this.probe = null;
    this.client = null;
  }
}

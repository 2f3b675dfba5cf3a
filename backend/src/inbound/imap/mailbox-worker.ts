import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { Mailbox } from '../mailbox/mailbox.entity.js';
import { MailboxService } from '../mailbox/mailbox.service.js';
import { ImapClients, imapFailure } from './imap-client.js';
import { ReadMailbox } from './read-mailbox.js';

/** An advisory lock id that only this product uses: one process reads the mailbox. */
const READER_LOCK = 7_140_260;
const TICK_MS = 30_000;
/** IDLE may end without a word: the folder is read this often anyway. */
const POLL_MS = 60_000;
/** After failures in a row, at most. */
const LONGEST_REST_MS = 10 * 60_000;

/** Keeps a connection to the mailbox while this process is the one that reads it, and opens it again when it breaks. */
@Injectable()
export class MailboxWorker implements BeforeApplicationShutdown {
  private readonly logger = new Logger('inbound');
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  private failures = 0;
  private restUntil = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailbox: MailboxService,
    private readonly clients: ImapClients,
    private readonly read: ReadMailbox,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'databaseDirectUrl'>,
  ) {}

  /** Begins to read unless it does, or rests after a failure. */
  @Round(TICK_MS)
  tick(): void {
    if (this.running || this.stopping.signal.aborted || performance.now() < this.restUntil) return;
    this.running = this.session()
      .catch((error: unknown) => this.failed(error))
      .finally(() => (this.running = null));
  }

  /** What is being stored is stored; a server that says nothing keeps nobody. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** From the connection to its end. Another process that reads, and a mailbox that is off, end it at once. */
  async session(pollMs = POLL_MS): Promise<void> {
    const { activo, version } = await this.mailbox.get();
    if (!activo) return;
    const lock = await this.lock();
    if (!lock) return;
    let client: ImapFlow | null = null;
    try {
      const server = await this.mailbox.server();
      if (!server) return;
      client = await this.clients.open(server, { signal: this.stopping.signal });
      await this.readOn(client, version, pollMs);
    } catch (error) {
      await this.failed(error);
    } finally {
      client?.close();
      await lock.end().catch(() => undefined);
    }
  }

  private async readOn(client: ImapFlow, version: number, pollMs: number): Promise<void> {
    const { signal } = this.stopping;
    for (let isNew = true; !signal.aborted && client.usable;) {
      if (!isNew) await client.noop();
      await this.read.execute(client);
      [this.failures, this.restUntil] = [0, 0];
      if (signal.aborted || (await this.mailbox.get()).version !== version) return;
      const waited = new AbortController();
      const either = AbortSignal.any([signal, waited.signal]);
      const ends = [once(client, 'exists', { signal: either }), once(client, 'close', { signal: either })];
      await Promise.race([...ends, sleep(pollMs, undefined, { signal: either })]).catch(() => undefined);
      for (const end of ends) end.catch(() => undefined);
      waited.abort();
      isNew = false;
    }
  }

  /** Null: another process has it. It ends with its connection, however this process ends. */
  private async lock(): Promise<Client | null> {
    const client = new Client({
      connectionString: this.environment.databaseDirectUrl,
      application_name: 'fleet-hiring-inbound',
    });
    // Without it another process may read too, and each mail still comes once.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { held } = await db(client)
        .selectNoFrom(sql<boolean>`pg_try_advisory_lock(${READER_LOCK})`.as('held'))
        .executeTakeFirstOrThrow();
      if (held) return client;
    } catch (error) {
      this.logger.warn(`the lock of the mailbox was not taken: ${String(error)}`);
    }
    await client.end().catch(() => undefined);
    return null;
  }

  private async failed(error: unknown): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.failures++;
    this.restUntil = performance.now() + Math.min(TICK_MS * 2 ** (this.failures - 1), LONGEST_REST_MS);
    const fallo = imapFailure(error);
    this.logger.warn({ code: 'mailbox_unread', failures: this.failures, reason: fallo });
    await this.dataSource.manager
      .update(Mailbox, { id: 1 }, { fallo, fallo_at: this.clock.now() })
      .catch(() => undefined);
  }
}

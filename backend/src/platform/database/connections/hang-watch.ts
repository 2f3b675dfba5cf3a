import { Logger } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/** A statement pending this long triggers a check of the server. */
const SUSPECT_MS = 4000;
const LOOK_MS = 500;

interface Watched {
  waitingSince: number | null;
  cut(): void;
}

/**
 * Closes connections whose server no longer responds: a stopped process, a hanging machine, a pulled cable. Their
 * sockets stay open, and PostgreSQL's own time-outs need a running server. A slow statement is never cut, because
 * the server answers a check on another connection.
 */
export class HangWatch {
  private readonly logger = new Logger('database');
  private readonly watched = new Set<Watched>();
  private timer: NodeJS.Timeout | null = null;
  private asking = false;
  /** `performance.now()` of the last answered check. */
  private answeredAt = -Infinity;

  /** @param patienceMs how long the server may take to answer */
  constructor(
    private readonly config: ClientConfig,
    private readonly patienceMs: number,
  ) {}

  add(client: Watched): void {
    this.watched.add(client);
    this.timer ??= setInterval(() => void this.look(), LOOK_MS).unref();
  }

  remove(client: Watched): void {
    this.watched.delete(client);
    if (this.watched.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private async look(): Promise<void> {
    const now = performance.now();
    if (this.asking || now - this.answeredAt < SUSPECT_MS) return;
    const suspects = [...this.watched].filter(
      ({ waitingSince }) => waitingSince !== null && now - waitingSince > SUSPECT_MS,
    );
    if (suspects.length === 0) return;
    this.asking = true;
    const answers = await this.answers();
    this.asking = false;
    if (answers) {
      this.answeredAt = performance.now();
      return;
    }
    // If this process itself was stalled, it first reads what has arrived.
    await nextTurn();
    await nextTurn();
    // Only statements pending since before the check.
    const given = suspects.filter(({ waitingSince }) => waitingSince !== null && waitingSince < now);
    this.logger.warn(`the database says nothing any more: ${given.length} connections are given up`);
    given.forEach((client) => client.cut());
  }

  /** A refusing server is alive: its errors reach the callers. */
  private async answers(): Promise<boolean> {
    const client = new Client({
      ...this.config,
      connectionTimeoutMillis: this.patienceMs,
      query_timeout: this.patienceMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch (error) {
      return !/time(?:out|d out)/i.test(error instanceof Error ? error.message : '');
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

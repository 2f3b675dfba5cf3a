import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { db } from '../database/sql/db.js';
import { Clock } from '../values/clock.js';
import {
  type ClockProblem,
  HOLD_MS,
  judgeClock,
  type Machine,
  sayClockProblem,
  TOLERANCE_MS,
} from './clock.rules.js';

/** A problem that nobody has said again for so long is over. */
const TOLD_FOR = sql`interval '3 minutes'`;

/**
 * Whether the time of this process may be acted on: it is compared with the database's and with the last time that was
 * found right. Scheduled work that cannot be taken back asks before it begins (Round, `irrevocable` jobs).
 */
@Injectable()
export class ClockWatch implements OnModuleInit {
  private readonly logger = new Logger('clock');
  private looking: Promise<void> | null = null;
  private wrong = false;
  /** Since when a time is wrong, by the machine's uptime, and what it then was ahead of it. */
  private held: { sinceMs: number; offsetMs: number } | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'idle'>,
  ) {}

  /** Before the first job is taken. */
  async onModuleInit(): Promise<void> {
    if (!this.environment.idle) await this.look();
  }

  /** What the last look found. */
  get wasRight(): boolean {
    return !this.wrong;
  }

  /** @throws when the database does not answer: then nothing is known. */
  async isRight(): Promise<boolean> {
    // Work that begins at the same moment asks once.
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    await this.looking;
    return this.wasRight;
  }

  /** What some process of the installation finds wrong with its clock, in words; null: nothing. */
  async problem(): Promise<string | null> {
    await this.isRight();
    const row = await db(this.dataSource)
      .selectFrom('sistema_reloj')
      .where('problema_at', '>', sql<Date>`clock_timestamp() - ${TOLD_FOR}`)
      .select('problema')
      .executeTakeFirst();
    return row?.problema ?? null;
  }

  private async look(): Promise<void> {
    const process = this.clock.now();
    const { problem, machine } = await lookAtClock(this.dataSource, process);
    const restMs = problem ? this.hold(process, machine) : 0;
    if (!problem || (problem.kind !== 'base_de_datos' && restMs <= 0)) return this.believe(process, machine);
    const words = sayClockProblem(problem, restMs);
    if (!this.wrong) {
      const seconds = Math.round(problem.byMs / 1000);
      this.logger.error(
        `The time is not believed (${problem.kind}, ${seconds} s): retention, reminders, closings and alerts wait`,
      );
    }
    this.wrong = true;
    await this.tell(words);
  }

  /** @returns how long a time that runs evenly is still not believed */
  private hold(process: Date, { uptimeMs }: Machine): number {
    const offsetMs = process.getTime() - uptimeMs;
    if (!this.held || Math.abs(offsetMs - this.held.offsetMs) > TOLERANCE_MS)
      this.held = { sinceMs: uptimeMs, offsetMs };
    return HOLD_MS - (uptimeMs - this.held.sinceMs);
  }

  private async believe(process: Date, { boot, uptimeMs }: Machine): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sistema_reloj AS r (id, visto_at, equipo, encendido_s) VALUES (1, $1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET visto_at = $1, equipo = $2, encendido_s = $3,
         problema = CASE WHEN $4 THEN NULL ELSE r.problema END`,
      [process, boot, uptimeMs / 1000, this.wrong],
    );
    if (this.wrong) this.logger.warn('The time is believed again: what waited for it goes on');
    this.wrong = false;
    this.held = null;
  }

  private async tell(words: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sistema_reloj (id, problema, problema_at) VALUES (1, $1, clock_timestamp())
       ON CONFLICT (id) DO UPDATE SET problema = $1, problema_at = clock_timestamp()`,
      [words],
    );
  }
}

/** Changes nothing: for commands too. */
export async function lookAtClock(
  source: Parameters<typeof db>[0],
  process: Date,
): Promise<{ problem: ClockProblem | null; machine: Machine }> {
  const { database } = await db(source)
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('database'))
    .executeTakeFirstOrThrow();
  const row = await db(source).selectFrom('sistema_reloj').selectAll().executeTakeFirst();
  const machine = { boot: BOOT, uptimeMs: uptime() * 1000 };
  const last = row?.visto_at
    ? { at: row.visto_at, boot: row.equipo ?? '', uptimeMs: (row.encendido_s ?? 0) * 1000 }
    : null;
  return { problem: judgeClock({ process, database, machine, last }), machine };
}

/** Which start of the machine this is; where the system does not say it, each process counts as one. */
const BOOT = bootOf();

function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
}

import { TIME_ZONE } from '@hiring/contract';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { Interval } from '@nestjs/schedule';
import { sql } from 'kysely';
import type { DataSource, Repository } from 'typeorm';
import { db } from '../../database/sql/db.js';
import { NOW } from '../../database/sql/scalars.js';
import { Clock } from '../../values/clock.js';
import { Lifecycle } from '../../lifecycle/lifecycle.js';
import { Interrupted, throttled } from '../../lifecycle/throttled.js';
import { FileStorage } from './file-storage.js';
import { StoredFile } from './stored-file.entity.js';

const LOOK_MS = 10 * 60_000;
/** Hours of the night, in TIME_ZONE, in which files are checked; `to` is excluded. */
const NIGHT = { from: 1, to: 6 };
/** A file checked within this many days is skipped, so that a large store is checked in portions. */
const EVERY_DAYS = 6;

/**
 * Reads the stored files again at night, the longest unchecked first, and marks those that differ from the upload. Each
 * file is claimed before it is read, so that several processes share the work; the file of a process that dies is
 * checked at its next turn.
 */
@Injectable()
export class ScrubFiles implements OnModuleDestroy {
  private readonly logger = new Logger('files');
  private running: Promise<void> | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(StoredFile) private readonly storedFiles: Repository<StoredFile>,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly lifecycle: Lifecycle,
  ) {}

  @Interval(LOOK_MS)
  tick(): void {
    if (this.running || !this.isNight()) return;
    this.running = this.run(throttled(this.lifecycle), () => this.isNight())
      .catch((error: unknown) => {
        if (error instanceof Interrupted) return;
        this.logger.error(
          'the stored files were not all read',
          error instanceof Error ? error.stack : String(error),
        );
      })
      .finally(() => {
        this.running = null;
      });
  }

  async onModuleDestroy(): Promise<void> {
    this.lifecycle.stop();
    await this.running;
  }

  /** Checks due files while `goesOn` allows it. @throws when the store does not answer: the rest waits. */
  async run(
    rest: () => Promise<void> = () => Promise.resolve(),
    goesOn: () => boolean = () => true,
  ): Promise<void> {
    while (goesOn()) {
      const file = await this.claim();
      if (!file) return;
      try {
        await this.storage.reader.inspect(file);
      } catch (error) {
        await this.storedFiles.update(file.id, { comprobado_at: file.before });
        throw error;
      }
      await rest();
    }
  }

  private claim() {
    return db(this.dataSource)
      .with('due', (cte) =>
        cte
          .selectFrom('archivos')
          .where('estado', '=', sql.lit('en_uso'))
          .where((eb) =>
            eb.or([
              eb('comprobado_at', 'is', null),
              eb('comprobado_at', '<', sql<Date>`now() - make_interval(days => ${EVERY_DAYS})`),
            ]),
          )
          .select(['id', 'comprobado_at as before'])
          .orderBy('comprobado_at', (order) => order.asc().nullsFirst())
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('archivos as a')
      .from('due')
      .set({ comprobado_at: NOW })
      .whereRef('a.id', '=', 'due.id')
      .returning(['a.id', 'a.clave', 'a.bytes', 'a.sha256', 'a.danado_at', 'due.before'])
      .executeTakeFirst();
  }

  private isNight(): boolean {
    const hour = Number(HOUR.format(this.clock.now()));
    return hour >= NIGHT.from && hour < NIGHT.to;
  }
}

const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });

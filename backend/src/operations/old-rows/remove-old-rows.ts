import { Injectable } from '@nestjs/common';
import { Round } from '../../platform/schedule/rounds.js';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { count } from '../../platform/database/sql/scalars.js';
import { Clock } from '../../platform/values/clock.js';
import { OLD_ROWS } from './old-rows.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 500;

/** Removes old rows in batches. Processes that run it at once take different rows. */
@Injectable()
export class RemoveOldRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws what failed, after the other tables */
  @Round(HOUR_MS)
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const rows of OLD_ROWS) {
      try {
        while ((await this.removeSome(rows)) === BATCH);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'old rows were not removed');
  }

  /** @returns how many: fewer than BATCH when no more are left */
  private async removeSome({ table, key, emptied, isOld }: (typeof OLD_ROWS)[number]): Promise<number> {
    const of = sql.table(table);
    const id = sql.join(key.map((column) => sql.ref(column)));
    const change = emptied ? sql`update ${of} set ${sql.ref(emptied)} = null` : sql`delete from ${of}`;
    const { total } = await db(this.dataSource)
      .with(
        'gone',
        () => sql<{ one: number }>`(${change} where (${id}) in (
          select ${id} from ${of} where ${isOld(this.clock.now())} limit ${sql.lit(BATCH)} for update skip locked
        ) returning 1 as one)`,
      )
      .selectFrom('gone')
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }
}

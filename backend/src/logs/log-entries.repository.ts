import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Expression, type NotNull, sql, type SqlBool } from 'kysely';
import { DataSource, type Repository } from 'typeorm';
import { rowOf } from '../platform/database/sql/conditions.js';
import { db } from '../platform/database/sql/db.js';
import {
  type FoundPage,
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  placeOf,
} from '../platform/database/sql/list-page.js';
import { hasWords, searchPage } from '../platform/database/sql/list-search.js';
import { count, isAnyOf } from '../platform/database/sql/scalars.js';
import type { Position } from '../platform/http/lists/cursor.js';
import type { Window } from '../platform/http/lists/list-query.js';
import { LogCheck, LogSeal } from './seal/log-seal.entity.js';

const l = rowOf<'system_logs', 'l'>();
/** As the index of the search spells it. */
const TEXT = sql<string>`plain_text(l.action || ' ' || l.details)`;
const NEWEST_FIRST: OrderKey[] = [
  { by: l.ref('l.created_at'), type: 'timestamptz', direction: 'DESC' },
  { by: l.ref('l.id'), type: 'bigint', direction: 'DESC' },
];
const COUNT_CAP = 1001;

/** A log entry; the names are joined at read time, because the log stores ids only. */
export type LogRecord = Awaited<ReturnType<LogEntriesRepository['rows']>>[number];

export interface LogSelection {
  conditions: Expression<SqlBool>;
  words: readonly string[];
}

/** Reads the log, newest first: first the ids by an index, then their rows. */
@Injectable()
export class LogEntriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LogCheck) private readonly logChecks: Repository<LogCheck>,
    @InjectRepository(LogSeal) private readonly logSeals: Repository<LogSeal>,
  ) {}

  async page(
    { conditions, words }: LogSelection,
    window: Window,
  ): Promise<{ records: LogRecord[] } & Pick<FoundPage, 'total' | 'next'>> {
    const { ids, total, next } = await searchPage(this.dataSource, this.selected(conditions), {
      id: l.ref('l.id'),
      keys: NEWEST_FIRST,
      window,
      words,
      text: TEXT,
    });
    return { records: await this.rows(ids), total, next };
  }

  rows(ids: readonly string[]) {
    return (
      db(this.dataSource)
        .selectFrom('system_logs as l')
        .leftJoin('users as a', 'a.id', 'l.actor_id')
        // Casts the entry's id to uuid, not the account's to text: the account's id has the index.
        .leftJoin('users as e', (join) =>
          join.on(
            'e.id',
            '=',
            sql<string>`case when l.entity = 'user' and l.entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            then l.entity_id::uuid end`,
          ),
        )
        .where(isAnyOf(l.ref('l.id'), ids))
        .select([
          'l.id',
          'l.created_at',
          'l.actor_id',
          'a.email as actor_email',
          'l.action',
          'l.details',
          'l.level',
          'l.entity',
          'l.entity_id',
          'e.email as entity_email',
          'l.cambios',
        ])
        .orderBy(inOrder(NEWEST_FIRST))
        .execute()
    );
  }

  /** The whole selection in batches; each is a short keyset query that continues after the previous one. */
  async *batches({ conditions, words }: LogSelection, size: number): AsyncGenerator<LogRecord[]> {
    const selected = this.selected(conditions);
    const from = words.length > 0 ? selected.where(hasWords(TEXT, words)) : selected;
    for (let after: Position | null = null; ;) {
      const found: { id: string; place: Position }[] = await (
        after ? from.where(isAfter(NEWEST_FIRST, after)) : from
      )
        .select(['l.id', placeOf(NEWEST_FIRST).as('place')])
        .orderBy(inOrder(NEWEST_FIRST))
        .limit(size)
        .execute();
      if (found.length > 0) yield await this.rows(found.map(({ id }) => id));
      after = nextOf(found, size);
      if (!after) return;
    }
  }

  /** Loose index scan: one step for each distinct action. */
  async actions(): Promise<string[]> {
    const rows = await db(this.dataSource)
      .withRecursive('each', (cte) =>
        cte
          .selectFrom('system_logs')
          .select((eb) => eb.fn.min<string | null>('action').as('action'))
          .unionAll(
            cte
              .selectFrom('each')
              .where('each.action', 'is not', null)
              .select((eb) =>
                eb
                  .selectFrom('system_logs as l')
                  .where('l.action', '>', eb.ref('each.action'))
                  .select((next) => next.fn.min<string>('l.action').as('action'))
                  .as('action'),
              ),
          ),
      )
      .selectFrom('each')
      .where('action', 'is not', null)
      .select('action')
      .$narrowType<{ action: NotNull }>()
      .execute();
    return rows.map(({ action }) => action);
  }

  isSealed(id: string): Promise<boolean> {
    return this.logSeals.existsBy({ log_id: id });
  }

  async seal(): Promise<{ check: LogCheck | null; waiting: number }> {
    const some = db(this.dataSource).selectFrom('system_log_waiting').select('log_id').limit(COUNT_CAP);
    const [check, { waiting }] = await Promise.all([
      this.logChecks.findOneBy({ id: 1 }),
      db(this.dataSource).selectFrom(some.as('some')).select(count().as('waiting')).executeTakeFirstOrThrow(),
    ]);
    return { check, waiting };
  }

  private selected(conditions: Expression<SqlBool>) {
    return db(this.dataSource).selectFrom('system_logs as l').where(conditions);
  }
}

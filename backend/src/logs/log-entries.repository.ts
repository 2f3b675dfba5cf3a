import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Conditions, orderedPage, type OrderedPage } from '../platform/database/ordered-page.js';
import type { Window } from '../platform/http/lists/list-query.js';
import type { LogRecord } from './log.dto.js';
import { LogCheck } from './seal/log-seal.entity.js';

/** As the index of the search spells it. */
const TEXT = `lower(translate(action || ' ' || details, 'áàéèíïóòúüñçÁÀÉÈÍÏÓÒÚÜÑÇ', 'aaeeiioouuncAAEEIIOOUUNC'))`;
const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';
const COUNT_CAP = 1001;

/** Whoever it names is looked up when it is read: the log itself holds ids alone. */
const RECORD = `SELECT l.id, l.created_at, l.actor_id, a.email AS actor_email, l.action, l.details, l.level, l.entity,
  l.entity_id, e.email AS entity_email, l.cambios`;
// The id of the entry is turned into a uuid, not the account's into text: that one has the index.
const PEOPLE = `LEFT JOIN users a ON a.id = l.actor_id
  LEFT JOIN users e ON e.id = CASE WHEN l.entity = 'user' AND l.entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    THEN l.entity_id::uuid END`;

export interface LogSelection {
  conditions: Conditions;
  words: readonly string[];
}

/** Reads of the log, newest first: first the ids by an index, then their rows. */
@Injectable()
export class LogEntriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    { conditions, words }: LogSelection,
    window: Window,
  ): Promise<{ records: LogRecord[] } & Pick<OrderedPage, 'total' | 'next'>> {
    const { ids, total, next } = await orderedPage(this.dataSource, {
      table: 'system_logs',
      conditions,
      words,
      text: TEXT,
      key: 'created_at',
      keyType: 'timestamptz',
      idType: 'bigint',
      direction: 'DESC',
      ...window,
    });
    return { records: await this.rows(ids), total, next };
  }

  rows(ids: readonly string[]): Promise<LogRecord[]> {
    return this.dataSource.query<LogRecord[]>(
      `${RECORD} FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (id, place)
         JOIN system_logs l ON l.id = wanted.id ${PEOPLE}
       ORDER BY wanted.place`,
      [ids],
    );
  }

  /** Everything selected, in batches, each a short query of its own from where the one before ended. */
  async *batches({ conditions, words }: LogSelection, size: number): AsyncGenerator<LogRecord[]> {
    for (const word of words) conditions.add(`${TEXT} LIKE ?`, `%${word}%`);
    const place = conditions.values.length;
    let after: [string, string] | null = null;
    for (;;) {
      const from: string = after
        ? ` AND (created_at, id) < ($${place + 1}::timestamptz, $${place + 2}::bigint)`
        : '';
      const keys: { id: string; at: string }[] = await this.dataSource.query(
        `SELECT id, created_at::text AS at FROM system_logs WHERE ${conditions.sql}${from} ${NEWEST_FIRST} LIMIT ${size}`,
        [...conditions.values, ...(after ?? [])],
      );
      if (keys.length > 0) yield await this.rows(keys.map(({ id }) => id));
      const last = keys.at(-1);
      if (!last || keys.length < size) return;
      after = [last.at, last.id];
    }
  }

  /** From one to the next through the index: as many steps as there are actions. */
  async actions(): Promise<string[]> {
    const rows = await this.dataSource.query<{ action: string }[]>(
      `WITH RECURSIVE each AS (
         (SELECT action FROM system_logs ORDER BY action LIMIT 1)
         UNION ALL
         SELECT (SELECT l.action FROM system_logs l WHERE l.action > each.action ORDER BY l.action LIMIT 1)
         FROM each WHERE each.action IS NOT NULL
       ) SELECT action FROM each WHERE action IS NOT NULL`,
    );
    return rows.map(({ action }) => action);
  }

  async isSealed(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(`SELECT 1 FROM system_log_seals WHERE log_id = $1`, [
      id,
    ]);
    return rows.length > 0;
  }

  async seal(): Promise<{ check: LogCheck | null; waiting: number }> {
    const [check, [row]] = await Promise.all([
      this.dataSource.manager.findOneBy(LogCheck, { id: 1 }),
      this.dataSource.query<{ n: number }[]>(
        `SELECT count(*)::int AS n FROM (SELECT 1 FROM system_log_waiting LIMIT ${COUNT_CAP}) counted`,
      ),
    ]);
    return { check, waiting: row?.n ?? 0 };
  }
}

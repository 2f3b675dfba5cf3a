import type { DataSource } from 'typeorm';
import type { Position } from '../http/lists/cursor.js';
import { COUNT_CAP, type Direction, type Window } from '../http/lists/list-query.js';
import { type KeyType, nextOf, orderOf, placeOf, seekAfter, type SortKey } from './seek.js';

/** A search looks among this many of the first rows in order before it asks the search index. */
const FIRST = 5000;
/** Shorter words have no trigram: they are looked for among the first rows only. */
const INDEXED_WORD = 3;

/** Conditions of a query with their parameters. */
export class Conditions {
  private readonly parts: string[] = [];
  readonly values: unknown[] = [];

  /** `?` stands for the value, however often. */
  add(condition: string, value?: unknown): this {
    if (value !== undefined) this.values.push(value);
    this.parts.push(condition.replaceAll('?', `$${this.values.length}`));
    return this;
  }

  /** The placeholder of a value. */
  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

export interface OrderedQuery extends Window {
  table: string;
  /** What an index in this order answers, or few rows leave. */
  conditions: Conditions;
  /** Words that are all in `text`, as `searchWords` spells them. */
  words: readonly string[];
  /** The indexed expression that is searched. */
  text: string;
  /** What is sorted by, then by id in the same direction; an index has both. */
  key: string;
  keyType: KeyType;
  idType: KeyType;
  direction: Direction;
}

export interface OrderedPage {
  ids: string[];
  total: number | null;
  next: Position | null;
}

/**
 * The ids of one page, where it ended, and how many there are: exact up to COUNT_CAP, else null. Common words fill the page from the
 * first rows in order; rare ones are found by the trigram index and then ordered. Asked in one, the planner walks the
 * whole order for a rare one.
 */
export async function orderedPage(dataSource: DataSource, query: OrderedQuery): Promise<OrderedPage> {
  const { table, words, key, direction, offset, limit, after } = query;
  const keys: SortKey[] = [
    { sql: key, type: query.keyType, direction },
    { sql: 'id', type: query.idType, direction },
  ];
  const conditions = query.conditions;
  if (after) conditions.add(seekAfter(keys, after, conditions.bind));
  const select = (sql: string, values: unknown[]): Promise<Found[]> => dataSource.query<Found[]>(sql, values);
  // Who goes on from a cursor was told the total before, if at all.
  const count = async (sql: string, values: unknown[], before = ''): Promise<number | null> => {
    if (after) return null;
    const counted = `${before} SELECT count(*)::int AS total FROM (${sql} LIMIT ${COUNT_CAP + 1}) counted`;
    const [row] = await dataSource.query<{ total: number }[]>(counted, values);
    return row && row.total <= COUNT_CAP ? row.total : null;
  };
  const pageOf = (rows: readonly Found[], total: number | null): OrderedPage => ({
    ids: rows.map(({ id }) => id),
    total,
    next: nextOf(rows, limit),
  });
  const inOrder = `ORDER BY ${orderOf(keys)}`;
  const ofPage = `ORDER BY k ${direction}, id ${direction} OFFSET ${offset} LIMIT ${limit}`;
  const where = conditions.sql;
  const place = placeOf(keys);

  if (words.length === 0) {
    const [rows, total] = await Promise.all([
      select(
        `SELECT id, ${place} FROM ${table} WHERE ${where} ${inOrder} OFFSET ${offset} LIMIT ${limit}`,
        conditions.values,
      ),
      count(`SELECT 1 FROM ${table} WHERE ${where}`, conditions.values),
    ]);
    return pageOf(rows, total);
  }

  const matching = new Conditions();
  matching.values.push(...conditions.values);
  for (const word of words) matching.add(`${query.text} LIKE ?`, `%${word}%`);
  const { values } = matching;
  const first = `WITH first AS MATERIALIZED (
    SELECT id, ${key} AS k, ${place}, (${matching.sql}) AS hit FROM ${table} WHERE ${where} ${inOrder} LIMIT ${FIRST})`;
  const early = await select(`${first} SELECT id, place FROM first WHERE hit ${ofPage}`, values);
  if (!words.some((word) => word.length >= INDEXED_WORD)) {
    return pageOf(early, await count('SELECT 1 FROM first WHERE hit', values, first));
  }
  const all = `SELECT id, ${key} AS k, ${place} FROM ${table} WHERE ${where} AND ${matching.sql}`;
  if (early.length === limit) return pageOf(early, await count(all, values));
  const hits = `WITH hits AS MATERIALIZED (${all})`;
  const [rows, total] = await Promise.all([
    select(`${hits} SELECT id, place FROM hits ${ofPage}`, values),
    count('SELECT 1 FROM hits', values, hits),
  ]);
  return pageOf(rows, total);
}

interface Found {
  id: string;
  place: Position;
}

import type { DataSource } from 'typeorm';
import { COUNT_CAP, type Direction } from '../http/list-query.js';

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

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

export interface OrderedQuery {
  table: string;
  /** What an index in this order answers, or few rows leave. */
  conditions: Conditions;
  /** Words that are all in `text`, as `searchWords` spells them. */
  words: readonly string[];
  /** The indexed expression that is searched. */
  text: string;
  /** What is sorted by, then by id in the same direction; an index has both. */
  key: string;
  direction: Direction;
  offset: number;
  limit: number;
}

/**
 * The ids of one page, and how many there are: exact up to COUNT_CAP, else null. Common words fill the page from the
 * first rows in order; rare ones are found by the trigram index and then ordered. Asked in one, the planner walks the
 * whole order for a rare one.
 */
export async function orderedPage(
  dataSource: DataSource,
  query: OrderedQuery,
): Promise<{ ids: string[]; total: number | null }> {
  const { table, conditions, words, key, direction, offset, limit } = query;
  const select = async (sql: string, values: unknown[]): Promise<string[]> =>
    (await dataSource.query<{ id: string }[]>(sql, values)).map(({ id }) => id);
  const count = async (sql: string, values: unknown[], before = ''): Promise<number | null> => {
    const counted = `${before} SELECT count(*)::int AS total FROM (${sql} LIMIT ${COUNT_CAP + 1}) counted`;
    const [row] = await dataSource.query<{ total: number }[]>(counted, values);
    return row && row.total <= COUNT_CAP ? row.total : null;
  };
  const inOrder = `ORDER BY ${key} ${direction}, id ${direction}`;
  const ofPage = `ORDER BY k ${direction}, id ${direction} OFFSET ${offset} LIMIT ${limit}`;
  const where = conditions.sql;

  if (words.length === 0) {
    const [ids, total] = await Promise.all([
      select(
        `SELECT id FROM ${table} WHERE ${where} ${inOrder} OFFSET ${offset} LIMIT ${limit}`,
        conditions.values,
      ),
      count(`SELECT 1 FROM ${table} WHERE ${where}`, conditions.values),
    ]);
    return { ids, total };
  }

  const matching = new Conditions();
  matching.values.push(...conditions.values);
  for (const word of words) matching.add(`${query.text} LIKE ?`, `%${word}%`);
  const { values } = matching;
  const first = `WITH first AS MATERIALIZED (
    SELECT id, ${key} AS k, (${matching.sql}) AS hit FROM ${table} WHERE ${where} ${inOrder} LIMIT ${FIRST})`;
  const ids = await select(`${first} SELECT id FROM first WHERE hit ${ofPage}`, values);
  if (!words.some((word) => word.length >= INDEXED_WORD)) {
    return { ids, total: await count('SELECT 1 FROM first WHERE hit', values, first) };
  }
  const all = `SELECT id, ${key} AS k FROM ${table} WHERE ${where} AND ${matching.sql}`;
  if (ids.length === limit) return { ids, total: await count(all, values) };
  const hits = `WITH hits AS MATERIALIZED (${all})`;
  const [found, total] = await Promise.all([
    select(`${hits} SELECT id FROM hits ${ofPage}`, values),
    count('SELECT 1 FROM hits', values, hits),
  ]);
  return { ids: found, total };
}

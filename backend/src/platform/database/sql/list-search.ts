import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { containing } from '../../http/lists/search-words.js';
import type { Direction } from '../../http/lists/list-query.js';
import { unionAll } from './conditions.js';
import { db } from './db.js';
import {
  countCapped,
  findPage,
  type FoundPage,
  inOrder,
  isAfter,
  type List,
  nextOf,
  placeIn,
  sortColumns,
} from './list-page.js';

export interface SearchedList extends List {
  /** Words, from `searchWords`, that must all occur in `text`. */
  words: readonly string[];
  /** As the trigram index has it. */
  text: Expression<string | null>;
  /** Which end of the list is searched for words without a trigram; default: the list's own order. */
  shortWords?: Direction;
  /** Disjoint conditions that lead indexes: each part is read in index order, then merged. */
  parts?: readonly Expression<SqlBool>[];
}

/** A search first looks at this many first rows before it uses the search index. */
const FIRST = 5000;
/** Shorter words have no trigram: only the first rows are searched. */
const INDEXED_WORD = 3;

interface Found {
  id: string;
  hit: SqlBool;
}

/**
 * `findPage` of rows with all words. Common words fill the page from the first rows; rare ones use the trigram
 * index and are sorted afterwards. In one statement, the planner would scan the whole order for a rare word.
 */
export async function searchPage<Tables, Names extends keyof Tables>(
  source: DataSource | EntityManager,
  from: SelectQueryBuilder<Tables, Names, object>,
  list: SearchedList,
): Promise<FoundPage> {
  const { words, text, keys, window, shortWords, parts = [] } = list;
  if (words.length === 0 && parts.length === 0) return findPage(source, from, list);
  const { after, offset, limit } = window;
  const behind = after ? from.where(isAfter(keys, after)) : from;
  const materialized = (rows: Expression<Found>) =>
    db(source)
      .with(
        (cte) => cte('found').materialized(),
        () => rows,
      )
      .selectFrom('found')
      .where((eb) => eb.ref('hit'));
  const page = (found: ReturnType<typeof materialized>) =>
    found
      .select(['id', placeIn(keys).as('place')])
      .orderBy(again(keys))
      .offset(offset)
      .limit(limit)
      .execute();
  const total = async <T, N extends keyof T>(found: SelectQueryBuilder<T, N, object>) =>
    after ? null : countCapped(source, found);
  const answer = (rows: Awaited<ReturnType<typeof page>>, known: number | null): FoundPage => ({
    ids: rows.map(({ id }) => id),
    total: known,
    next: nextOf(rows, limit),
  });

  if (words.length === 0) {
    const merged = materialized(firstOf(behind, list, offset + limit, sql.lit(true)));
    return answer(...(await Promise.all([page(merged), total(from)])));
  }
  const hit = hasWords(text, words);
  const indexed = words.some((word) => word.length >= INDEXED_WORD);
  const inFirst = shortWords && !indexed ? keys.map((key) => ({ ...key, direction: shortWords })) : keys;
  const first = materialized(firstOf(behind, { ...list, keys: inFirst }, FIRST, hit));
  const early = await page(first);
  if (!indexed) return answer(early, await total(first));
  const matching = behind.where(hit);
  if (early.length === limit) return answer(early, await total(matching));
  const all = materialized(rowsOf(matching, list, sql.lit(true)));
  return answer(...(await Promise.all([page(all), total(all)])));
}

/** All the words are in the text. */
export const hasWords = (text: Expression<string | null | undefined>, words: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${text} like ${containing(word)}`),
    sql` and `,
  )})`;

/** The first rows in order, of each part. */
function firstOf<Tables, Names extends keyof Tables>(
  from: SelectQueryBuilder<Tables, Names, object>,
  list: SearchedList,
  limit: number,
  hit: Expression<SqlBool>,
): Expression<Found> {
  const { keys, parts = [] } = list;
  const first = (part: typeof from) => rowsOf(part, list, hit).orderBy(inOrder(keys)).limit(limit);
  if (parts.length === 0) return first(from);
  const merged = unionAll(parts.map((part) => first(from.where(part))));
  return sql<Found>`(select * from ${merged} merged order by ${again(keys)} limit ${sql.lit(limit)})`;
}

const rowsOf = <Tables, Names extends keyof Tables>(
  from: SelectQueryBuilder<Tables, Names, object>,
  { id, keys }: List,
  hit: Expression<SqlBool>,
): SelectQueryBuilder<Tables, Names, Found> =>
  from
    .select([sql<string>`${id}`.as('id'), sql<SqlBool>`${hit}`.as('hit'), ...sortColumns(keys)])
    .$castTo<Found>();

const again = (keys: List['keys']) =>
  sql.join(keys.map(({ direction }, index) => sql`${sql.ref(`k${index}`)} ${sql.raw(direction)}`));

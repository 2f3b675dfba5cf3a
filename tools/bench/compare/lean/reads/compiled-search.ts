/** What the words of a search mean, remembered for a minute: it only chooses how they are found. */
import type pg from 'pg';
import { ofProduct } from '../../product.ts';

/** Stem of each word; null: Spanish leaves the word out. */
export type Stems = Map<string, string | null>;

const { parseSearch, searchOf, stemmedWords } = await ofProduct<{
  parseSearch: (text: string) => object[];
  stemmedWords: (terms: object[]) => string[];
  searchOf: (terms: object[], stems: Stems) => { todo: string; marks: object[] };
}>('candidates/people/search/search-query.rules.js');

export async function stemsOf(pool: pg.Pool, words: string[]): Promise<Stems> {
  const { rows } = await pool.query<{ word: string; stem: string | null }>(
    `SELECT word, (ts_lexize('spanish_stem', word))[1] AS stem FROM unnest($1::text[]) AS word`,
    [words],
  );
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}

export interface Compiled {
  todo: string;
  /** Runs of words to be marked. */
  marks: object[];
  /** Matches that the planner expects, of so many people. */
  expected: number;
  people: number;
  /** There are more than are counted. */
  many: boolean;
  until: number;
}

const MINUTE_MS = 60_000;
const MOST = 1000;
const remembered = new Map<string, Compiled>();

export async function compiledOf(pool: pg.Pool, words: string): Promise<Compiled> {
  const known = remembered.get(words);
  if (known && known.until > Date.now()) return known;
  const terms = parseSearch(words);
  const query = searchOf(terms, await stemsOf(pool, stemmedWords(terms)));
  const { rows } = await pool.query<{ people: number }>(
    `SELECT greatest(reltuples, 1)::float8 AS people FROM pg_class WHERE oid = 'busqueda_candidatos'::regclass`,
  );
  const { rows: plans } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT json) SELECT 1 FROM busqueda_candidatos WHERE vector @@ $1::tsquery`,
    [query.todo],
  );
  const expected = plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  const compiled = {
    ...query,
    people: rows[0]?.people ?? 1,
    expected,
    many: false,
    until: Date.now() + MINUTE_MS,
  };
  if (remembered.size >= MOST) remembered.clear();
  remembered.set(words, compiled);
  return compiled;
}

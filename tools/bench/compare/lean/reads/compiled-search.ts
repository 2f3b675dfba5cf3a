/** What the words of a search mean, remembered for a minute: it only chooses how they are found. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type pg from 'pg';
import { ROOT } from '../../../../../scripts/lib/paths.mjs';
import { ofProduct } from '../product.ts';

interface Compiler {
  selectNoFrom: (columns: unknown[]) => { compile: () => { sql: string; parameters: unknown[] } };
}
type Kysely = Record<string, new (...values: unknown[]) => Compiler>;

const { parseSearch, tsqueriesOf } = await ofProduct<{
  parseSearch: (text: string) => object[];
  tsqueriesOf: (terms: object[]) => { todo: Named; alguno: Named };
}>('candidates/search/search-query.rules.js');
interface Named {
  as: (name: string) => unknown;
}

// The product's own query builder: the rules of the words are its own.
const kysely = createRequire(path.join(ROOT, 'backend', 'package.json'))('kysely') as Kysely;
const part = (name: string, ...values: unknown[]) => {
  const Part = kysely[name];
  if (!Part) throw new Error(`kysely has no ${name}`);
  return new Part(...values);
};
const builder = part('Kysely', {
  dialect: {
    createAdapter: () => part('PostgresAdapter'),
    createDriver: () => part('DummyDriver'),
    createIntrospector: (of: unknown) => part('PostgresIntrospector', of),
    createQueryCompiler: () => part('PostgresQueryCompiler'),
  },
});

export interface Compiled {
  todo: string;
  alguno: string;
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
  const { todo, alguno } = tsqueriesOf(parseSearch(words));
  const { sql, parameters } = builder.selectNoFrom([todo.as('todo'), alguno.as('alguno')]).compile();
  const { rows } = await pool.query<{ todo: string; alguno: string; people: number }>(
    `SELECT q.*, (SELECT greatest(reltuples, 1)::float8 FROM pg_class WHERE oid = 'busqueda_candidatos'::regclass) AS people
     FROM (${sql}) q`,
    parameters,
  );
  const query = rows[0];
  if (!query) throw new Error('a search has no meaning');
  const { rows: plans } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT json) SELECT 1 FROM busqueda_candidatos WHERE vector @@ $1::tsquery`,
    [query.todo],
  );
  const expected = plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  const compiled = { ...query, expected, many: false, until: Date.now() + MINUTE_MS };
  if (remembered.size >= MOST) remembered.clear();
  remembered.set(words, compiled);
  return compiled;
}

/** Records the database queries of the server in this process, to explain slow requests. */
import pg from 'pg';
import { observeStatements } from '../../../scripts/lib/backend.mjs';

const EXPLAINED_MS = 20;

interface Query {
  sql: string;
  values: unknown[];
  ms: number;
}

/** @returns the slow queries of this work, the slowest first */
export async function slowQueries(work: () => Promise<unknown>): Promise<Query[]> {
  const noted: Query[] = [];
  await observeStatements((sql, values) => {
    const start = performance.now();
    return () => noted.push({ sql, values: (values ?? []) as unknown[], ms: performance.now() - start });
  });
  try {
    await work();
    return noted.filter(({ ms }) => ms >= EXPLAINED_MS).sort((one, other) => other.ms - one.ms);
  } finally {
    await observeStatements(null);
  }
}

/** @returns the plan of EXPLAIN (ANALYZE, BUFFERS), in a transaction that is rolled back */
export async function explain(url: string, { sql, values }: Query): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // A search sets this too (candidate-search.ts).
    if (sql.includes('busqueda_candidatos')) await client.query('SET LOCAL enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS) ${sql}`,
      values,
    );
    await client.query('ROLLBACK');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}

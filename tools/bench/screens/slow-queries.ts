/** Records the database queries of the server in this process, to explain slow requests. */
import pg from 'pg';

const EXPLAINED_MS = 20;

interface Query {
  sql: string;
  values: unknown[];
  ms: number;
}

/** @returns `during`: the slow queries of this work, the slowest first */
export function watchQueries(): { during: (work: () => Promise<unknown>) => Promise<Query[]> } {
  let noted: Query[] | null = null;
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (text, values, ...rest) {
    const start = performance.now();
    const answer = query.call(this, text, values, ...rest);
    if (noted && typeof text === 'string' && answer instanceof Promise) {
      const notes = noted;
      const done = () =>
        notes.push({ sql: text, values: (values ?? []) as unknown[], ms: performance.now() - start });
      answer.then(done, done);
    }
    return answer;
  };
  return {
    async during(work) {
      noted = [];
      try {
        await work();
        return noted.filter(({ ms }) => ms >= EXPLAINED_MS).sort((a, b) => b.ms - a.ms);
      } finally {
        noted = null;
      }
    },
  };
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

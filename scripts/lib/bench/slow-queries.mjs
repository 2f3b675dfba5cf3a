/** Notes what the server in this process asks of the database, to explain what was slow. */

const EXPLAINED_MS = 20;

/** @typedef {{ sql: string, values: unknown[], ms: number }} Query */

/**
 * @returns {Promise<{ during: (work: () => Promise<unknown>) => Promise<Query[]> }>} `during`: the queries of this work
 *   that took long, the slowest first
 */
export async function watchQueries() {
  const { default: pg } = await import('pg');
  /** @type {Query[] | null} */
  let noted = null;
  const prototype = /** @type {{ query: (...args: any[]) => any }} */ (pg.Client.prototype);
  const { query } = prototype;
  prototype.query = function (text, values, ...rest) {
    const start = performance.now();
    const answer = query.call(this, text, values, ...rest);
    if (noted && typeof text === 'string' && typeof answer?.then === 'function') {
      const notes = noted;
      const done = () => notes.push({ sql: text, values: values ?? [], ms: performance.now() - start });
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

/** @param {string} url @param {Query} query @returns {Promise<string>} EXPLAIN (ANALYZE, BUFFERS), undone */
export async function explain(url, { sql, values }) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // A search asks so (candidate-search.ts).
    if (sql.includes('busqueda_candidatos')) await client.query('SET LOCAL enable_seqscan = off');
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, values);
    await client.query('ROLLBACK');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}

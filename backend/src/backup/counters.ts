import type { Client } from 'pg';

/** Each finds counters that do not tell how many rows there are. */
const COUNTERS: Readonly<Record<string, string>> = {
  people: `SELECT k1, k2 FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'candidates' GROUP BY k1, k2 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT etapa AS k1, departamento AS k2, count(*) AS n FROM candidates
      WHERE retirada_at IS NULL AND deleted_at IS NULL GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  interviews: `SELECT k1 FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'interviews' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT estado AS k1, count(*) AS n FROM interviews WHERE deleted_at IS NULL GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'applications by vacancy': `SELECT k1 FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'vacancy_applications' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT vacante_id::text AS k1, count(*) AS n FROM aplicaciones_vacantes
      WHERE vacante_id IS NOT NULL AND deleted_at IS NULL GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  applications: `SELECT k1, k2 FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'applications' GROUP BY k1, k2 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT CASE WHEN retirada_at IS NOT NULL THEN 'retirada'
          WHEN estado LIKE 'entrevista%' THEN 'entrevista' ELSE estado END AS k1, departamento AS k2, count(*) AS n
      FROM aplicaciones_vacantes WHERE deleted_at IS NULL GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  accounts: `SELECT k1 FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'users' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (SELECT role AS k1, count(*) AS n FROM users GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  vacancies: `SELECT k1, k2 FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'vacancy_states' GROUP BY k1, k2
      HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT estado AS k1, destacada::text AS k2, count(*) AS n FROM vacantes GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
};

/** The names of counters that are not true. Each counter and its rows are read in one statement, as at one instant. */
export async function wrongCounters(client: Client): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, sql] of Object.entries(COUNTERS)) {
    const { rows } = await client.query(`${sql} LIMIT 1`);
    if (rows.length > 0) wrong.push(name);
  }
  return wrong;
}

export const COUNTER_NAMES: readonly string[] = Object.keys(COUNTERS);

/** Whom and what the requests are about, taken from the rows. */
import { CANDIDATE_EMAIL } from './population.mjs';

/** @param {string} url @returns {Promise<import('./requests.mjs').Samples>} */
export async function takeSamples(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  /** @param {string} sql @param {unknown[]} [values] @returns {Promise<any>} */
  const one = async (sql, values = []) => (await client.query(sql, values)).rows[0];
  /** @param {string} etapa @param {number} share of the column that comes before */
  const cursor = async (etapa, share) =>
    (
      await one(
        `SELECT to_char(fecha_aplicacion AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || id AS cursor
         FROM candidates WHERE etapa = $1 AND retirada_at IS NULL ORDER BY fecha_aplicacion DESC, id DESC LIMIT 1
         OFFSET (SELECT floor($2::float8 * count(*)) FROM candidates WHERE etapa = $1 AND retirada_at IS NULL)`,
        [etapa, share],
      )
    ).cursor;
  try {
    const person = await one(`SELECT id, aplicacion_actual_id FROM candidates WHERE email = $1`, [
      CANDIDATE_EMAIL,
    ]);
    const twin = await one(
      `SELECT id FROM candidates ORDER BY email = 'persona200@example.com' DESC LIMIT 1`,
    );
    const vacancy = await one(
      `SELECT v.id, v.titulo FROM vacantes v JOIN aplicaciones_vacantes a ON a.vacante_id = v.id
       GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
    );
    const interview = await one(`SELECT id, entrevistador_id FROM interviews ORDER BY inicio DESC LIMIT 1`);
    const email = await one(`SELECT id FROM correos ORDER BY created_at DESC LIMIT 1`);
    return {
      person: person.id,
      twin: twin.id,
      application: person.aplicacion_actual_id,
      vacancy: vacancy.id,
      vacancyTitle: vacancy.titulo,
      interview: interview.id,
      interviewer: interview.entrevistador_id,
      email: email.id,
      tag: (await one(`SELECT id FROM etiquetas LIMIT 1`)).id,
      board: { recibida: await cursor('recibida', 0.01), rechazada: await cursor('rechazada', 0.3) },
    };
  } finally {
    await client.end();
  }
}

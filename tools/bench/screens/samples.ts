/** The people and records of the requests, taken from the rows. */
import pg from 'pg';
import { CANDIDATE_EMAIL } from '../people/population.ts';
import type { Samples } from './requests.ts';

export async function takeSamples(url: string): Promise<Samples> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async <Row extends pg.QueryResultRow = { id: string }>(sql: string, values: unknown[] = []) => {
    const [row] = (await client.query<Row>(sql, values)).rows;
    if (!row) throw new Error(`no row: ${sql}`);
    return row;
  };
  /** @param share of the column that precedes it */
  const cursor = async (etapa: string, share: number) =>
    (
      await one<{ cursor: string }>(
        `SELECT to_char(fecha_aplicacion AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || id AS cursor
         FROM candidates WHERE etapa = $1 AND retirada_at IS NULL ORDER BY fecha_aplicacion DESC, id DESC LIMIT 1
         OFFSET (SELECT floor($2::float8 * count(*)) FROM candidates WHERE etapa = $1 AND retirada_at IS NULL)`,
        [etapa, share],
      )
    ).cursor;
  try {
    const person = await one<{ id: string; aplicacion_actual_id: string }>(
      `SELECT id, aplicacion_actual_id FROM candidates WHERE email = $1`,
      [CANDIDATE_EMAIL],
    );
    const twin = await one(
      `SELECT id FROM candidates ORDER BY email = 'persona200@example.com' DESC LIMIT 1`,
    );
    const vacancy = await one<{ id: string; titulo: string }>(
      `SELECT v.id, v.titulo FROM vacantes v JOIN aplicaciones_vacantes a ON a.vacante_id = v.id
       GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
    );
    const interview = await one<{ id: string; entrevistador_id: string }>(
      `SELECT id, entrevistador_id FROM interviews ORDER BY inicio DESC LIMIT 1`,
    );
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

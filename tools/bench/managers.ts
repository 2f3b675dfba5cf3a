/** The calls of a manager who is on the team of five of three hundred openings. */
import assert from 'node:assert/strict';
import type { Client } from 'pg';
import { bearer, makeStaff } from './accounts.ts';
import type { Settings } from './lean/route.ts';
import type { Asked } from './load.ts';

const OPENINGS = 300;
const OWN = 5;
const PER_PAGE = 25;
const WORDS = ['mecanico', 'garcia', 'puig'];

/** The people of the database in 300 openings of one department, once. */
async function openOpenings(client: Client): Promise<void> {
  const { rowCount } = await client.query(`SELECT 1 FROM vacantes WHERE titulo LIKE 'Turno %' LIMIT 1`);
  if (rowCount) return;
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(
    `INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion)
     SELECT 'Turno ' || n, 'mantenimiento', 'mecanico', 'Barcelona', 'Taller' FROM generate_series(1, ${OPENINGS}) n`,
  );
  await client.query(
    `UPDATE aplicaciones_vacantes a SET vacante_id = v.id
     FROM (SELECT aplicacion_actual_id AS id, row_number() OVER (ORDER BY id) AS n FROM candidates
           WHERE aplicacion_actual_id IS NOT NULL) numbered,
          (SELECT id, row_number() OVER (ORDER BY id) AS n FROM vacantes WHERE titulo LIKE 'Turno %') v
     WHERE numbered.id = a.id AND v.n = 1 + numbered.n % ${OPENINGS}`,
  );
  await client.query('COMMIT');
  await client.query('VACUUM (ANALYZE) aplicaciones_vacantes, vacantes');
}

/** What a manager asks in a day: the list of their openings, a record, a search, what waits for them, and a note. */
export async function managersCalls(client: Client, settings: Settings['token']): Promise<Asked[]> {
  await openOpenings(client);
  const [manager] = await makeStaff(client, 'responsable', 1);
  assert(manager);
  const { rows } = await client.query<{ id: string }>(
    `WITH own AS (SELECT id FROM vacantes WHERE titulo LIKE 'Turno %' ORDER BY id LIMIT ${OWN}),
       member AS (INSERT INTO equipo_vacante (vacante_id, usuario_id) SELECT id, $1 FROM own)
     SELECT a.id FROM aplicaciones_vacantes a JOIN own ON own.id = a.vacante_id ORDER BY a.id LIMIT 40`,
    [manager.user],
  );
  const headers = { authorization: bearer(settings, manager) };
  const list = (page: number, filter: object): Asked => ({
    headers,
    path: `/api/team/applications?${new URLSearchParams({
      range: JSON.stringify([page * PER_PAGE, page * PER_PAGE + PER_PAGE - 1]),
      filter: JSON.stringify(filter),
    })}`,
  });
  const pages = rows.map((_, page) => list(page % 10, {}));
  const records = rows.map(({ id }): Asked => ({ headers, path: `/api/team/applications/${id}` }));
  const searches = rows.map((_, place) => list(0, { q: WORDS[place % WORDS.length] }));
  const notes = rows.map(({ id }): Asked => ({
    path: `/api/team/applications/${id}/notes`,
    method: 'POST',
    body: JSON.stringify({ texto: 'En la prueba ha cambiado unas pastillas sin ayuda.' }),
    headers: { ...headers, 'content-type': 'application/json' },
  }));
  return [...pages, ...pages, ...records, ...searches, { headers, path: '/api/team/today' }, ...notes];
}

/** Fills an empty migrated database with people and their history, by statements over whole tables. */
import { estadosOf } from '@hiring/contract';
import { hash } from '@node-rs/argon2';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { setAside } from './set-aside.ts';

const ROWS = path.join(import.meta.dirname, 'rows');

/** The measuring users, with one password: human resources, and the person with the longest history. */
export const STAFF_EMAIL = 'bench@example.com';
export const CANDIDATE_EMAIL = 'persona1@example.com';
export const PASSWORD = 'Bench-2026';

/** Only the screens of messages, conversations and notes read it. */
const CORRESPONDENCE = '6-correspondence.sql';

/**
 * @param people have one application each, and one in five has another
 * @param options `correspondence` false: without messages, conversations and notes; `byTriggers`: runs the triggers row
 * by row like the product, to compare; `now`: the instant from which all dates are counted
 */
export async function populate(
  url: string,
  people: number,
  report: (step: string) => void,
  { correspondence = true, byTriggers = false, now = new Date() } = {},
) {
  const connections = [0, 1].map(() => new pg.Client({ connectionString: url }));
  const [client, other] = connections as [pg.Client, pg.Client];
  const values = {
    people: String(people),
    now: `timestamptz ${pg.escapeLiteral(now.toISOString())}`,
    password: pg.escapeLiteral(await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })),
    staff: pg.escapeLiteral(STAFF_EMAIL),
    interview: estadosOf('entrevista').map(pg.escapeLiteral).join(', '),
  };
  try {
    for (const connection of connections) {
      await connection.connect();
      await connection.query(
        `SET synchronous_commit = off; SET work_mem = '128MB'; SET maintenance_work_mem = '512MB'; SET jit = off`,
      );
    }
    const restore = await setAside(client, { onlyCircle: byTriggers });
    for (const file of fs.readdirSync(ROWS).sort()) {
      if (file === CORRESPONDENCE && !correspondence) continue;
      report(file);
      await client.query(withValues(fs.readFileSync(path.join(ROWS, file), 'utf8'), values));
    }
    if (!byTriggers) {
      report('search');
      await client.query('ANALYZE candidates, cv_textos');
      // Two connections share the most expensive statement, one per CPU core.
      await Promise.all([client, other].map((connection, half) => connection.query(searchRows(half))));
    }
    report('indexes');
    for (const statement of restore) await client.query(statement);
    report('vacuum');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    for (const connection of connections) await connection.end();
  }
}

/** Writes the rows as the function busqueda_candidato does, for the people of one half: 0 or 1. */
const searchRows = (half: number) =>
  `INSERT INTO busqueda_candidatos (candidato_id, vector, clave_email, clave_telefono, clave_persona)
    SELECT c.id, vector_candidato(c), clave_email(c.email), clave_telefono(c.telefono),
      clave_persona(c.nombre, c.apellidos, c.fecha_nacimiento)
    FROM candidates c WHERE hashint4(right(c.telefono, 8)::int) & 1 = ${half}`;

/** Replaces each `:name` in a file by its value; a cast has two colons. */
function withValues(sql: string, values: Record<string, string>) {
  return sql.replace(
    /(?<!:):(people|password|staff|now|interview)\b/g,
    (_, name: string) => values[name] ?? '',
  );
}

/** Fills an empty migrated database with people and what happened with them, by statements over whole tables. */
import fs from 'node:fs';
import path from 'node:path';

const ROWS = path.join(import.meta.dirname, 'rows');

/** Who signs in to measure, with one password: a member of human resources and the person with the longest history. */
export const STAFF_EMAIL = 'bench@example.com';
export const CANDIDATE_EMAIL = 'persona1@example.com';
export const PASSWORD = 'Bench-2026';

/** Done once for all rows at the end, where the product does it for each row. */
const ROW_TRIGGERS = [
  ['candidates', 'candidates_busqueda_nueva_tg'],
  ['candidates', 'candidates_busqueda_cambio_tg'],
  ['cv_textos', 'cv_textos_busqueda_tg'],
  // Each application is written where its move took it: there is nothing to add.
  ['aplicacion_historial', 'historial_etapas_insert_tg'],
];
/** People and applications point at one another: one end is checked when both are there. */
const LATE_CONSTRAINT = 'candidates_aplicacion_actual_fk';

/**
 * @param {string} url
 * @param {number} people one application each, and one in five another
 * @param {(step: string) => void} report
 */
export async function populate(url, people, report) {
  const { default: pg } = await import('pg');
  const { hash } = await import('@node-rs/argon2');
  const client = new pg.Client({ connectionString: url });
  const values = {
    people: String(people),
    password: pg.escapeLiteral(await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })),
    staff: pg.escapeLiteral(STAFF_EMAIL),
  };
  await client.connect();
  try {
    await client.query(
      `SET synchronous_commit = off; SET work_mem = '64MB'; SET maintenance_work_mem = '256MB'`,
    );
    const restore = await setAside(client);
    for (const file of fs.readdirSync(ROWS).sort()) {
      report(file);
      await client.query(withValues(fs.readFileSync(path.join(ROWS, file), 'utf8'), values));
    }
    report('indexes');
    for (const statement of restore) await client.query(statement);
    report('search');
    await client.query(`DO $$ BEGIN PERFORM busqueda_candidato(c) FROM candidates c; END $$`);
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

/** `:name` of a file becomes its value; a cast has two colons. @param {string} sql @param {Record<string, string>} values */
function withValues(sql, values) {
  return sql.replace(/(?<!:):(people|password|staff)\b/g, (_, name) => values[name] ?? '');
}

/**
 * Takes away what is done faster for all rows at once.
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} statements that bring it back
 */
async function setAside(client) {
  const { rows: gins } = await client.query(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS again
     FROM pg_index JOIN pg_class c ON c.oid = indexrelid JOIN pg_am m ON m.oid = c.relam
     WHERE m.amname = 'gin' AND c.relnamespace = 'public'::regnamespace`,
  );
  const { rows: constraints } = await client.query(
    `SELECT conrelid::regclass AS name, pg_get_constraintdef(oid) AS again FROM pg_constraint WHERE conname = $1`,
    [LATE_CONSTRAINT],
  );
  for (const { name } of gins) await client.query(`DROP INDEX ${name}`);
  for (const { name } of constraints)
    await client.query(`ALTER TABLE ${name} DROP CONSTRAINT ${LATE_CONSTRAINT}`);
  for (const [table, trigger] of ROW_TRIGGERS)
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  return [
    ...constraints.map(({ name, again }) => `ALTER TABLE ${name} ADD CONSTRAINT ${LATE_CONSTRAINT} ${again}`),
    ...gins.map(({ again }) => again),
    ...ROW_TRIGGERS.map(([table, trigger]) => `ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`),
  ];
}

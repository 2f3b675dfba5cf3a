/**
 * The product's role owns its database and is no superuser: a superuser may read the server's files and run
 * programs. Older clusters had one role for both; they are converted here at their next start.
 */
import { DATABASE, ROLE_OPTIONS, SUPERUSER } from './cluster.mjs';

/**
 * Objects outside extensions that still belong to the cluster's first role, each with the statement that gives it to
 * the product's. REASSIGN OWNED does not work for the bootstrap role, because PostgreSQL keeps no list of its objects.
 */
const OWNED = `
  SELECT format('ALTER SCHEMA %I OWNER TO ${DATABASE}', nspname) AS statement FROM pg_namespace
  WHERE nspowner = 10 AND nspname !~ '^pg_' AND nspname <> 'information_schema'
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO ${DATABASE}', c.oid::regclass) FROM pg_class c
  WHERE relowner = 10 AND relkind IN ('r', 'p', 'v', 'm', 'S') AND ${ours('c', 'relnamespace', 'pg_class')}
    -- The sequence of a column follows its table.
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
      AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND c.relkind = 'S')
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${DATABASE}', p.oid::regprocedure) FROM pg_proc p
  WHERE proowner = 10 AND ${ours('p', 'pronamespace', 'pg_proc')}
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${DATABASE}', t.oid::regtype) FROM pg_type t
  WHERE typowner = 10 AND typtype IN ('e', 'd') AND ${ours('t', 'typnamespace', 'pg_type')}
  UNION ALL
  SELECT format('ALTER STATISTICS %I.%I OWNER TO ${DATABASE}', stxnamespace::regnamespace, stxname)
  FROM pg_statistic_ext s WHERE stxowner = 10 AND ${ours('s', 'stxnamespace', 'pg_statistic_ext')}
  UNION ALL
  SELECT format('ALTER TEXT SEARCH CONFIGURATION %s OWNER TO ${DATABASE}', g.oid::regconfig) FROM pg_ts_config g
  WHERE cfgowner = 10 AND ${ours('g', 'cfgnamespace', 'pg_ts_config')}`;

/** @param {string} row @param {string} namespace @param {string} catalog */
function ours(row, namespace, catalog) {
  return `${row}.${namespace}::regnamespace::text !~ '^(pg_|information_schema)' AND NOT EXISTS (
    SELECT 1 FROM pg_depend e WHERE e.classid = '${catalog}'::regclass AND e.objid = ${row}.oid AND e.deptype = 'e')`;
}

/**
 * Converts a cluster whose role is its superuser, in one transaction: after a crash it is done at the next start.
 * The role keeps its name and password.
 * @param {string} url @param {string} password
 */
export async function makeRoleOrdinary(url, password) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
    if (!rows[0]?.rolsuper) return;
    await client.query('BEGIN');
    // A role cannot be renamed by its own session.
    await client.query('CREATE ROLE upgrading SUPERUSER');
    await client.query('SET SESSION AUTHORIZATION upgrading');
    await client.query(`ALTER ROLE ${DATABASE} RENAME TO ${SUPERUSER}`);
    await client.query(`ALTER ROLE ${SUPERUSER} PASSWORD NULL`);
    await client.query(`CREATE ROLE ${DATABASE} ${ROLE_OPTIONS} PASSWORD '${password}'`);
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${DATABASE}`);
    const owned = await client.query(OWNED);
    for (const { statement } of owned.rows) await client.query(statement);
    await client.query('RESET SESSION AUTHORIZATION');
    await client.query('DROP ROLE upgrading');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

import type { Client } from 'pg';
import * as migrations from '../../platform/database/migrations/index.js';
import { checksumOf, functionsAfter } from '../../platform/database/recorded-migrations.js';
import { RESTORE_MARK } from '../backup/tables.js';
import { COUNTER_RULES, wrongCounters } from '../backup/counters.js';
import { bad, type Examination, type Finding, ok, one, warning } from './finding.js';

const NAME = 'database';
const OLDEST_VERSION = 150_000;
/** Queue, live events and schedule, beside the pool. */
const FIXED_CONNECTIONS = 5;
const SKEW_S = 5;
const BAD_SKEW_S = 60;
/** Above this, counting every row takes long enough to be asked for. */
const COUNTED_AT_ONCE = 500_000;

interface Server {
  number: number;
  version: string;
  encoding: string;
  letters: boolean;
  standby: boolean;
  skew: number;
  size: string;
  free: number;
  autovacuum: string;
}

export const examineServer: Examination = async ({ client, environment }) => {
  const server = await one<Server>(
    client,
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
       pg_encoding_to_char((SELECT encoding FROM pg_database WHERE datname = current_database())) AS encoding,
       lower('ÑÁ') = 'ñá' AS letters, pg_is_in_recovery() AS standby,
       extract(epoch FROM clock_timestamp() - $1::timestamptz)::float8 AS skew,
       pg_size_pretty(pg_database_size(current_database())) AS size,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         - (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend'
            AND application_name NOT LIKE 'fleet-hiring%') AS free,
       current_setting('autovacuum') AS autovacuum`,
    [new Date()],
  );
  const found: Finding[] = [ok(NAME, `PostgreSQL ${server.version}, ${server.size}`)];
  if (server.number < OLDEST_VERSION)
    found.push(bad(NAME, 'the server is older than PostgreSQL 15.', 'Upgrade it.'));
  if (server.encoding !== 'UTF8') {
    found.push(
      bad(
        NAME,
        `the encoding is ${server.encoding}.`,
        'Make a database WITH ENCODING UTF8 and restore into it.',
      ),
    );
  }
  if (!server.letters) {
    found.push(
      bad(
        NAME,
        'its locale does not know Spanish letters: searches miss names.',
        'Make a database with LOCALE C.UTF-8, or one of Spanish, and restore a backup into it.',
      ),
    );
  }
  if (server.standby)
    found.push(bad(NAME, 'it is a standby, which takes no writes.', 'Set DATABASE_URL to the primary.'));
  const skew = Math.abs(server.skew);
  if (skew > SKEW_S) {
    const say = skew > BAD_SKEW_S ? bad : warning;
    found.push(say(NAME, `its clock and this one are ${skew.toFixed(0)} s apart.`, 'Have both follow NTP.'));
  }
  const wanted = environment.databasePool + FIXED_CONNECTIONS;
  if (server.free < wanted) {
    found.push(
      bad(
        NAME,
        `a process takes up to ${wanted} connections and the server has ${Math.max(server.free, 0)} for it.`,
        'Lower DATABASE_POOL or raise max_connections.',
      ),
    );
  }
  if (server.autovacuum !== 'on')
    found.push(warning(NAME, 'autovacuum is off.', 'Turn it on: tables grow without end.'));
  return found;
};

/** Whether the tables are those that this version of the product needs, and whole. */
export const examineSchema: Examination = async ({ client }) => {
  const name = 'schema';
  const state = await one<{ tables: boolean; unfinished: boolean }>(
    client,
    `SELECT to_regclass('public.migrations') IS NOT NULL AS tables, to_regclass('public.' || $1) IS NOT NULL AS unfinished`,
    [RESTORE_MARK],
  );
  if (state.unfinished) {
    return [
      bad(
        name,
        'a restore into this database was not finished.',
        'Run npm run restore again: it begins anew.',
      ),
    ];
  }
  if (!state.tables)
    return [bad(name, 'the database is empty.', 'npm start, or npm run migrate, makes the tables.')];
  // As JSON: a table of before has no such column.
  const { rows } = await client.query<{ name: string; huella: string | null }>(
    `SELECT name, to_jsonb(m)->>'huella' AS huella FROM migrations m`,
  );
  const applied = rows.map((row) => row.name);
  const known = Object.values(migrations).map((migration) => migration.name);
  const behind = known.filter((migration) => !applied.includes(migration));
  const ahead = applied.filter((migration) => !known.includes(migration));
  const found: Finding[] = [];
  if (ahead.length > 0) {
    found.push(
      bad(
        name,
        `${ahead.length} migrations are of a newer version: ${ahead.join(', ')}.`,
        'Run that version, or a later one.',
      ),
    );
  }
  if (behind.length > 0) {
    found.push(
      bad(name, `${behind.length} migrations are missing: ${behind.join(', ')}.`, 'Run npm run migrate.'),
    );
  }
  const changed: string[] = [];
  for (const migration of Object.values(migrations)) {
    const huella = rows.find((row) => row.name === migration.name)?.huella;
    if (huella && huella !== (await checksumOf(migration))) changed.push(migration.name);
  }
  if (changed.length > 0) {
    found.push(
      bad(
        name,
        `${changed.length} migrations were applied in other words than those of this version: ${changed.join(', ')}.`,
        'Compare the schema with that of an empty installation; a new migration makes them agree.',
      ),
    );
  }
  if (behind.length === 0 && ahead.length === 0) found.push(...(await examineFunctions(client)));
  const { rows: extensions } = await client.query<{ name: string }>(
    `SELECT name FROM unnest('{unaccent,pg_trgm,btree_gist}'::text[]) AS e (name)
     WHERE name NOT IN (SELECT extname FROM pg_extension)`,
  );
  for (const extension of extensions) {
    found.push(
      bad(name, `the extension ${extension.name} is missing.`, `CREATE EXTENSION ${extension.name};`),
    );
  }
  const { rows: broken } = await client.query<{ text: string; todo: string }>(
    `SELECT format('the index %s is not valid.', indexrelid::regclass) AS text,
       format('REINDEX INDEX CONCURRENTLY %s;', indexrelid::regclass) AS todo FROM pg_index WHERE NOT indisvalid
     UNION ALL
     SELECT format('the constraint %s of %s was never checked.', conname, conrelid::regclass),
       format('ALTER TABLE %s VALIDATE CONSTRAINT %I;', conrelid::regclass, conname)
     FROM pg_constraint WHERE NOT convalidated AND connamespace = 'public'::regnamespace
     UNION ALL
     SELECT format('the trigger %s of %s is switched off.', tgname, tgrelid::regclass),
       format('ALTER TABLE %s ENABLE TRIGGER %I;', tgrelid::regclass, tgname)
     FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'`,
  );
  for (const { text, todo } of broken) found.push(bad(name, text, todo));
  return found.length > 0
    ? found
    : [ok(name, `${applied.length} migrations, none missing; everything in force`)];
};

/** Whether the functions, in which most rules of the tables stand, are those that the migrations leave. */
async function examineFunctions(client: Client): Promise<Finding[]> {
  const expected = await functionsAfter(Object.values(migrations));
  const { rows } = await client.query<{ name: string; body: string }>(
    `SELECT proname AS name, prosrc AS body FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`,
  );
  const there = (name: string, body: string): boolean =>
    rows.some((row) => row.name === name && row.body === body);
  const other = [...expected].filter(([name, body]) => !there(name, body));
  if (other.length === 0) return [];
  return [
    bad(
      'schema',
      `these functions are not those of this version: ${other.map(([name]) => name).join(', ')}.`,
      'Somebody changed them by hand, or a migration was edited: a new migration makes them agree.',
    ),
  ];
}

export const examineFigures: Examination = async ({ client, deep }) => {
  const name = 'figures';
  const { estimate } = await one<{ estimate: number }>(
    client,
    `SELECT coalesce(sum(greatest(reltuples, 0)), 0)::float8 AS estimate FROM pg_class
     WHERE oid IN ('candidates'::regclass, 'aplicaciones_vacantes'::regclass)`,
  );
  if (estimate > COUNTED_AT_ONCE && !deep)
    return [ok(name, 'not counted: there are many rows. Count with --deep')];
  const wrong = await wrongCounters(client);
  return wrong.length > 0
    ? [
        bad(
          name,
          `this does not hold: ${wrong.join(', ')}.`,
          'Rows were changed past the triggers. Restore a backup, or write the counters anew from the rows.',
        ),
      ]
    : [ok(name, `${COUNTER_RULES.length} rules of counters hold`)];
};

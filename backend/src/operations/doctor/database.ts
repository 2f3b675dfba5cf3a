import { sql } from 'kysely';
import type { Client } from 'pg';
import * as migrations from '../../platform/database/migrations/index.js';
import { checksumOf, functionsAfter } from '../../platform/database/recorded-migrations.js';
import { db } from '../../platform/database/sql/db.js';
import { RESTORE_MARK } from '../backup/tables.js';
import { COUNTER_RULES, wrongCounters } from '../backup/counters.js';
import { anyTable, hasTable, isOfNoExtension } from '../database/catalogue.js';
import { bad, type Examination, type Finding, ok, warning } from './finding.js';

const NAME = 'database';
const OLDEST_VERSION = 150_000;
/** Queue, live events and schedule, beside the pool. */
const FIXED_CONNECTIONS = 5;
const SKEW_S = 5;
const BAD_SKEW_S = 60;
/** Above this, counting every row takes long enough to be asked for. */
const COUNTED_AT_ONCE = 500_000;

export const examineServer: Examination = async ({ client, environment }) => {
  const server = await db(client)
    .selectNoFrom([
      sql<number>`current_setting('server_version_num')::int`.as('number'),
      sql<string>`current_setting('server_version')`.as('version'),
      sql<string>`pg_encoding_to_char((select encoding from pg_database where datname = current_database()))`.as(
        'encoding',
      ),
      sql<boolean>`lower('ÑÁ') = 'ñá'`.as('letters'),
      sql<boolean>`pg_is_in_recovery()`.as('standby'),
      sql<number>`extract(epoch from clock_timestamp() - ${new Date()}::timestamptz)::float8`.as('skew'),
      sql<string>`pg_size_pretty(pg_database_size(current_database()))`.as('size'),
      sql<number>`current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - (select count(*)::int from pg_stat_activity where backend_type = 'client backend'
           and application_name not like 'fleet-hiring%')`.as('free'),
      sql<string>`current_setting('autovacuum')`.as('autovacuum'),
    ])
    .executeTakeFirstOrThrow();
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
  if (await hasTable(client, `public.${RESTORE_MARK}`)) {
    return [
      bad(
        name,
        'a restore into this database was not finished.',
        'Run npm run restore again: it begins anew.',
      ),
    ];
  }
  if (!(await hasTable(client, 'public.migrations')))
    return [bad(name, 'the database is empty.', 'npm start, or npm run migrate, makes the tables.')];
  // As JSON: a table of before has no such column.
  const rows = await db(client)
    .selectFrom('migrations as m')
    .select(['m.name', sql<string | null>`to_jsonb(m) ->> 'huella'`.as('huella')])
    .execute();
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
  const extensions = await db(client)
    .selectFrom(sql<{ name: string }>`unnest('{unaccent,pg_trgm,btree_gist}'::text[])`.as<'e'>(sql`e (name)`))
    .where(sql<boolean>`name not in (select extname from pg_extension)`)
    .select('e.name')
    .execute();
  for (const extension of extensions) {
    found.push(
      bad(name, `the extension ${extension.name} is missing.`, `CREATE EXTENSION ${extension.name};`),
    );
  }
  const broken = await db(client)
    .selectFrom(anyTable('pg_index', 'i'))
    .where(sql<boolean>`not indisvalid`)
    .select([
      sql<string>`format('the index %s is not valid.', indexrelid::regclass)`.as('text'),
      sql<string>`format('REINDEX INDEX CONCURRENTLY %s;', indexrelid::regclass)`.as('todo'),
    ])
    .unionAll(
      db(client)
        .selectFrom(anyTable('pg_constraint', 'c'))
        .where(sql<boolean>`not convalidated and connamespace = 'public'::regnamespace`)
        .select([
          sql<string>`format('the constraint %s of %s was never checked.', conname, conrelid::regclass)`.as(
            'text',
          ),
          sql<string>`format('ALTER TABLE %s VALIDATE CONSTRAINT %I;', conrelid::regclass, conname)`.as(
            'todo',
          ),
        ]),
    )
    .unionAll(
      db(client)
        .selectFrom(anyTable('pg_trigger', 't'))
        .where(sql<boolean>`not tgisinternal and tgenabled <> 'O'`)
        .select([
          sql<string>`format('the trigger %s of %s is switched off.', tgname, tgrelid::regclass)`.as('text'),
          sql<string>`format('ALTER TABLE %s ENABLE TRIGGER %I;', tgrelid::regclass, tgname)`.as('todo'),
        ]),
    )
    .execute();
  for (const { text, todo } of broken) found.push(bad(name, text, todo));
  return found.length > 0
    ? found
    : [ok(name, `${applied.length} migrations, none missing; everything in force`)];
};

/** Whether the functions, in which most rules of the tables stand, are those that the migrations leave. */
async function examineFunctions(client: Client): Promise<Finding[]> {
  const expected = await functionsAfter(Object.values(migrations));
  const rows = await db(client)
    .selectFrom(anyTable('pg_proc', 'p'))
    .where(sql<boolean>`pronamespace = 'public'::regnamespace`)
    .where(isOfNoExtension('p.oid'))
    .select([sql<string>`proname`.as('name'), sql<string>`prosrc`.as('body')])
    .execute();
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
  const { estimate } = await db(client)
    .selectFrom(anyTable('pg_class', 'c'))
    .where(sql<boolean>`oid in ('candidates'::regclass, 'aplicaciones_vacantes'::regclass)`)
    .select(sql<number>`coalesce(sum(greatest(reltuples, 0)), 0)::float8`.as('estimate'))
    .executeTakeFirstOrThrow();
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

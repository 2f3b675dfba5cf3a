import { sql } from 'kysely';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { count } from '../../platform/database/sql/scalars.js';
import { anyTable, hasTable, isOfNoExtension } from '../database/catalogue.js';
import { ENTITIES } from '../database/entities.js';
import { runMigrations } from '../database/run-migrations.js';
import { dataSourceOptions } from '../../platform/database/connections/data-source-options.js';
import { BackupError } from './backup-error.js';
import { quoted, RESTORE_MARK } from './tables.js';

/** The state of the target database. `unfinished`: the rest of a restore that was killed. */
export type TargetState = 'empty' | 'unfinished' | 'occupied';

export async function stateOfTarget(client: Client): Promise<TargetState> {
  if (await hasTable(client, `public.${RESTORE_MARK}`)) return 'unfinished';
  const { tables } = await db(client)
    .selectFrom(anyTable('pg_class', 'c'))
    .innerJoin(anyTable('pg_namespace', 'n'), (join) => join.on(sql<boolean>`n.oid = c.relnamespace`))
    .where(
      sql<boolean>`c.relkind in ('r', 'p', 'v', 'm') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`,
    )
    .where(isOfNoExtension('c.oid'))
    .select(count().as('tables'))
    .executeTakeFirstOrThrow();
  return tables === 0 ? 'empty' : 'occupied';
}

/** From here to `unmark` no server starts on the database. */
export async function mark(client: Client): Promise<void> {
  await client.query(`CREATE TABLE public.${RESTORE_MARK} (desde timestamptz NOT NULL DEFAULT now())`);
}

export async function unmark(client: Client): Promise<void> {
  await client.query(`DROP TABLE public.${RESTORE_MARK}`);
}

/**
 * Removes everything from an unfinished restore: the database was empty before, and unused since. The mark is removed
 * last.
 */
export async function clear(client: Client): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
  // Each list is made when the things before are gone: with a table go functions that take its rows.
  for (const list of THINGS) {
    const rows = await list(client).execute();
    for (const { statement } of rows) await client.query(statement);
  }
  await client.query(`DROP TABLE IF EXISTS public.${RESTORE_MARK}`);
}

/** Statements that drop what the migrations make, extensions and their things left out. */
const THINGS = [
  (client: Client) =>
    db(client)
      .selectFrom(anyTable('pg_class', 'c'))
      .where(
        sql<boolean>`relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> ${RESTORE_MARK}`,
      )
      .where(isOfNoExtension('c.oid'))
      .select(sql<string>`'DROP TABLE public.' || quote_ident(relname) || ' CASCADE'`.as('statement')),
  (client: Client) =>
    db(client)
      .selectFrom(anyTable('pg_proc', 'p'))
      .where(sql<boolean>`pronamespace = 'public'::regnamespace`)
      .where(isOfNoExtension('p.oid'))
      .select(sql<string>`'DROP FUNCTION ' || p.oid::regprocedure || ' CASCADE'`.as('statement')),
  (client: Client) =>
    db(client)
      .selectFrom(anyTable('pg_ts_config', 't'))
      .where(sql<boolean>`cfgnamespace = 'public'::regnamespace`)
      .where(isOfNoExtension('t.oid'))
      .select(
        sql<string>`'DROP TEXT SEARCH CONFIGURATION public.' || quote_ident(cfgname) || ' CASCADE'`.as(
          'statement',
        ),
      ),
];

/**
 * Makes the tables as the backup's product had them; `null`: as this one has them.
 * @returns the names of what was applied. @throws {BackupError} for a backup of a newer product.
 */
export async function migrateTo(databaseUrl: string, names: readonly string[] | null): Promise<string[]> {
  const options = dataSourceOptions(databaseUrl, ENTITIES);
  const all = options.migrations as (abstract new () => unknown)[];
  const unknown = (names ?? []).filter((name) => !all.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new BackupError(
      'The backup was made by a newer version of the product, which has tables that this one does not know ' +
        `(${unknown.join(', ')}): restore it with that version, or a later one.`,
    );
  }
  const migrations = names === null ? all : all.filter(({ name }) => names.includes(name));
  const dataSource = await new DataSource({ ...options, migrations: migrations as never[] }).initialize();
  try {
    return await runMigrations(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes the foreign keys away and puts the triggers to sleep, in the caller's transaction: rows then come in any order,
 * and what triggers keep comes from the backup itself. Needs no more than owning the tables.
 */
export async function suspendRules(client: Client, tables: readonly string[]): Promise<ForeignKey[]> {
  const rows = await db(client)
    .selectFrom(anyTable('pg_constraint', 'c'))
    .innerJoin(anyTable('pg_class', 't'), (join) => join.on(sql<boolean>`t.oid = c.conrelid`))
    .where(sql<boolean>`c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
    .select([
      sql<string>`t.relname`.as('table'),
      sql<string>`c.conname`.as('name'),
      sql<string>`pg_get_constraintdef(c.oid)`.as('definition'),
    ])
    .orderBy('table')
    .orderBy('name')
    .execute();
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE public.${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  }
  for (const table of tables) await client.query(`ALTER TABLE public.${quoted(table)} DISABLE TRIGGER USER`);
  return rows;
}

/** Puts both back; PostgreSQL looks at every row for each foreign key. @throws {BackupError} naming one that does not hold. */
export async function resumeRules(
  client: Client,
  tables: readonly string[],
  foreignKeys: readonly ForeignKey[],
): Promise<void> {
  for (const table of tables) await client.query(`ALTER TABLE public.${quoted(table)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of foreignKeys) {
    try {
      await client.query(`ALTER TABLE public.${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    } catch (cause) {
      throw new BackupError(`The rows of the backup do not fit together: ${name} does not hold.`, { cause });
    }
  }
}

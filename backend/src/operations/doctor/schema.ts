import { sql } from 'kysely';
import type { Client } from 'pg';
import * as migrations from '../../platform/database/migrations/index.js';
import { checksumOf, functionsAfter } from '../../platform/database/recorded-migrations.js';
import { db } from '../../platform/database/sql/db.js';
import { RESTORE_MARK } from '../backup/tables.js';
import { newerMigrations } from '../database/applied-migrations.js';
import { anyTable, hasTable, isOfNoExtension } from '../database/catalogue.js';
import { bad, type Examination, type Finding, ok, warning } from './finding.js';

const name = 'schema';

/** A migration as it was applied; a table of earlier versions has no checksum. */
interface Applied {
  name: string;
  huella: string | null;
}

/** Whether the tables are those that this version of the product needs, and whole. */
export const examineSchema: Examination = async ({ client }) => {
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
  // Read as JSON, because the table of an earlier version has no such column.
  const rows = await db(client)
    .selectFrom('migrations as m')
    .select(['m.name', sql<string | null>`to_jsonb(m) ->> 'huella'`.as('huella')])
    .execute();
  const others = await examineNames(
    client,
    rows.map((row) => row.name),
  );
  const found = [
    ...others,
    ...(await examineChecksums(rows)),
    ...(others.length === 0 ? await examineFunctions(client) : []),
    ...(await examineExtensions(client)),
    ...(await examineForce(client)),
  ];
  return found.length > 0
    ? found
    : [ok(name, `${rows.length} migrations, none missing; everything in force`)];
};

/** Migrations of a newer version, and missing ones. */
async function examineNames(client: Client, applied: readonly string[]): Promise<Finding[]> {
  const known = Object.values(migrations).map((migration) => migration.name);
  const behind = known.filter((migration) => !applied.includes(migration));
  const { names: ahead, needs } = await newerMigrations(client);
  const found: Finding[] = [];
  if (ahead.length > 0 && needs !== null) {
    found.push(
      bad(
        name,
        `${ahead.length} migrations are of a version that is too new for this one: ${ahead.join(', ')}.`,
        `This one does not start: ${needs}`,
      ),
    );
  } else if (ahead.length > 0) {
    found.push(
      warning(
        name,
        `${ahead.length} migrations are of the next version: ${ahead.join(', ')}. This one works on them.`,
        'As after rolling back (docs/operations/upgrade.md): go on to the next version again when it is mended.',
      ),
    );
  }
  if (behind.length > 0) {
    found.push(
      bad(name, `${behind.length} migrations are missing: ${behind.join(', ')}.`, 'Run npm run migrate.'),
    );
  }
  return found;
}

async function examineChecksums(rows: readonly Applied[]): Promise<Finding[]> {
  const changed: string[] = [];
  for (const migration of Object.values(migrations)) {
    const huella = rows.find((row) => row.name === migration.name)?.huella;
    if (huella && huella !== (await checksumOf(migration))) changed.push(migration.name);
  }
  if (changed.length === 0) return [];
  return [
    bad(
      name,
      `${changed.length} migrations were applied in other words than those of this version: ${changed.join(', ')}.`,
      'Compare the schema with that of an empty installation; a new migration makes them agree.',
    ),
  ];
}

/** Whether the functions, in which most rules of the tables stand, are those that the migrations leave. */
async function examineFunctions(client: Client): Promise<Finding[]> {
  const expected = await functionsAfter(Object.values(migrations));
  const rows = await db(client)
    .selectFrom(anyTable('pg_proc', 'p'))
    .where(sql<boolean>`pronamespace = 'public'::regnamespace`)
    .where(isOfNoExtension('p.oid'))
    .select([sql<string>`proname`.as('name'), sql<string>`prosrc`.as('body')])
    .execute();
  const other = [...expected].filter(
    ([wanted, body]) => !rows.some((row) => row.name === wanted && row.body === body),
  );
  if (other.length === 0) return [];
  return [
    bad(
      name,
      `these functions are not those of this version: ${other.map(([wanted]) => wanted).join(', ')}.`,
      'Somebody changed them by hand, or a migration was edited: a new migration makes them agree.',
    ),
  ];
}

async function examineExtensions(client: Client): Promise<Finding[]> {
  const extensions = await db(client)
    .selectFrom(sql<{ name: string }>`unnest('{unaccent,pg_trgm,btree_gist}'::text[])`.as<'e'>(sql`e (name)`))
    .where(sql<boolean>`name not in (select extname from pg_extension)`)
    .select('e.name')
    .execute();
  return extensions.map((extension) =>
    bad(name, `the extension ${extension.name} is missing.`, `CREATE EXTENSION ${extension.name};`),
  );
}

/** Indexes, constraints and triggers that exist but are not in force. */
async function examineForce(client: Client): Promise<Finding[]> {
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
  return broken.map(({ text, todo }) => bad(name, text, todo));
}

import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { anyTable, isOfNoExtension } from '../database/catalogue.js';
import { copyOut } from './copy-rows.js';
import type { Content, SequenceState, TableHeader } from './format.js';

/** A table with what puts its rows in the same order everywhere: terms of ORDER BY. */
export interface Table extends TableHeader {
  key: string[];
}

/** Marks a database with an unfinished restore: no server starts on it. */
export const RESTORE_MARK = 'restauracion_en_curso';

/** Forms of values that depend on no setting of a server or a role. */
const FORMS = `SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8'`;

/** To be called at the beginning of a transaction that copies. */
export async function fixForms(client: Client): Promise<void> {
  await client.query(FORMS);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The product's tables by name; generated columns are left to the server, and what the queue keeps is its own. */
export async function listTables(client: Client): Promise<Table[]> {
  return db(client)
    .selectFrom(anyTable('pg_class', 'c'))
    .where(
      sql<boolean>`c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> ${RESTORE_MARK}`,
    )
    .where(isOfNoExtension('c.oid'))
    .select([
      sql<string>`c.relname`.as('name'),
      sql<string[]>`(select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')`.as(
        'columns',
      ),
      // Texts by code points: each database has its own order of letters.
      sql<string[]>`coalesce((select array_agg(format('%I', a.attname)
          || case when a.attcollation <> 0 then ' COLLATE "C"' else '' end order by k.place) from pg_index i,
          unnest(i.indkey::int2[]) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '{}')`.as(
        'key',
      ),
    ])
    .orderBy(sql`c.relname`)
    .execute();
}

/** Size, hash and row count of a table's content, read as a stream. */
export async function digestOf(client: Client, table: Table): Promise<Content & { rows: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const { data, rows } = copyOut(client, table);
  for await (const chunk of data) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex'), rows: rows() };
}

export async function readSequences(client: Client): Promise<SequenceState[]> {
  const rows = await db(client)
    .selectFrom(anyTable('pg_class', 'c'))
    .where(sql<boolean>`relnamespace = 'public'::regnamespace and relkind = 'S'`)
    .select(sql<string>`relname`.as('name'))
    .orderBy('name')
    .execute();
  const sequences: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await db(client)
      .selectFrom(anyTable(`public.${name}`, 's'))
      .select([sql<string>`last_value::text`.as('last'), sql<boolean>`is_called`.as('called')])
      .executeTakeFirstOrThrow();
    sequences.push({ name, ...state });
  }
  return sequences;
}

export async function appliedMigrations(client: Client): Promise<string[]> {
  const rows = await db(client)
    .selectFrom('migrations')
    .select('name')
    .orderBy('timestamp')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

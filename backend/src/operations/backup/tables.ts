import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import type { Content, SequenceState, TableHeader } from './format.js';

/** A table with what puts its rows in the same order everywhere: terms of ORDER BY. */
export interface Table extends TableHeader {
  key: string[];
}

/** Stands in a database while a restore into it is not finished: no server starts on it. */
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
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       -- Texts by code points: each database has its own order of letters.
       coalesce((SELECT array_agg(format('%I', a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END
           ORDER BY k.place) FROM pg_index i,
           unnest(i.indkey::int2[]) WITH ORDINALITY k (attnum, place), pg_attribute a
         WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum), '{}') AS key
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $1
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname`,
    [RESTORE_MARK],
  );
  return rows;
}

/** Every row as COPY writes text, in the order of the primary key. */
export function copySql({ name, columns, key }: Table): string {
  const order = key.length > 0 ? key : ['t::text COLLATE "C"'];
  return `COPY (SELECT ${columns.map(quoted).join(', ')} FROM public.${quoted(name)} t ORDER BY ${order.join(', ')}) TO STDOUT`;
}

export interface Copying {
  data: AsyncIterable<Buffer>;
  rows: () => number;
}

export function copyOut(client: Client, table: Table): Copying {
  const stream = client.query(to(copySql(table)));
  return { data: stream as AsyncIterable<Buffer>, rows: () => stream.rowCount };
}

/** What the table holds, without keeping any of it. */
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
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`,
  );
  const sequences: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM public.${quoted(name)}`,
    );
    if (found[0]) sequences.push({ name, ...found[0] });
  }
  return sequences;
}

export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM public.migrations ORDER BY timestamp, name`,
  );
  return rows.map(({ name }) => name);
}

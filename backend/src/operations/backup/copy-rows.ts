import type { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import { quoted, type Table } from './tables.js';

/** Every row as COPY writes text, in the order of the primary key. */
function copySql({ name, columns, key }: Table): string {
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

/** Takes rows as COPY writes them. */
export const copyIn = (client: Client, { name, columns }: Table) =>
  client.query(from(`COPY public.${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`));

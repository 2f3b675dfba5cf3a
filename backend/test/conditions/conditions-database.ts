import { Client } from 'pg';
import { createDatabase } from '../database.js';

export interface Conditions {
  client: Client;
  close(): Promise<void>;
}

/** A connection to a database of its own, in a transaction that is never committed. */
export async function openConditions(): Promise<Conditions> {
  const database = await createDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('BEGIN');
  return {
    client,
    close: async () => {
      await client.query('ROLLBACK');
      await client.end();
      await database.drop();
    },
  };
}

/** Inserts a row with these columns and gives back its id. */
export async function add(client: Client, table: string, row: Record<string, unknown>): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_, place) => `$${place + 1}`);
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
    Object.values(row),
  );
  return String(rows[0]?.id ?? '');
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { BackupPlaces } from '../data/backup-world.js';
import { RESTORE_MARK } from '../../../src/operations/backup/tables.js';
import { copyTables, differences } from './compare-rows.js';
import { createDatabase } from '../../database.js';
import { settings, upgrade } from './installation.js';
import { unexplained } from './on-purpose.js';
import { schemaLines } from './schema-lines.js';

export const FIXTURES = join(import.meta.dirname, 'fixtures');

/** An installation that says something has files and messages that were not sent yet. */
const HOLDS = `SELECT EXISTS (SELECT FROM archivos WHERE estado = 'en_uso') AS files,
  EXISTS (SELECT FROM correos WHERE estado = 'pendiente') AS unsent`;

/** The kept installations, oldest first. A new one is named by the number of its last migration. */
export const INSTALLATIONS = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.age'))
  .sort();

/**
 * Migrates the installation to the newest schema, compares every row with what it was, and the schema with that of a new
 * installation.
 */
export async function expectUpgrade(places: BackupPlaces, name: string): Promise<void> {
  const environment = await places.fresh(settings());
  const client = new Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    const migrations = await upgrade(environment, join(FIXTURES, name), async () => {
      await copyTables(client, ['migrations', RESTORE_MARK]);
      expect(await client.query(HOLDS)).toMatchObject({ rows: [{ files: true, unsent: true }] });
    });
    expect(unexplained(await differences(client), migrations)).toEqual([]);
    const made = await schemaLines(client);
    expect(made.filter((line) => !line.includes(' antes.'))).toEqual(await freshSchema());
  } finally {
    await client.end();
  }
}

async function freshSchema(): Promise<string[]> {
  const database = await createDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await schemaLines(client);
  } finally {
    await client.end();
    await database.drop();
  }
}

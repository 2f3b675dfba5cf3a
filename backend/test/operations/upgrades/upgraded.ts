import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { BackupPlaces } from '../data/backup-world.js';
import { copyTables, differences } from './compare-rows.js';
import { createDatabase } from '../../database.js';
import { settings, upgrade } from './installation.js';
import { schemaLines } from './schema-lines.js';

export const FIXTURES = join(import.meta.dirname, 'fixtures');

/** What migrations take away or write anew on purpose, by a part of their names. Everything else stays as it was. */
const ON_PURPOSE: Record<string, readonly string[]> = {};

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
    const migrations = await upgrade(environment, join(FIXTURES, name), () => copyTables(client));
    const expected = Object.entries(ON_PURPOSE).flatMap(([part, changes]) =>
      migrations.some((migration) => migration.includes(part)) ? changes : [],
    );
    expect(await differences(client)).toEqual(expected);
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

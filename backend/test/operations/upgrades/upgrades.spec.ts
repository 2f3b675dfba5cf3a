import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { BackupPlaces } from '../data/backup-world.js';
import { copyTables, differences } from './compare-rows.js';
import { settings, upgrade, writeInstallation } from './installation.js';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** What migrations take away or write anew on purpose, by a part of their names. Everything else stays as it was. */
const ON_PURPOSE: Record<string, readonly string[]> = {
  OneIdempotencyTable: ['idempotency_keys is gone'],
};

const places = new BackupPlaces();
afterAll(() => places.close());

/** Names of new ones: the number of the last migration that they have. */
const installations = readdirSync(FIXTURES).filter((name) => name.endsWith('.age'));

it.each(installations)('the installation %s migrates to the newest schema with every row', async (name) => {
  const environment = await places.fresh(settings());
  const client = new Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    const migrations = await upgrade(environment, join(FIXTURES, name), () => copyTables(client));
    const expected = Object.entries(ON_PURPOSE).flatMap(([part, changes]) =>
      migrations.some((migration) => migration.includes(part)) ? changes : [],
    );
    expect(await differences(client)).toEqual(expected);
  } finally {
    await client.end();
  }
});

const target = process.env.WRITE_INSTALLATION;
if (target)
  it('the current installation is saved as the fixture that WRITE_INSTALLATION names', async () => {
    copyFileSync(await writeInstallation(places.dir()), join(FIXTURES, `${target}.age`));
  });

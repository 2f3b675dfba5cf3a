import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { ENTITIES } from '../../../src/operations/database/entities.js';
import { migrate } from '../../../src/migrate.js';
import { pendingMigrations } from '../../../src/operations/database/applied-migrations.js';
import { runMigrations } from '../../../src/operations/database/run-migrations.js';
import { dataSourceOptions } from '../../../src/platform/database/connections/data-source-options.js';
import { compareVersions, VERSION } from '../../../src/platform/values/version.js';
import { createDatabase, emptyDatabase } from '../../database.js';
import { eventually } from '../../mail/mail-world.js';

/** Every object of the product in the database. */
async function inventory(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT 'table ' || tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'
     UNION ALL SELECT 'function ' || proname FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

it('migrations go up, match the entities, go down to nothing, and go up again', async () => {
  const database = await emptyDatabase();
  const dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
  try {
    const ran = await dataSource.runMigrations();
    const up = await inventory(dataSource);
    expect(up).toEqual(
      expect.arrayContaining(['table candidates', 'table correos', 'function count_candidates']),
    );
    const drift = await dataSource.driver.createSchemaBuilder().log();
    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
    for (const _ of ran) await dataSource.undoLastMigration();
    expect(await inventory(dataSource)).toEqual([]);
    await dataSource.runMigrations();
    expect(await inventory(dataSource)).toEqual(up);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});

it('a version starts on the schema of the next one, and on no later one', async () => {
  const database = await createDatabase();
  const dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
  const oldest = (version: string | null) =>
    dataSource.query(`UPDATE migrations SET version_minima = $1 WHERE name = 'Later1999999999999'`, [
      version,
    ]);
  try {
    await migrate(database.url);
    const [own] = await dataSource.query<{ version_minima: string }[]>(
      'SELECT DISTINCT version_minima FROM migrations',
    );
    const releases = readdirSync(join(import.meta.dirname, '../../../../releases')).filter((name) =>
      /^\d/.test(name),
    );
    // Raised with each release.
    expect(own?.version_minima).toBe(releases.sort(compareVersions).at(-1));

    await dataSource.query(
      `INSERT INTO migrations (timestamp, name, version_minima) VALUES (1999999999999, 'Later1999999999999', $1)`,
      [VERSION],
    );
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await expect(migrate(database.url)).resolves.toEqual([]);
    const lines = [...said.mock.calls, ...printed.mock.calls].map(([line]) => String(line)).join('');
    said.mockRestore();
    printed.mockRestore();
    expect(lines).toContain('The database is of the next version (Later1999999999999)');

    await oldest('99.1.0');
    await expect(migrate(database.url)).rejects.toThrow('run version 99.1.0 or a later one');
    // Made by nobody who says so.
    await oldest(null);
    await expect(migrate(database.url)).rejects.toThrow('run the version that made Later1999999999999');
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});

it('a migration whose table is in use releases its locks and runs when the table is free', async () => {
  const database = await createDatabase();
  const dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = database.url;
  const other = dataSource.createQueryRunner();
  try {
    await dataSource.undoLastMigration();
    await other.startTransaction();
    // Each migration writes its name there as its last statement.
    await other.query(`LOCK TABLE migrations IN SHARE MODE`);
    const migrating = migrate();
    await sleep(2800);
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted`;
    const stepsBack = await eventually(
      () => dataSource.query<unknown[]>(waiting),
      ({ length }) => length === 0,
    );
    expect(stepsBack).toEqual([]);
    await other.commitTransaction();
    expect(await migrating).toHaveLength(1);
    expect(await migrate()).toEqual([]);
  } finally {
    process.env.DATABASE_URL = before;
    await other.release();
    await dataSource.destroy();
    await database.drop();
  }
});

it('migrations of the same time are one transaction, those of another time are not', async () => {
  const database = await emptyDatabase();
  class Made1790000000001 {
    up = (db: QueryRunner): Promise<unknown> => db.query('CREATE TABLE made (id int)');
  }
  class Taken1790000000002 {
    up = (db: QueryRunner): Promise<unknown> => db.query('DROP TABLE made');
  }
  class Given1790000000002 {
    up = (db: QueryRunner): Promise<unknown> => db.query('CREATE TABLE missing.made (id int)');
  }
  const options = dataSourceOptions(database.url, ENTITIES);
  const migrations = [Taken1790000000002, Made1790000000001, Given1790000000002] as never[];
  const dataSource = await new DataSource({ ...options, migrations }).initialize();
  try {
    await expect(runMigrations(dataSource)).rejects.toThrow('missing');
    expect(await dataSource.query(`SELECT name FROM migrations`)).toEqual([{ name: 'Made1790000000001' }]);
    expect(await dataSource.query(`SELECT to_regclass('made') AS made`)).toEqual([{ made: 'made' }]);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});

it('a migration that meets a deadlock with a serving version is tried again', async () => {
  const database = await createDatabase();
  const dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = database.url;
  try {
    await dataSource.undoLastMigration();
    // As PostgreSQL does with one of the two, once.
    await dataSource.query('CREATE SEQUENCE tries');
    await dataSource.query(
      `CREATE FUNCTION refuse_once() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('tries') = 1 THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
         RETURN NEW;
       END $$`,
    );
    await dataSource.query(
      'CREATE TRIGGER refuse_once_tg BEFORE INSERT ON migrations FOR EACH ROW EXECUTE FUNCTION refuse_once()',
    );
    expect(await migrate()).toHaveLength(1);
    expect(await dataSource.query(`SELECT last_value::int AS tries FROM tries`)).toEqual([{ tries: 2 }]);
  } finally {
    process.env.DATABASE_URL = before;
    await dataSource.destroy();
    await database.drop();
  }
});

it('missing migrations are named without a change, also in an empty database', async () => {
  const [database, empty] = [await createDatabase(), await emptyDatabase()];
  const dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
  try {
    const all = await pendingMigrations(empty.url);
    expect(all).toEqual({ applied: 0, missing: expect.arrayContaining(['SearchVersion1790000000066']) });
    await dataSource.undoLastMigration();
    const { applied, missing } = await pendingMigrations(database.url);
    expect({ applied, count: missing.length }).toEqual({ applied: all.missing.length - 1, count: 1 });
    expect(await pendingMigrations(database.url)).toEqual({ applied, missing });
  } finally {
    await dataSource.destroy();
    await database.drop();
    await empty.drop();
  }
});

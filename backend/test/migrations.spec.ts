import { DataSource } from 'typeorm';
import { ENTITIES } from '../src/entities.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { emptyDatabase } from './database.js';

/** Everything of ours that stands in the database. */
async function inventory(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT 'table ' || tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'
     UNION ALL SELECT 'function ' || proname FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

it('migrations go up, agree with the entities, come down to nothing, and go up again', async () => {
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

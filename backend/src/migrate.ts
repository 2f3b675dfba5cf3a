import { createDataSource } from './data-source.js';

/** Any number that only this product uses: two processes that migrate at once take turns. */
const MIGRATION_LOCK = 7_140_221;

/** Applies the missing migrations, one process at a time, and gives back their names. */
export async function migrate(): Promise<string[]> {
  const dataSource = await createDataSource().initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    return (await dataSource.runMigrations()).map((migration) => migration.name);
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

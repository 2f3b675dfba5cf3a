import type { DataSource } from 'typeorm';
import { RESTORE_MARK } from './backup/tables.js';
import { createDataSource } from './data-source.js';
import { EnvironmentError } from './platform/environment.js';

/** Any number that only this product uses: two processes that migrate at once take turns. */
const MIGRATION_LOCK = 7_140_221;

/** Applies the missing migrations, one process at a time, and gives back their names. */
export async function migrate(databaseUrl?: string): Promise<string[]> {
  const dataSource = await createDataSource(databaseUrl).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseUnfinished(dataSource);
    return (await dataSource.runMigrations()).map((migration) => migration.name);
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/** Half of a backup would look like all of it. */
async function refuseUnfinished(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ unfinished: boolean }[]>(
    `SELECT to_regclass('public.' || $1) IS NOT NULL AS unfinished`,
    [RESTORE_MARK],
  );
  if (!row?.unfinished) return;
  throw new EnvironmentError(['A restore into this database was not finished: run npm run restore again']);
}

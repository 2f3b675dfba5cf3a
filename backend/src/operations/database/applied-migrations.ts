import type { DataSource } from 'typeorm';
import { connectPatiently } from '../../platform/database/connections/connect-patiently.js';
import * as migrations from '../../platform/database/migrations/index.js';
import { db } from '../../platform/database/sql/db.js';
import { hasTable } from './catalogue.js';
import { createDataSource } from './data-source.js';

/** The names of the migrations that were applied, in their order. */
export async function appliedMigrations(dataSource: DataSource): Promise<string[]> {
  if (!(await hasTable(dataSource, 'migrations'))) return [];
  const rows = await db(dataSource).selectFrom('migrations').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}

/** How many migrations are applied, and the names of those that this version's code misses. Changes nothing. */
export async function pendingMigrations(
  databaseUrl?: string,
): Promise<{ applied: number; missing: string[] }> {
  const dataSource = await connectPatiently(() => createDataSource(databaseUrl).initialize());
  try {
    const applied = await appliedMigrations(dataSource);
    const known = Object.values(migrations).map(({ name }) => name);
    return { applied: applied.length, missing: known.filter((name) => !applied.includes(name)) };
  } finally {
    await dataSource.destroy();
  }
}

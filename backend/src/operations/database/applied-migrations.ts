import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { connectPatiently } from '../../platform/database/connections/connect-patiently.js';
import * as migrations from '../../platform/database/migrations/index.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { compareVersions, VERSION } from '../../platform/values/version.js';
import { hasTable } from './catalogue.js';
import { createDataSource } from './data-source.js';

/** The names of the migrations that were applied, in their order. */
export async function appliedMigrations(dataSource: DataSource): Promise<string[]> {
  if (!(await hasTable(dataSource, 'migrations'))) return [];
  const rows = await db(dataSource).selectFrom('migrations').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}

/**
 * Migrations that this version does not know, and why it cannot work on them; `needs` null: it is the version before,
 * which can.
 */
export async function newerMigrations(source: Source): Promise<{ names: string[]; needs: string | null }> {
  if (!(await hasTable(source, 'migrations'))) return { names: [], needs: null };
  // Read as JSON, because the table of an earlier version has no such column.
  const rows = await db(source)
    .selectFrom('migrations as m')
    .select(['m.name', sql<string | null>`to_jsonb(m) ->> 'version_minima'`.as('oldest')])
    .orderBy('m.id')
    .execute();
  const known = new Set(Object.values(migrations).map(({ name }) => name));
  const newer = rows.filter(({ name }) => !known.has(name));
  const names = newer.map(({ name }) => name);
  if (newer.some(({ oldest }) => oldest === null))
    return { names, needs: `run the version that made ${names.join(', ')}, or a later one.` };
  const oldest = newer
    .map((row) => row.oldest ?? '')
    .sort(compareVersions)
    .at(-1);
  const tooOld = oldest !== undefined && compareVersions(VERSION, oldest) < 0;
  return { names, needs: tooOld ? `run version ${oldest} or a later one (${names.join(', ')}).` : null };
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

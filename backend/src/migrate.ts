import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { RESTORE_MARK } from './operations/backup/tables.js';
import { appliedMigrations, newerMigrations } from './operations/database/applied-migrations.js';
import { hasTable } from './operations/database/catalogue.js';
import { createDataSource } from './operations/database/data-source.js';
import { runMigrations } from './operations/database/run-migrations.js';
import { connectPatiently } from './platform/database/connections/connect-patiently.js';
import * as migrations from './platform/database/migrations/index.js';
import { db } from './platform/database/sql/db.js';
import { checksumOf } from './platform/database/recorded-migrations.js';
import { EnvironmentError } from './platform/environment/environment.js';
import { createLogger } from './platform/observability/logger.js';
import { OLDEST_BESIDE, VERSION } from './platform/values/version.js';
import { postgresError } from './platform/errors/constraint-errors.js';

/** Any number that only this product uses: two processes that migrate at once take turns. */
const MIGRATION_LOCK = 7_140_221;
/** No lock within LOCK_WAIT_MS; a deadlock with a request or a job of a version that serves. */
const TRIED_AGAIN: ReadonlySet<string> = new Set(['55P03', '40P01']);

/**
 * A change of a table waits for whoever works with it, and everybody after that waits for the change. The version that is
 * still serving must not stand still for longer than this:
 */
const LOCK_WAIT_MS = 2000;
/** then it goes on for a while, and the change is tried again. */
const PAUSE_MS = 1000;
const TRIES = 100;

/** Applies the missing migrations, one process at a time, and gives back their names. */
export async function migrate(databaseUrl?: string): Promise<string[]> {
  const dataSource = await connectPatiently(() =>
    createDataSource(databaseUrl, { lock_timeout: LOCK_WAIT_MS }).initialize(),
  );
  const lock = dataSource.createQueryRunner();
  try {
    // Another process that migrates may take as long as it needs.
    await lock.query(`SET lock_timeout = 0`);
    await lock.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseUnfinished(dataSource);
    await refuseMuchNewer(dataSource);
    const applied = await migrateBetweenOthers(dataSource);
    await noteChecksums(dataSource, applied);
    await noteOldest(dataSource);
    return applied;
  } finally {
    await db(lock.manager)
      .selectNoFrom(sql`pg_advisory_unlock(${MIGRATION_LOCK})`.as('unlocked'))
      .execute()
      .catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/** Each migration is a transaction: what could not have its lock has changed nothing, and those before it stand. */
async function migrateBetweenOthers(dataSource: DataSource): Promise<string[]> {
  const before = new Set(await appliedMigrations(dataSource));
  for (let tries = 1; ; tries += 1) {
    try {
      await runMigrations(dataSource);
      return (await appliedMigrations(dataSource)).filter((name) => !before.has(name));
    } catch (error) {
      if (!TRIED_AGAIN.has(postgresError(error)?.code ?? '') || tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** What the applied ones did: see doctor/schema.ts. A crash before this leaves them without, which says nothing wrong. */
async function noteChecksums(dataSource: DataSource, applied: readonly string[]): Promise<void> {
  for (const migration of Object.values(migrations)) {
    if (!applied.includes(migration.name)) continue;
    await dataSource.query(`UPDATE migrations SET huella = $2 WHERE name = $1`, [
      migration.name,
      await checksumOf(migration),
    ]);
  }
}

/** Those of a restore too, which applies them without this. */
async function noteOldest(dataSource: DataSource): Promise<void> {
  const known = Object.values(migrations).map(({ name }) => name);
  await dataSource.query(
    'UPDATE migrations SET version_minima = $2 WHERE name = ANY($1) AND version_minima IS NULL',
    [known, OLDEST_BESIDE],
  );
}

/** One version back works on the newer schema, and says that it is; no earlier one starts. */
async function refuseMuchNewer(dataSource: DataSource): Promise<void> {
  const newer = await newerMigrations(dataSource);
  if (newer.names.length === 0) return;
  if (newer.needs !== null)
    throw new EnvironmentError([
      `The database is of a version that is too new for this one, ${VERSION}: ${newer.needs}`,
    ]);
  createLogger(process.env.NODE_ENV === 'production').warn?.(
    `The database is of the next version (${newer.names.join(', ')}): this one, ${VERSION}, works on it`,
    'migrations',
  );
}

/** A restore that has not finished would look like a whole installation. */
async function refuseUnfinished(dataSource: DataSource): Promise<void> {
  if (!(await hasTable(dataSource, `public.${RESTORE_MARK}`))) return;
  throw new EnvironmentError(['A restore into this database was not finished: run npm run restore again']);
}

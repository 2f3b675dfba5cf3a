/** Sets the environment for backend code that runs in a command. */
import { pendingMigrations } from './backend.mjs';
import { prepareDataDir } from './data-dir.mjs';
import { openDatabase } from './database.mjs';
import { Failure } from './failure.mjs';
import { shortPath } from './paths.mjs';
import { clusterOf } from './postgres/placement.mjs';
import { refuseUnfinishedRestore } from './restore-mark.mjs';
import { provideSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';

/**
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @param {{ restores?: boolean }} [options]
 * @returns {Promise<import('./settings.mjs').Settings>}
 */
export async function provision(shutdown, { restores = false } = {}) {
  const settings = readSettings(process.env);
  prepareDataDir(settings.dataDir);
  if (!restores) refuseUnfinishedRestore(settings.dataDir);
  const databaseUrl = await openDatabase(settings, shutdown);
  provideSecrets(settings.dataDir, process.env);
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    APP_URL: settings.appUrl,
  });
  return settings;
}

/**
 * For commands that examine an installation: they create no database and migrate none, because the version that
 * serves may be an earlier one.
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @throws {Failure} when there is no installation
 */
export async function provisionExisting(shutdown) {
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (databaseUrl === undefined && clusterOf(dataDir) === undefined) {
    throw new Failure(
      `There is no installation in DATA_DIR (${shortPath(dataDir)}): set DATA_DIR or DATABASE_URL to that of yours.`,
    );
  }
  return provision(shutdown);
}

/** @throws {Failure} when the database lacks migrations that this version's code needs */
export async function requireMigrated() {
  const { applied, missing } = await pendingMigrations();
  if (missing.length === 0) return;
  throw new Failure(
    applied === 0
      ? 'The database is empty: npm start makes the tables, or npm run migrate.'
      : `The database lacks ${missing.length} migrations of this version (${missing.join(', ')}): ` +
          'use the version that serves, or let npm start or npm run migrate apply them.',
  );
}

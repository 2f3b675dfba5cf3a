/** Functions of the built backend for scripts. Imported when called, because the build may not exist before. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {{ email: string, password: string, role: string }} Account */

/** Applies the missing migrations to DATABASE_URL. @returns {Promise<string[]>} their names */
export async function migrate() {
  return (await load('migrate.js')).migrate();
}

/** @returns {Promise<{ applied: number, missing: string[] }>} of DATABASE_URL; `missing`: names, in their order */
export async function pendingMigrations() {
  return (await load('operations/database/applied-migrations.js')).pendingMigrations();
}

/** @returns {Promise<string[]>} statements that the entities ask for and no migration makes */
export async function pendingSchemaChanges() {
  return (await load('operations/database/check-migrations.js')).pendingSchemaChanges();
}

/** @returns {Promise<Record<string, string>>} what every migration does, as a checksum by its name */
export async function migrationChecksums() {
  return (await load('operations/database/landed-migrations.js')).migrationChecksums();
}

/**
 * Fills DATABASE_URL's database unless it is filled.
 * @param {'demo' | 'minimal'} kind
 * @returns {Promise<{ loaded: boolean, accounts: Account[] }>} `accounts`: the demo's
 */
export async function seed(kind) {
  return (await load('demo/seed.js')).seed(kind);
}

/** Starts the web server in this process. @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export async function serve() {
  return (await load('serve.js')).serve();
}

/**
 * Observes the database statements of the server in this process.
 * @param {((text: string, values: unknown, connection: object) =>
 *   ((error: unknown, result?: any) => void) | null) | null} observer see statement-observer.ts
 */
export async function observeStatements(observer) {
  const connections = await load('platform/database/connections/statement-observer.js');
  connections.observeStatements(observer);
}

/** @returns {Promise<object>} the API's own description */
export async function buildOpenApiDocument() {
  return (await load('openapi.js')).buildOpenApiDocument();
}

/**
 * @param {{ email: string, nombre?: string, apellidos?: string }} admin
 * @returns {Promise<{ link: string }>} valid once
 */
export async function createAdmin(admin) {
  return (await load('operations/commands/create-admin.js')).createAdmin(admin);
}

/**
 * @returns {Promise<{ entries: number, waiting: number, head: { position: number, hmac: string } | null,
 *   broken: { logId: string | null, reason: 'cambiada' | 'falta' | 'sin_sello' | 'cadena' | 'clave' } | null }>}
 */
export async function verifyLog() {
  return (await load('operations/commands/verify-log.js')).verifyLog();
}

/** @typedef {{ rule: string, broken: string[] }} Finding `broken`: the first that break it; none when it holds */

/**
 * @param {{ contents?: boolean }} [options] `contents`: reads every stored file too
 * @returns {Promise<{ always: Finding[], progress: Finding[] }>}
 */
export async function checkInvariants(options) {
  return (await load('operations/invariants/check-invariants.js')).checkInvariants(options);
}

/** @typedef {(detail: string) => void} Report */

/** @returns {Promise<string>} a new key of backups */
export async function generateBackupKey() {
  return (await load('operations/backup/backup-key.js')).generateBackupKey();
}

/** @returns {Promise<{ good: (made: { bytes: number, tried: boolean }) => Promise<void>, failed: (reason: unknown) => Promise<void> }>} */
export async function beginBackup() {
  return (await load('operations/backup/backup-record.js')).BackupRecord.begin(await environment());
}

/** @param {{ dir: string, keepDays: number, key: string, version: string }} order @param {Report} report */
export async function writeBackup(order, report) {
  return (await load('operations/backup/write-backup.js')).writeBackup(await environment(), order, report);
}

/**
 * @param {string} dir @param {Date} now
 * @returns {Promise<number | null>} how many backups whose time was over are gone; null: the clock is not to be believed
 */
export async function removeExpired(dir, now) {
  return (await load('operations/backup/write-backup.js')).removeExpired(await environment(), dir, now);
}

/** @param {string} file @param {unknown} key @param {{ expired?: boolean }} [options] @returns {Promise<any>} its header */
export async function openBackup(file, key, options) {
  return (await load('operations/backup/restore-backup.js')).openBackup(file, key, options);
}

/**
 * @param {Record<string, string | undefined>} [changes] settings instead of those of the environment
 * @returns {Promise<any>} the steps of a restore, see backend/src/operations/backup/restore-backup.ts
 */
export async function restoring(changes = {}) {
  const { Restore } = await load('operations/backup/restore-backup.js');
  const { AppModule } = await load('app.module.js');
  return new Restore(await environment(changes), AppModule.with);
}

/**
 * @param {{ running: boolean, deep: boolean, backupDir: string }} options
 * @returns {Promise<AsyncGenerator<{ state: 'ok' | 'warning' | 'bad', name: string, text: string, todo?: string }>>}
 */
export async function examine(options) {
  return (await load('operations/doctor/examine.js')).examine(await environment(), options);
}

/** @param {Record<string, string | undefined>} [changes] */
async function environment(changes = {}) {
  return (await load('platform/environment/environment.js')).readEnvironment({ ...process.env, ...changes });
}

/**
 * @param {string} file in backend/dist
 * @returns {Promise<any>} a module that no type checker of this folder has seen: it is built later
 */
function load(file) {
  const module = path.join(ROOT, 'backend', 'dist', file);
  if (!existsSync(module)) {
    throw new Failure(
      'What is built here is too old for this command: stop what runs from it, and npm start builds it anew.',
    );
  }
  return import(pathToFileURL(module).href);
}

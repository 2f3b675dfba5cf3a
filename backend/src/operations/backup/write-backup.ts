import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { serverVersion } from '../database/catalogue.js';
import { createDataSource } from '../database/data-source.js';
import type { Environment } from '../../platform/environment/environment.js';
import * as migrations from '../../platform/database/migrations/index.js';
import { lookAtClock } from '../../platform/schedule/clock-watch.js';
import { BACKUP_LOCK } from '../../platform/files/storage/backup-lock.js';
import { createDisk } from '../../platform/files/storage/disk.js';
import { ErasureList } from '../../privacy/erasure/erasure-list.js';
import { noteMissingErasures } from '../../privacy/erasure/note-erasures.js';
import { ArchiveWriter, isUnfinished } from './archive-writer.js';
import { BackupError, type Report } from './backup-error.js';
import { BackupKey } from './backup-key.js';
import { connect } from './connect.js';
import { copyFiles } from './copy-files.js';
import {
  type BackupHeader,
  type BackupManifest,
  backupName,
  datesOfName,
  FORMAT,
  LEFT_OUT,
} from './format.js';
import { keyNames } from './key-names.js';
import { copyOut } from './copy-rows.js';
import { appliedMigrations, fixForms, listTables, readSequences, type Table } from './tables.js';

const DAY_MS = 86_400_000;

export interface WrittenBackup {
  file: string;
  bytes: number;
  header: BackupHeader;
  manifest: BackupManifest;
  /** Opens it, for trying it: BACKUP_KEY itself, or a key that is nowhere else. */
  verifier: BackupKey;
}

export interface BackupOrder {
  /** Where backups lie. */
  dir: string;
  keepDays: number;
  key: string;
  version: string;
}

/**
 * Writes database and files of an installation as they are at one instant into one encrypted file. The server may run:
 * it is neither stopped nor slowed by locks. An error, or a kill, leaves nothing that looks like a backup.
 */
export async function writeBackup(
  environment: Environment,
  order: BackupOrder,
  report: Report,
): Promise<WrittenBackup> {
  const key = BackupKey.parse(order.key);
  await mkdir(order.dir, { recursive: true, mode: 0o700 });
  const disk = await createDisk(environment);
  const snapshot = await connect(environment.databaseDirectUrl, 'backup');
  const now = await connect(environment.databaseDirectUrl, 'backup');
  try {
    await lock(snapshot);
    await requireMigrated(snapshot);
    await removeUnfinished(order.dir);
    await writeDownErasures(environment);
    await snapshot.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await fixForms(snapshot);
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + order.keepDays * DAY_MS);
    const tables = (await listTables(snapshot)).filter(({ name }) => !LEFT_OUT.has(name));
    const keys = keyNames(environment);
    const header = await describe(snapshot, { createdAt, expiresAt, tables, keys, version: order.version });
    const file = join(order.dir, backupName(createdAt, expiresAt));
    const archive = await ArchiveWriter.open(file, key);
    try {
      await archive.add('header', JSON.stringify(header));
      const contents = await copyTables(snapshot, tables, archive, report);
      const files = await copyFiles({ snapshot, now, disk, archive }, report);
      const sequences = await readSequences(snapshot);
      const manifest: BackupManifest = {
        tables: contents,
        sequences,
        files,
        finishedAt: new Date().toISOString(),
      };
      await archive.add('manifest', JSON.stringify(manifest));
      await archive.finish();
      const { size: bytes } = await stat(file);
      return { file, bytes, header, manifest, verifier: archive.verifier };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    // Ending the connections ends the view and gives the lock back.
    await Promise.all([snapshot.end(), now.end()]);
  }
}

/**
 * Removes expired backups, which it knows by their names.
 * @returns how many; null: none is removed, because the clock is not to be believed.
 */
export async function removeExpired(
  { databaseDirectUrl }: Pick<Environment, 'databaseDirectUrl'>,
  dir: string,
  now: Date,
): Promise<number | null> {
  const client = await connect(databaseDirectUrl, 'backup');
  try {
    const { problem } = await lookAtClock(client, now);
    if (problem) return null;
  } finally {
    await client.end();
  }
  let removed = 0;
  for (const name of await readdir(dir)) {
    const dates = datesOfName(name);
    if (!dates || dates.expiresAt > now) continue;
    await rm(join(dir, name));
    removed += 1;
  }
  return removed;
}

/** Bytes that are free where `dir` lies. */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

async function lock(client: Client): Promise<void> {
  const { held } = await db(client)
    .selectNoFrom(sql<boolean>`pg_try_advisory_lock(${BACKUP_LOCK})`.as('held'))
    .executeTakeFirstOrThrow();
  if (!held) throw new BackupError('Another backup of this installation is being taken: wait for its end.');
}

/** A backup changes nothing: migrations run when the new version starts. */
export async function requireMigrated(client: Client): Promise<void> {
  const applied = await appliedMigrations(client);
  const missing = Object.values(migrations).filter(({ name }) => !applied.includes(name));
  if (missing.length === 0) return;
  throw new BackupError(
    `The database lacks ${missing.length} migrations of this version: take the backup with the version that runs, ` +
      'or run npm run migrate first.',
  );
}

async function removeUnfinished(dir: string): Promise<void> {
  for (const name of await readdir(dir)) if (isUnfinished(name)) await rm(join(dir, name), { force: true });
}

/** What has been erased until now is on the list that a restore goes by, before anything is copied. */
async function writeDownErasures(environment: Environment): Promise<void> {
  const dataSource = await createDataSource(environment.databaseDirectUrl).initialize();
  try {
    await noteMissingErasures(dataSource.manager, await ErasureList.open(environment));
  } finally {
    await dataSource.destroy();
  }
}

async function describe(
  client: Client,
  {
    createdAt,
    expiresAt,
    tables,
    keys,
    version,
  }: {
    createdAt: Date;
    expiresAt: Date;
    tables: Table[];
    keys: ReturnType<typeof keyNames>;
    version: string;
  },
): Promise<BackupHeader> {
  return {
    format: FORMAT,
    version,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    server: await serverVersion(client),
    migrations: await appliedMigrations(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    dataKey: keys.dataKey,
    sessionKey: keys.sessionKey,
  };
}

async function copyTables(
  client: Client,
  tables: readonly Table[],
  archive: ArchiveWriter,
  report: Report,
): Promise<BackupManifest['tables']> {
  const contents: BackupManifest['tables'] = [];
  for (const table of tables) {
    report(table.name);
    const { data, rows } = copyOut(client, table);
    const content = await archive.addStream(`tables/${table.name}`, data);
    const whole = { name: table.name, rows: rows(), ...content };
    await archive.add(`tables/${table.name}/end`, JSON.stringify(whole));
    contents.push(whole);
  }
  return contents;
}

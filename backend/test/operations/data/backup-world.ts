import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateBackupKey } from '../../../src/operations/backup/backup-key.js';
import { AppModule } from '../../../src/app.module.js';
import { openBackup, Restore } from '../../../src/operations/backup/restore-backup.js';
import { type WrittenBackup, writeBackup } from '../../../src/operations/backup/write-backup.js';
import type { Environment } from '../../../src/platform/environment/environment.js';
import { emptyDatabase, type TestDatabase } from '../../database.js';
import { createWorld, type World } from '../../world.js';

export const silent = (): void => undefined;

/** Folders and databases that are removed at the end. */
export class BackupPlaces {
  private readonly dirs: string[] = [];
  private readonly databases: TestDatabase[] = [];

  dir(): string {
    const dir = mkdtempSync(join(tmpdir(), 'backup-'));
    this.dirs.push(dir);
    return dir;
  }

  /** Settings of an empty installation that has the keys of another. */
  async fresh(like: Environment): Promise<Environment> {
    const database = await emptyDatabase();
    this.databases.push(database);
    return {
      ...like,
      databaseUrl: database.url,
      databaseDirectUrl: database.url,
      dataDir: this.dir(),
      storageUrl: null,
    };
  }

  async close(): Promise<void> {
    for (const dir of this.dirs) rmSync(dir, { recursive: true, force: true });
    for (const database of this.databases) await database.drop();
  }
}

export interface Lived {
  world: World;
  key: string;
  dir: string;
  backup(keepDays?: number): Promise<WrittenBackup>;
}

/** An installation with people in it, and where its backups go. */
export async function livedIn(places: BackupPlaces): Promise<Lived> {
  const world = await createWorld({ environment: { erasuresDir: places.dir() } });
  const key = await generateBackupKey();
  const dir = places.dir();
  return {
    world,
    key,
    dir,
    backup: (keepDays = 30) => writeBackup(world.environment, { dir, keepDays, key, version: '1' }, silent),
  };
}

/** Restores as the command does, and gives back what each step said. */
export async function restored(environment: Environment, { file, key }: { file: string; key: string }) {
  const header = await openBackup(file, key);
  const restore = new Restore(environment, AppModule.with);
  await restore.prepare();
  const { manifest } = await restore.load(file, key, silent);
  const checks = await restore.check();
  await restore.migrateOn();
  const held = await restore.hold(header);
  const { ids } = await restore.listErasures(null, false);
  const again = await restore.eraseAgain(ids, header, silent);
  const keys = await restore.compareKeys(header);
  await restore.finish();
  return { header, manifest, checks, held, again, keys };
}

export const otherKey = (): Buffer => randomBytes(32);

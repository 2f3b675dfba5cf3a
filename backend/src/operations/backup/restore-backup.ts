import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { createDataSource } from '../database/data-source.js';
import { LogKeys } from '../../logs/seal/log-keys.js';
import { type Verdict, verifyChain } from '../../logs/seal/verify-chain.js';
import type { Environment } from '../../platform/environment/environment.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { createDisk } from '../../platform/files/storage/disk.js';
import { type ErasedId, ErasureList } from '../../privacy/erasure/erasure-list.js';
import { BackupError, type Report } from './backup-error.js';
import { BackupKey } from './backup-key.js';
import { connect } from './connect.js';
import { wrongCounters } from './counters.js';
import type { BackupHeader } from './format.js';
import { holdEmails } from './hold-emails.js';
import { keyNames } from './key-names.js';
import { loadBackup, type LoadedBackup, readBackupHeader } from './load-backup.js';
import { type Product, type Reapplied, reapplyErasures } from './reapply-erasures.js';
import { compareKeys, type KeyReport } from './sealed-secrets.js';
import { clear, mark, migrateTo, stateOfTarget, unmark } from './target-database.js';

/** A backup that can be opened and whose time is not over. @throws {BackupError} */
export async function openBackup(
  file: string,
  key: BackupKey | string,
  { expired = false, now = new Date() }: { expired?: boolean; now?: Date } = {},
): Promise<BackupHeader> {
  const header = await readBackupHeader(file, keyOf(key));
  if (!expired && new Date(header.expiresAt) <= now) {
    throw new BackupError(
      `The time of this backup was over on ${header.expiresAt.slice(0, 10)}: people's data in it should be kept no longer. ` +
        'Restore it all the same with --expired.',
    );
  }
  return header;
}

/** Makes an installation out of a backup, step by step. */
export class Restore {
  /** Keys of the files that were written. */
  private readonly written: string[] = [];

  constructor(
    private readonly environment: Environment,
    private readonly product: Product,
  ) {}

  /** Database and folder are empty, and from now on marked as being restored. @throws {BackupError} when they are not. */
  async prepare(): Promise<void> {
    await this.withDatabase(async (client) => {
      const state = await stateOfTarget(client);
      if (state === 'occupied') {
        throw new BackupError(
          'The database is not empty. A restore never overwrites: give it an empty DATABASE_URL, or another DATA_DIR with --into.',
        );
      }
      if (state === 'unfinished') {
        await this.removeFolder();
        await clear(client);
      }
      if (await this.hasFiles()) {
        throw new BackupError(
          'The folder of files is not empty. A restore never overwrites: give it another DATA_DIR with --into.',
        );
      }
      await mark(client);
    });
  }

  /** Undoes what was done, so that the next restore finds everything as this one did. */
  async abandon(): Promise<void> {
    const disk = await createDisk(this.environment);
    for (const key of this.written) await disk.delete(key);
    await this.withDatabase(clear);
  }

  /** Tables as they were, rows, files, and everything compared. */
  async load(file: string, key: BackupKey | string, report: Report): Promise<LoadedBackup> {
    const opened = keyOf(key);
    const header = await readBackupHeader(file, opened);
    report('tables');
    await migrateTo(this.environment.databaseDirectUrl, header.migrations);
    const disk = await createDisk(this.environment);
    const onFile = (name: string): unknown => this.written.push(name);
    return this.withDatabase((client) => loadBackup({ file, key: opened }, { client, disk, onFile }, report));
  }

  /** What the rows say about themselves once they are loaded. */
  async check(): Promise<{ wrongCounters: string[]; log: Verdict }> {
    const dataSource = await createDataSource(this.environment.databaseDirectUrl).initialize();
    try {
      const keys = new LogKeys(new SecretBox(this.environment));
      const log = await dataSource.transaction('REPEATABLE READ', (manager) => verifyChain(manager, keys));
      return { wrongCounters: await this.withDatabase(wrongCounters), log };
    } finally {
      await dataSource.destroy();
    }
  }

  /** Migrations that came after the backup; their names. */
  migrateOn(): Promise<string[]> {
    return migrateTo(this.environment.databaseDirectUrl, null);
  }

  /** How many messages are held. */
  hold({ createdAt }: Pick<BackupHeader, 'createdAt'>): Promise<number> {
    return this.withDatabase((client) => holdEmails(client, createdAt));
  }

  /**
   * The erasures to apply again, from a copy of the list or from this installation's list.
   * @throws {BackupError} for lines without a valid HMAC of this installation, unless they are to be trusted.
   */
  async listErasures(file: string | null, trusted: boolean): Promise<{ ids: ErasedId[]; place: string }> {
    const list = await ErasureList.open(this.environment);
    const { ids, unverified } = await (file === null ? list.read() : list.readCopy(file));
    if (unverified.length > 0 && !trusted) {
      throw new BackupError(
        `${unverified.length} entries of the list of erasures were not signed with the DATA_KEY of this installation: ` +
          'give that DATA_KEY (or as DATA_KEY_OLD), or believe them with --trust-erasures.',
      );
    }
    return { ids: [...ids, ...unverified], place: file ?? list.place };
  }

  eraseAgain(
    ids: readonly ErasedId[],
    { createdAt }: Pick<BackupHeader, 'createdAt'>,
    report: Report,
  ): Promise<Reapplied> {
    return reapplyErasures(this.product, this.environment, ids, createdAt, report);
  }

  compareKeys(header: BackupHeader): Promise<KeyReport> {
    return this.withDatabase((client) => compareKeys(client, header, keyNames(this.environment)));
  }

  /** From here on the product may start. */
  finish(): Promise<void> {
    return this.withDatabase(unmark);
  }

  /** A bucket may be shared: its objects are compared one by one. */
  private get folder(): string | null {
    return this.environment.storageUrl === null ? join(this.environment.dataDir, 'files') : null;
  }

  private async hasFiles(): Promise<boolean> {
    if (this.folder === null || !existsSync(this.folder)) return false;
    return (await readdir(this.folder)).length > 0;
  }

  private async removeFolder(): Promise<void> {
    if (this.folder !== null) await rm(this.folder, { recursive: true, force: true });
  }

  private async withDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await connect(this.environment.databaseDirectUrl, 'restore');
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

function keyOf(key: BackupKey | string): BackupKey {
  return typeof key === 'string' ? BackupKey.parse(key) : key;
}

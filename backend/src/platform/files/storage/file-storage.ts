import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { Round } from '../../schedule/rounds.js';
import type { Disk } from 'flydrive';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../environment/environment.js';
import { afterCommit, commitFirst } from '../../database/transactions/request-transactions.js';
import { DomainError } from '../../errors/domain-error.js';
import { asciiName } from './file-names.js';
import { BACKUP_LOCK } from './backup-lock.js';
import { isOwnDiskError, OwnFolders } from './own-folder.js';
import { storedLength } from './stored-content.js';
import { type ReadableFile, StoredReader } from './stored-reader.js';
import { StoredFile } from './stored-file.entity.js';

export const DISK = Symbol('DISK');

/** A checked upload in the spool folder. */
export interface SpooledFile {
  path: string;
  originalName: string;
  type: string;
  bytes: number;
  sha256: string;
}

/** Error codes of `store`. Their messages are about a CV: callers that store something else map them to their own. */
const STORAGE_FAILURES: ReadonlySet<string> = new Set([
  'upload_failed_again',
  'upload_lost',
  'upload_lost_again',
]);

export function isStorageFailure(error: unknown): boolean {
  return error instanceof DomainError && STORAGE_FAILURES.has(error.code);
}

const HOUR = 3_600_000;
const SWEEP_PAGE = 200;

/**
 * Private files and their rows. A row is inserted before its object (`pendiente`) and confirmed in the transaction of
 * the record that owns it; files that a crash or an error leaves unconfirmed are removed after an hour.
 */
@Injectable()
export class FileStorage {
  /** Folder for uploads while they are checked. */
  readonly spoolDir: string;
  /** Folder for temporary copies of stored files while they are read. */
  readonly readingDir: string;
  readonly reader: StoredReader;
  private readonly folders: OwnFolders;
  private readonly logger = new Logger(FileStorage.name);

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(DISK) private readonly disk: Disk,
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(StoredFile) private readonly storedFiles: Repository<StoredFile>,
  ) {
    this.spoolDir = join(environment.dataDir, 'spool');
    this.readingDir = join(environment.dataDir, 'lectura');
    this.folders = new OwnFolders([this.spoolDir, this.readingDir]);
    this.reader = new StoredReader(disk, dataSource);
  }

  /**
   * Stores a spooled file without an owner. A failed write is retried once under another key.
   * @throws {DomainError} one of STORAGE_FAILURES; row and object are then removed, at once or within the hour.
   */
  async store(file: SpooledFile, folder: string, userId: string | null): Promise<StoredFile> {
    const key = (mark: string): string => {
      const random = randomBytes(8).toString('hex');
      return `${folder}/${userId ?? 'sin-cuenta'}/${Date.now()}-${random}-${mark}${asciiName(file.originalName)}`;
    };
    const stored =
      (await this.write(file, userId, key(''), 'upload_lost')) ??
      (await this.write(file, userId, key('reintento-'), 'upload_lost_again'));
    if (stored) return stored;
    throw new DomainError('upload_failed_again', {
      reason: 'el almacén de archivos no responde. Vuelve a intentarlo.',
    });
  }

  /** Null: the store refused it. @throws {DomainError} `lost` when the store confirmed the file but has none. */
  private async write(
    file: SpooledFile,
    userId: string | null,
    clave: string,
    lost: 'upload_lost' | 'upload_lost_again',
  ): Promise<StoredFile | null> {
    const { originalName: nombre_original, type: tipo, bytes, sha256 } = file;
    // The row is committed before the object is written.
    await commitFirst();
    const row = this.storedFiles.create({ clave, nombre_original, tipo, bytes, sha256, user_id: userId });
    // One statement: `save` would begin and commit a transaction.
    await this.storedFiles.insert(row);
    try {
      const content = await openSpooled(file.path);
      await this.disk.putStream(clave, content, { contentType: tipo, contentLength: bytes });
      if ((await storedLength(this.disk, clave)) === bytes) return row;
    } catch (error) {
      const stack = error instanceof Error ? error.stack : undefined;
      this.logger.error({ file: row.id, code: 'storage_write_failed' }, stack);
      await this.discard(row);
      // The spooled file is missing: a retry would not find it either.
      if (isOwnDiskError(error)) throw new DomainError('uploads_unavailable');
      return null;
    }
    this.logger.error({ file: row.id, code: 'storage_lost_file' });
    await this.discard(row);
    throw new DomainError(lost);
  }

  /** Confirms a file in the transaction of its owner. @throws {DomainError} `upload_interrupted` when it is gone. */
  async confirm(manager: EntityManager, id: string): Promise<void> {
    const { affected } = await manager.update(StoredFile, { id, estado: 'pendiente' }, { estado: 'en_uso' });
    if (!affected) throw new DomainError('upload_interrupted');
  }

  /** Releases a file in the transaction of the record that owned it; a job removes it. */
  async release(manager: EntityManager, id: string): Promise<void> {
    await manager.update(StoredFile, id, { estado: 'borrar' });
  }

  /** Removes a file that got no owner, after the commit. If that fails, the job removes it. */
  discard(file: StoredFile): Promise<void> {
    return afterCommit(() => this.discardNow(file));
  }

  private async discardNow(file: StoredFile): Promise<void> {
    try {
      await this.remove(file);
    } catch (error) {
      this.logger.warn({
        file: file.id,
        code: 'discard_postponed',
        reason: error instanceof Error ? error.name : '',
      });
    }
  }

  /** Whether the object exists. @throws when the store does not answer. */
  exists(key: string): Promise<boolean> {
    return this.disk.exists(key);
  }

  /** Writes, reads and removes a small object, locally and in the store. @throws when that fails. */
  async probe(): Promise<void> {
    await this.folders.probe();
    const key = `comprobaciones/${randomBytes(8).toString('hex')}`;
    await this.disk.put(key, key);
    try {
      if ((await this.disk.get(key)) !== key) throw new Error('the store gives back something else');
    } finally {
      await this.disk.delete(key);
    }
  }

  /**
   * Releases the files of an account, if there is one, and these files, in the transaction that erases their owner:
   * until the job has removed the objects, their rows contain no personal data.
   */
  async releaseErased(manager: EntityManager, userId: string | null, ids: readonly string[]): Promise<void> {
    const released = { estado: 'borrar', nombre_original: 'archivo' } as const;
    const own = userId ? [{ user_id: userId }] : [];
    await manager.update(StoredFile, [...own, { id: In([...ids]) }], released);
  }

  /** The content of a file, compared with its row while it is read. @throws as StoredReader. */
  open(file: ReadableFile): Promise<Readable> {
    return this.reader.open(file);
  }

  /** Whether this machine can receive uploads now. */
  takesUploads(): Promise<boolean> {
    return this.folders.areWritable();
  }

  /** Removes files without an owner: released, or unconfirmed for an hour. Several processes share the work. */
  @Round(10 * 60_000)
  async sweep(olderThanMs = HOUR): Promise<void> {
    await this.folders.sweep(olderThanMs);
    // Page by page; a page that fails completely is left for the next run.
    for (let after = ''; ;) {
      const files = await this.listOrphans(olderThanMs, after);
      for (const file of files) await this.discard(file);
      const last = files.at(-1);
      if (!last || files.length < SWEEP_PAGE) return;
      after = last.clave;
    }
  }

  /** Empty while a backup runs, because it may still have to read them. */
  private listOrphans(olderThanMs: number, after: string): Promise<StoredFile[]> {
    return this.dataSource
      .createQueryBuilder(StoredFile, 'f')
      .where('f.clave > :after', { after })
      .andWhere(
        `(f.estado = 'borrar' OR f.estado = 'pendiente' AND f.created_at < now() - make_interval(secs => :age))`,
        { age: olderThanMs / 1000 },
      )
      .andWhere(
        // Checked in the same statement as the rows: a backup that locks later also sees later rows.
        `NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = ${BACKUP_LOCK}
           AND objsubid = 1 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`,
      )
      .orderBy('f.clave', 'ASC')
      .limit(SWEEP_PAGE)
      .getMany();
  }

  /**
   * Releases the row first, so that no record can own a file whose object is being removed. Then it removes the object,
   * and the row last: a row without an object is removed by the next run, but an object without a row never would be.
   */
  private async remove(file: StoredFile): Promise<void> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(StoredFile)
      .set({ estado: 'borrar' })
      .where(`id = :id AND estado <> 'en_uso'`, { id: file.id })
      .execute();
    if (!affected) return;
    await this.disk.delete(file.clave);
    await this.storedFiles.delete({ id: file.id, estado: 'borrar' });
  }
}

/** @throws when it no longer exists. */
async function openSpooled(path: string): Promise<ReadStream> {
  const content = createReadStream(path);
  await once(content, 'open');
  return content;
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Interval } from '@nestjs/schedule';
import type { Disk } from 'flydrive';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../environment.js';
import { DomainError } from '../errors/domain-error.js';
import { asciiName } from './file-names.js';
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

const HOUR = 3_600_000;
const SWEEP_PAGE = 200;

/**
 * Private files, each with its row. A row stands before its object (`pendiente`) and is confirmed in the transaction
 * of the record that owns it; whatever a crash or a failure leaves unconfirmed is removed after an hour.
 */
@Injectable()
export class FileStorage {
  /** Where uploads are spooled while they are checked. */
  readonly spoolDir: string;
  private readonly logger = new Logger(FileStorage.name);

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(DISK) private readonly disk: Disk,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.spoolDir = join(environment.dataDir, 'spool');
    mkdirSync(this.spoolDir, { recursive: true, mode: 0o700 });
  }

  /**
   * Stores a spooled file, not yet owned by anything.
   * @throws {DomainError} `upload_failed`; then neither row nor object is left, now or within the hour.
   */
  async store(file: SpooledFile, folder: string, userId: string): Promise<StoredFile> {
    const repository = this.dataSource.getRepository(StoredFile);
    const random = randomBytes(8).toString('hex');
    const row = await repository.save(
      repository.create({
        clave: `${folder}/${userId}/${Date.now()}-${random}-${asciiName(file.originalName)}`,
        nombre_original: file.originalName,
        tipo: file.type,
        bytes: file.bytes,
        sha256: file.sha256,
        user_id: userId,
      }),
    );
    try {
      await this.disk.copyFromFs(file.path, row.clave, { contentType: file.type, contentLength: file.bytes });
      return row;
    } catch (error) {
      this.logger.error(
        { file: row.id, code: 'storage_write_failed' },
        error instanceof Error ? error.stack : undefined,
      );
      await this.discard(row);
      throw new DomainError('upload_failed', {
        reason: 'el almacén de archivos no responde. Vuelve a intentarlo.',
      });
    }
  }

  /** Confirms a file in the transaction of its owner. @throws {DomainError} `upload_interrupted` when it is gone. */
  async confirm(manager: EntityManager, id: string): Promise<void> {
    const { affected } = await manager.update(StoredFile, { id, estado: 'pendiente' }, { estado: 'en_uso' });
    if (!affected) throw new DomainError('upload_interrupted');
  }

  /** Gives a file up in the transaction of the record that owned it; a job removes it. */
  async release(manager: EntityManager, id: string): Promise<void> {
    await manager.update(StoredFile, id, { estado: 'borrar' });
  }

  /** Removes a file that nothing came to own. What fails here is left to the job. */
  async discard(file: StoredFile): Promise<void> {
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

  /** Whether the object is there. @throws when the store cannot be asked. */
  exists(key: string): Promise<boolean> {
    return this.disk.exists(key);
  }

  /**
   * Gives up what an account has stored and these files, in the transaction that erases their owner: until the job has
   * removed the objects their rows name nobody.
   */
  async releaseErased(manager: EntityManager, userId: string, ids: readonly string[]): Promise<void> {
    const released = { estado: 'borrar', nombre_original: 'archivo' } as const;
    await manager.update(StoredFile, [{ user_id: userId }, { id: In([...ids]) }], released);
  }

  /** @throws when the object is missing. */
  async open(key: string): Promise<Readable> {
    if (!(await this.disk.exists(key))) throw new Error('object missing');
    return this.disk.getStream(key);
  }

  /** Removes what nothing owns: given up, or unconfirmed for an hour. Several processes share the work. */
  @Interval(10 * 60_000)
  async sweep(olderThanMs = HOUR): Promise<void> {
    await this.sweepSpool(olderThanMs);
    // Page by page; a page that failed whole is left for the next time.
    for (let after = ''; ;) {
      const files = await this.listOrphans(olderThanMs, after);
      for (const file of files) await this.discard(file);
      const last = files.at(-1);
      if (!last || files.length < SWEEP_PAGE) return;
      after = last.clave;
    }
  }

  private listOrphans(olderThanMs: number, after: string): Promise<StoredFile[]> {
    return this.dataSource
      .createQueryBuilder(StoredFile, 'f')
      .where('f.clave > :after', { after })
      .andWhere(
        `(f.estado = 'borrar' OR f.estado = 'pendiente' AND f.created_at < now() - make_interval(secs => :age))`,
        { age: olderThanMs / 1000 },
      )
      .orderBy('f.clave', 'ASC')
      .limit(SWEEP_PAGE)
      .getMany();
  }

  /** The object first: a row without an object is removed again next time, an object without a row never. */
  private async remove(file: StoredFile): Promise<void> {
    await this.disk.delete(file.clave);
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(StoredFile)
      .where(`id = :id AND estado <> 'en_uso'`, { id: file.id })
      .execute();
  }

  private async sweepSpool(olderThanMs: number): Promise<void> {
    for (const name of await readdir(this.spoolDir)) {
      const path = join(this.spoolDir, name);
      const info = await stat(path).catch(() => null);
      if (info && info.mtimeMs < Date.now() - olderThanMs) await rm(path, { force: true });
    }
  }
}

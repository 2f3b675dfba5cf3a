import { Logger } from '@nestjs/common';
import type { Disk } from 'flydrive';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type DataSource, IsNull } from 'typeorm';
import { db } from '../../database/sql/db.js';
import { count } from '../../database/sql/scalars.js';
import { DomainError } from '../../errors/domain-error.js';
import { DamagedContent } from './checked-content.js';
import { isWhole, readChecked, storedLength } from './stored-content.js';
import { StoredFile } from './stored-file.entity.js';

/** What is needed to read a file and to know whether it is whole. */
export type ReadableFile = Pick<StoredFile, 'id' | 'clave' | 'bytes' | 'sha256' | 'danado_at'>;

/** Reads stored files, and writes down which of them are not what was sent. */
export class StoredReader {
  private readonly logger = new Logger('files');

  constructor(
    private readonly disk: Disk,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The bytes of a file. They are compared with its row while they are read: a file that turns out to be damaged breaks
   * off before its end, is noted, and from then on is read whole before anybody is answered.
   * @throws {DomainError} `file_damaged` when it is missing, has another length, or was found damaged and still is;
   * `files_unavailable` when the store does not answer.
   */
  async open(file: ReadableFile): Promise<Readable> {
    try {
      if (!(await this.mayBeWhole(file))) throw new DamagedContent();
      return await readChecked(this.disk, file.clave, file, (error) => this.failed(file, error));
    } catch (error) {
      this.failed(file, error as Error);
      throw new DomainError(error instanceof DamagedContent ? 'file_damaged' : 'files_unavailable');
    }
  }

  /** Compares a file with its row and writes down how it stands. @throws when the store cannot be asked. */
  async inspect(file: ReadableFile): Promise<boolean> {
    const whole = await isWhole(this.disk, file.clave, file);
    const { affected } = await this.dataSource.manager.update(StoredFile, file.id, {
      comprobado_at: () => 'now()',
      danado_at: whole ? null : () => 'coalesce(danado_at, now())',
    });
    // Given up and removed meanwhile: nobody misses it.
    if (!whole && affected) this.logger.error({ file: file.id, code: 'file_damaged' });
    return whole;
  }

  /** How many files of records are known to be damaged, and the ids of the first so many. */
  async damaged(most: number): Promise<{ count: number; ids: string[] }> {
    const { ids, ...row } = await db(this.dataSource)
      .selectFrom('archivos')
      .where('danado_at', 'is not', null)
      .where('estado', '=', sql.lit('en_uso'))
      .select([
        count().as('count'),
        sql<string[] | null>`(array_agg(id order by danado_at, id))[1:${most}::int]`.as('ids'),
      ])
      .executeTakeFirstOrThrow();
    return { ...row, ids: ids ?? [] };
  }

  private async mayBeWhole(file: ReadableFile): Promise<boolean> {
    if (file.danado_at) return this.inspect(file);
    return (await storedLength(this.disk, file.clave)) === file.bytes;
  }

  private failed(file: ReadableFile, error: Error): void {
    const damaged = error instanceof DamagedContent;
    this.logger.error({ file: file.id, code: damaged ? 'file_damaged' : 'storage_read_failed' }, error.stack);
    if (!damaged || file.danado_at) return;
    this.dataSource.manager
      .update(StoredFile, { id: file.id, danado_at: IsNull() }, { danado_at: () => 'now()' })
      // Nothing is lost by it: the next reading, or the night's, finds the same.
      .catch((cause: Error) => this.logger.error({ file: file.id, code: 'damage_not_noted' }, cause.stack));
  }
}

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

/** The columns needed to read and verify a file. */
export type ReadableFile = Pick<StoredFile, 'id' | 'clave' | 'bytes' | 'sha256' | 'danado_at'>;

/** Reads stored files and marks damaged ones. */
export class StoredReader {
  private readonly logger = new Logger('files');

  constructor(
    private readonly disk: Disk,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The content of a file, compared with its row while it is read: a damaged file breaks off before its end and is
   * marked; from then on it is verified completely before it is delivered.
   * @throws {DomainError} `file_damaged` when it is missing, has another length, or is still damaged;
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

  /** Compares a file with its row and saves the result. @throws when the store does not answer. */
  async inspect(file: ReadableFile): Promise<boolean> {
    const whole = await isWhole(this.disk, file.clave, file);
    const { affected } = await this.dataSource.manager.update(StoredFile, file.id, {
      comprobado_at: () => 'now()',
      danado_at: whole ? null : () => 'coalesce(danado_at, now())',
    });
    // Released and removed meanwhile: this is no error.
    if (!whole && affected) this.logger.error({ file: file.id, code: 'file_damaged' });
    return whole;
  }

  /** The number of damaged files that records own, and the first ids. */
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
      // Nothing is lost: the next read, or the nightly check, has the same result.
      .catch((cause: Error) => this.logger.error({ file: file.id, code: 'damage_not_noted' }, cause.stack));
  }
}

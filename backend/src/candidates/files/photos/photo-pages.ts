import { LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { Sandbox, SandboxFailure } from '../../../platform/files/sandbox/sandbox.js';
import { removeOwnFile } from '../../../platform/files/storage/own-folder.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { BindingOrder } from './bind-photos.program.js';
import { spooledPdf } from '../written-cv/made-file.js';
import { type PhotosField, tooLarge } from './photos-upload.js';

const PROGRAM = fileURLToPath(new URL('./bind-photos.program.js', import.meta.url));
/** Ten pictures of twelve million points are unfolded one after the other. */
const LIMIT = { memoryMb: 256, cpuSeconds: 20, fileBytes: 2 * LIMITS.cvBytes };
const TIME_MS = 30_000;

/** Photos in, one document out. They are unfolded in the sandbox. */
@Injectable()
export class PhotoPages {
  constructor(
    private readonly sandbox: Sandbox,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Creates the document; it exists while `use` runs.
   * @throws {DomainError} `cv_required`, `photos_wrong_type`, `photos_too_large`, `unavailable`.
   */
  async bind<T>(
    photos: readonly SpooledFile[],
    { title, field }: { title: string; field: PhotosField },
    use: (document: SpooledFile) => Promise<T>,
  ): Promise<T> {
    if (photos.length === 0) throw new DomainError('cv_required', {}, { cv: ['El CV es obligatorio'] });
    const document = join(this.storage.spoolDir, randomUUID());
    try {
      if (!(await this.make({ photos: photos.map(({ path }) => path), title, document })))
        throw wrongType(field);
      if ((await stat(document)).size > LIMITS.cvBytes) throw tooLarge(field);
      return await use(await spooledPdf(document, `${title}.pdf`));
    } finally {
      await removeOwnFile(document);
    }
  }

  private async make(order: BindingOrder): Promise<boolean> {
    try {
      const made = await this.sandbox.run({
        program: PROGRAM,
        order,
        reads: order.photos,
        writes: [order.document],
        timeMs: TIME_MS,
        waitMs: TIME_MS,
        urgent: true,
        limits: LIMIT,
      });
      return made === true;
    } catch (error) {
      if (!(error instanceof SandboxFailure)) throw error;
      if (error.reason === 'busy' || error.reason === 'time') throw new DomainError('unavailable');
      // A file that makes the program fail is not a photo.
      return false;
    }
  }
}

const wrongType = (field: PhotosField): DomainError =>
  new DomainError('photos_wrong_type', {}, { [field]: [sentenceOf('photos_wrong_type')] });

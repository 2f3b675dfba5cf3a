import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { getOwnUser } from '../../../auth/own-account/own-user.js';
import { CvHistory } from './cv-history.js';
import { CvReader } from './reading/cv-reader.js';
import { withMadePdf } from '../written-cv/made-file.js';
import { WrittenCv, writtenCvName, type WrittenTexts } from '../written-cv/written-cv.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { CV_FOLDER } from './cv-folder.js';

/** The CV of a submitted form, stored but not yet owned: the uploaded file, or one generated from the form. */
@Injectable()
export class SubmittedCv {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
    private readonly written: WrittenCv,
    private readonly history: CvHistory,
  ) {}

  /**
   * Null: the form names the draft's file, or none.
   * @throws {DomainError} `cv_encrypted`, `cv_no_pages`, `upload_failed_again`; then nothing is stored.
   */
  async store(
    { form, cv }: { form: WrittenTexts & { cv_modo?: 'generado' }; cv: SpooledFile | null },
    userId: string,
  ): Promise<StoredFile | null> {
    if (cv) {
      await this.reader.assertOpens(cv);
      return this.storage.store(cv, CV_FOLDER, userId);
    }
    if (form.cv_modo !== 'generado') return null;
    const { email } = await getOwnUser(this.dataSource.manager, userId);
    const content = await this.written.render({ ...form, email });
    return withMadePdf(this.storage.spoolDir, content, writtenCvName(form), (file) =>
      this.storage.store(file, CV_FOLDER, userId),
    );
  }

  /** Deletes a stored file that nobody came to own. */
  discard(file: StoredFile): Promise<void> {
    return this.storage.discard(file);
  }

  /**
   * Makes the form's file the person's CV, unless it is the one they have, and lets go of a draft's file that is not
   * used. The person's row must be locked; the caller writes its `cv_archivo_id`.
   */
  async give(
    manager: EntityManager,
    candidateId: string,
    {
      chosen,
      held,
    }: { chosen: Pick<StoredFile, 'id' | 'estado'> | null; held: Pick<StoredFile, 'id'> | null },
    now: Date,
  ): Promise<void> {
    if (chosen) await this.history.add(manager, candidateId, { file: chosen, origen: 'candidatura', now });
    if (held && held.id !== chosen?.id) await this.storage.release(manager, held.id);
  }
}

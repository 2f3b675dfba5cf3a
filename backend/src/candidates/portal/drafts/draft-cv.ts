import type { CvModo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { getOwnUser } from '../../../auth/own-account/own-user.js';
import { Candidate } from '../../people/candidate.entity.js';
import { CV_FOLDER } from '../../files/cv/cv-folder.js';
import { type CvFound, CvReader } from '../../files/cv/reading/cv-reader.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { type DraftResponse, type SavedCvResponse, toDraftResponse, toSavedCvResponse } from './draft.dto.js';
import { Draft } from './draft.entity.js';
import { DraftsRepository, type FormKey } from './drafts.repository.js';
import { ReadWaitingCv } from './read-waiting-cv.js';
import { WrittenCv, writtenCvName } from '../../files/written-cv/written-cv.js';

/** A file to look at. */
export interface OpenedCv {
  content: Readable | Buffer;
  name: string;
  /** Media type. */
  tipo: string;
  bytes: number;
}

/** The CV of a draft: stored when chosen, so that the form can be finished on another device. */
@Injectable()
export class DraftCv {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: DraftsRepository,
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
    private readonly written: WrittenCv,
    private readonly waiting: ReadWaitingCv,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an uploaded file and reads it. An equal file keeps the existing one, so that two tabs agree.
   * @throws {DomainError} `cv_encrypted`, `cv_no_pages`, `upload_failed_again`, `vacancy_not_found`; then nothing is
   * stored.
   */
  async keepFile(key: FormKey, spooled: SpooledFile, modo: 'archivo' | 'fotos'): Promise<SavedCvResponse> {
    const found: CvFound =
      modo === 'archivo' ? await this.reader.read(spooled) : { proposals: {}, legible: true, busy: false };
    const file = await this.storage.store(spooled, CV_FOLDER, key.userId);
    let needless: StoredFile | null = file;
    try {
      const { draft, unused } = await inRequestTransaction(this.dataSource, (manager) =>
        this.attach(manager, key, modo, file, found),
      );
      needless = unused;
      return toSavedCvResponse(draft, found);
    } finally {
      if (needless) await this.storage.discard(needless);
    }
  }

  /**
   * Chooses a CV generated from the form. `replacing`: replaces the draft's or the person's.
   * @throws {DomainError} `cv_would_be_replaced`, `vacancy_not_found`.
   */
  async chooseWritten(key: FormKey, replacing: boolean): Promise<DraftResponse> {
    return toDraftResponse(
      await this.change(key, 'generado', async (manager, draft) => {
        if (!replacing && (draft.cv || (await hasCv(manager, key.userId)))) {
          throw new DomainError('cv_would_be_replaced');
        }
      }),
    );
  }

  /** Forgets what was read from the CV: it was taken or dismissed. */
  async dismissProposals(key: FormKey): Promise<void> {
    await this.drafts.dismissProposals(this.dataSource.manager, key);
  }

  /** Without a CV, or without a draft: nothing to do. */
  async remove(key: FormKey): Promise<void> {
    const exists = await this.drafts.find(this.dataSource.manager, key);
    if (exists) await this.change(key, null);
  }

  /** @throws {DomainError} `cv_not_found`; for a generated one `cv_nothing_to_say`, `cv_unprintable`. */
  async open(key: FormKey): Promise<OpenedCv> {
    const draft = await this.drafts.find(this.dataSource.manager, key);
    if (draft?.cv) {
      const { nombre_original, tipo, bytes } = draft.cv;
      const content = await this.storage.open(draft.cv);
      return { content, name: nombre_original, tipo, bytes };
    }
    if (draft?.cv_modo !== 'generado') throw new DomainError('cv_not_found');
    const { email } = await getOwnUser(this.dataSource.manager, key.userId);
    const content = await this.written.render({ ...draft.valores, email });
    const name = writtenCvName(draft.valores);
    return { content, name, tipo: 'application/pdf', bytes: content.length };
  }

  private async change(
    key: FormKey,
    modo: Extract<CvModo, 'generado'> | null,
    check?: (manager: EntityManager, draft: Draft) => Promise<void>,
  ): Promise<Draft> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const draft = await this.drafts.lockOrCreate(manager, key, this.clock.now());
      if (draft.cv_modo === modo) return draft;
      await check?.(manager, draft);
      if (draft.cv) await this.storage.release(manager, draft.cv.id);
      return this.write(manager, draft, { cv_modo: modo, propuestas: null, en_espera: false }, null);
    });
  }

  private async attach(
    manager: EntityManager,
    key: FormKey,
    modo: CvModo,
    file: StoredFile,
    { proposals, busy }: CvFound,
  ): Promise<{ draft: Draft; unused: StoredFile | null }> {
    const draft = await this.drafts.lockOrCreate(manager, key, this.clock.now());
    const before = draft.cv;
    const propuestas = Object.keys(proposals).length > 0 ? proposals : null;
    const read = { propuestas, en_espera: busy };
    if (busy) await this.waiting.later(manager, draft.id);
    if (before?.sha256 === file.sha256) {
      await manager.update(Draft, draft.id, read);
      return { draft: Object.assign(draft, read), unused: file };
    }
    await this.storage.confirm(manager, file.id);
    const changed = await this.write(manager, draft, { cv_modo: modo, ...read }, file);
    if (before) await this.storage.release(manager, before.id);
    return { draft: changed, unused: before };
  }

  private async write(
    manager: EntityManager,
    draft: Draft,
    cv: Pick<Draft, 'cv_modo' | 'propuestas' | 'en_espera'>,
    file: StoredFile | null,
  ): Promise<Draft> {
    const columns = {
      ...cv,
      cv_archivo_id: file?.id ?? null,
      version: draft.version + 1,
      updated_at: this.clock.now(),
    };
    await manager.update(Draft, draft.id, columns);
    return Object.assign(draft, columns, { cv: file });
  }
}

/** Whether the person has sent a CV before. */
const hasCv = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(Candidate, { user_id: userId, deleted_at: IsNull(), cv_archivo_id: Not(IsNull()) });

import { requiredMessage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, IsNull, type Repository } from 'typeorm';
import { CvReader } from './reading/cv-reader.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import { Candidate } from '../../people/candidate.entity.js';
import { CV_FOLDER } from './cv-folder.js';
import { CvHistory } from './cv-history.js';

/**
 * Replaces the signed-in person's CV. The person's row is locked, so that requests run one after the other; equal
 * content changes nothing. After a crash the sweep deletes the unowned file.
 */
@Injectable()
export class ReplaceCv {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Candidate) private readonly candidates: Repository<Candidate>,
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
    private readonly history: CvHistory,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `cv_required`, `candidate_not_found` (nothing sent yet), `cv_encrypted`, `cv_no_pages`, `upload_failed_again`. */
  async execute(cv: SpooledFile | null, actor: Actor): Promise<void> {
    if (!cv) {
      throw new DomainError(
        'cv_required',
        {},
        { cv: [requiredMessage('cv').replace('El campo CV', 'El CV')] },
      );
    }
    const person = { user_id: actor.userId, deleted_at: IsNull() };
    // Checked before the file is stored, so that a refused upload leaves nothing behind.
    if (!(await this.candidates.existsBy(person))) {
      throw new DomainError('candidate_not_found');
    }
    await this.reader.assertOpens(cv);
    const file = await this.storage.store(cv, CV_FOLDER, actor.userId);
    let kept = false;
    try {
      kept = await inRequestTransaction(this.dataSource, async (manager) => {
        const candidate = await manager.findOne(Candidate, {
          where: person,
          relations: { cv: true },
          lock: { mode: 'pessimistic_write', tables: ['candidates'] },
        });
        if (!candidate) throw new DomainError('candidate_not_found');
        if (candidate.cv?.sha256 === file.sha256) return false;
        // `updated_at` is unchanged: it is the version of the profile, which may be open in another tab.
        await this.history.replace(manager, candidate.id, {
          file,
          origen: 'portal',
          now: this.clock.now(),
        });
        await this.logs.record(manager, {
          actorId: actor.userId,
          action: 'cv.replaced',
          details: 'CV sustituido por su titular',
          entity: 'candidates',
          entityId: candidate.id,
        });
        return true;
      });
    } finally {
      if (!kept) await this.storage.discard(file);
    }
  }
}

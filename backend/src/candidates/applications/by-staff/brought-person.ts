import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { AddPeople } from './add-people.js';
import { Candidate } from '../../people/candidate.entity.js';
import type { NewCandidateRequest } from './new-candidate.dto.js';
import { isBlank, profileOf } from '../../people/profile/submission.rules.js';
import type { SubmissionTarget } from '../submission/submitted-application.js';
import { SubmittedQualifications } from '../submission/submitted-qualifications.js';

export interface BroughtPersonOutcome {
  candidate: Candidate;
  isNew: boolean;
  /** Whether anything of the record changed. */
  changed: boolean;
  keepsFile: boolean;
}

/**
 * The record of a submitted person, found by e-mail. A record with an account belongs to its owner: only a missing
 * CV is added. One without an account gets its empty fields filled, and the newer CV.
 */
@Injectable()
export class BroughtPerson {
  constructor(
    private readonly people: AddPeople,
    private readonly qualifications: SubmittedQualifications,
    private readonly clock: Clock,
  ) {}

  /** Callers must be serialised, because a missing record is added. @throws {DomainError} `validation_failed`. */
  async save(
    manager: EntityManager,
    form: NewCandidateRequest,
    { target, file }: { target: SubmissionTarget; file: StoredFile | null },
  ): Promise<BroughtPersonOutcome> {
    const known = await this.find(manager, form.email);
    const { id, user_id } = known ?? (await this.add(manager, form, target));
    const isOwned = known !== null && user_id !== null;
    const filled = known !== null && !isOwned && (await this.fill(manager, known, form));
    const keepsFile = file !== null && (await this.takesFile(manager, known, file));
    if (keepsFile) await this.people.giveCv(manager, id, file);
    const qualified =
      !isOwned && (await this.qualifications.save(manager, id, form, this.qualifications.read(form)));
    if (!known) await this.people.attach(manager, [id]);
    return {
      candidate: await manager.findOneByOrFail(Candidate, { id }),
      isNew: !known,
      changed: filled || keepsFile || qualified,
      keepsFile,
    };
  }

  /**
   * Prefers the account's record to one without an account; locks it. An account with an unverified e-mail gets
   * nothing.
   */
  private find(manager: EntityManager, email: string): Promise<Candidate | null> {
    return manager
      .createQueryBuilder(Candidate, 'c')
      .where('lower(c.email) = lower(:email) AND c.deleted_at IS NULL', { email })
      .andWhere(
        `(c.user_id IS NULL OR EXISTS (
           SELECT 1 FROM users u WHERE u.id = c.user_id AND u.email_verified_at IS NOT NULL))`,
      )
      .orderBy('c.user_id IS NULL')
      .addOrderBy('c.fecha_aplicacion', 'DESC')
      .limit(1)
      .setLock('pessimistic_write')
      .getOne();
  }

  private add(
    manager: EntityManager,
    form: NewCandidateRequest,
    { departamento, posicion }: SubmissionTarget,
  ): Promise<Candidate> {
    const { email } = form;
    const own = { ...profileOf(form), email, departamento, posicion, fecha_aplicacion: this.clock.now() };
    return manager.save(manager.create(Candidate, { ...own, ...this.noticeOf(form) }));
  }

  /** Fills the fields that are empty in the record. False: there was nothing to fill. */
  private async fill(manager: EntityManager, known: Candidate, form: NewCandidateRequest): Promise<boolean> {
    const given = Object.entries({ ...profileOf(form), ...(known.aviso_version ? {} : this.noticeOf(form)) });
    const fields = given.filter(
      ([name, value]) => isBlank(known[name as keyof Candidate]) && !isBlank(value),
    );
    if (fields.length === 0) return false;
    const columns = Object.fromEntries(fields);
    await manager.update(Candidate, known.id, { ...columns, updated_at: this.clock.now() });
    return true;
  }

  private async takesFile(
    manager: EntityManager,
    known: Candidate | null,
    { sha256 }: StoredFile,
  ): Promise<boolean> {
    if (!known?.cv_archivo_id) return true;
    if (known.user_id !== null) return false;
    return !(await manager.existsBy(StoredFile, { id: known.cv_archivo_id, sha256 }));
  }

  private noticeOf({ aviso_version }: NewCandidateRequest): Partial<Candidate> {
    return aviso_version ? { aviso_version, aviso_mostrado_at: this.clock.now() } : {};
  }
}

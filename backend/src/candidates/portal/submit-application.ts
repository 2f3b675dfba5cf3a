import { requiredMessage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { lockOwnUser } from '../../auth/own-account/own-user.js';
import { User } from '../../auth/user.entity.js';
import type { DepartmentResponse } from '../../departments/department.dto.js';
import { CustomFieldsService } from '../../fields/custom-fields.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { findJoined } from '../../platform/database/find-joined.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { toProblem } from '../../platform/errors/problem.js';
import type { SpooledFile } from '../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import { Clock } from '../../platform/values/clock.js';
import { draftFileOf } from '../files/cv/draft-file.rules.js';
import { SubmittedCv } from '../files/cv/submitted-cv.js';
import { DraftsService } from './drafts/drafts.service.js';
import { Candidate } from '../people/candidate.entity.js';
import { projectCandidate } from '../applications/projection/project-candidate.js';
import { readAnswers } from '../applications/screening/screening.rules.js';
import { readOwnFields } from '../applications/submission/own-fields.js';
import { assertOffered, SubmissionPlace } from '../applications/submission/submission-place.js';
import { birthDateErrors, differs, profileOf } from '../people/profile/submission.rules.js';
import type { SubmitRequest } from '../applications/submission/submit.dto.js';
import {
  type SubmissionTarget,
  SubmittedApplication,
} from '../applications/submission/submitted-application.js';
import { SubmittedQualifications } from '../applications/submission/submitted-qualifications.js';

export interface Submission {
  form: SubmitRequest;
  cv: SpooledFile | null;
}

/** What is kept for a repeated sending. */
interface Outcome {
  applicationId: string;
  created: boolean;
}

/** The account's record with its CV, locked. */
const lockPerson = (manager: EntityManager, userId: string) =>
  findJoined(manager, Candidate, {
    where: { user_id: userId, deleted_at: IsNull() },
    relations: { cv: true },
    // The join is an outer one, which cannot be locked.
    lock: { mode: 'pessimistic_write', tables: ['candidates'] },
  });

/**
 * Writes person, application, CV and message together. The account's row is locked first, so that the same form sent
 * five times at once, or from two tabs, is handled one after the other: the first creates, the others find the open
 * application and, being equal, change nothing.
 */
@Injectable()
export class SubmitApplication {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly place: SubmissionPlace,
    private readonly applications: SubmittedApplication,
    private readonly cvs: SubmittedCv,
    private readonly drafts: DraftsService,
    private readonly qualifications: SubmittedQualifications,
    private readonly fields: CustomFieldsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `validation_failed`, `vacancy_not_found`, `vacancy_not_open`, `idempotency_mismatch`,
   * `upload_failed_again`, `candidate_not_created`; then nothing is written and no file is left.
   */
  async execute(submission: Submission, actor: Actor): Promise<Outcome> {
    const offered = await this.place.offered();
    this.assertValid(submission.form);
    const file = await this.cvs.store(submission, actor.userId);
    // A failed or repeated sending leaves no file, a replaced one stays as history; a crash before that is the sweep's.
    let needless = file;
    try {
      const { outcome, keepsFile } = await inRequestTransaction(this.dataSource, (manager) =>
        this.write(manager, submission.form, { file, offered, userId: actor.userId }),
      );
      if (!keepsFile) needless = null;
      return outcome;
    } catch (error) {
      throw creationFailure(error);
    } finally {
      if (needless) await this.cvs.discard(needless);
    }
  }

  /** Locks account, vacancy, person, draft and applications, in this order. `keepsFile`: the person has that CV. */
  private async write(
    manager: EntityManager,
    form: SubmitRequest,
    { file, offered, userId }: { file: StoredFile | null; offered: DepartmentResponse[]; userId: string },
  ): Promise<{ outcome: Outcome; keepsFile: boolean }> {
    const now = this.clock.now();
    const user = await lockOwnUser(manager, userId);
    await this.applications.begin(manager, userId);
    const target = await this.place.of(manager, form);
    const known = await lockPerson(manager, userId);
    const draft = await this.drafts.lock(manager, { userId, vacanteId: form.vacante_id ?? null });
    if (!form.vacante_id) assertOffered(form, offered, known);
    const answers = readAnswers(form.cuestionario_respuestas);
    const qualifications = this.qualifications.read(form);
    const own = readOwnFields(form.campos);
    const values = await this.fields.fromForm(
      manager,
      'persona',
      target.departamento,
      known?.campos ?? {},
      own.persona,
    );

    const held = draft?.cv ?? null;
    const chosen = file ?? draftFileOf(form.cv_archivo_id, held, known?.cv_archivo_id ?? null);
    if (!chosen && !known?.cv_archivo_id) {
      throw invalid({ cv: [requiredMessage('cv').replace('El campo CV', 'El CV')] });
    }
    const keepsFile = !chosen || known?.cv?.sha256 === chosen.sha256;
    const differing = !known || values.changed.length > 0 || !keepsFile || differs(known, profileOf(form));

    const person = {
      ...personOf(form, { known, user, target, file: keepsFile ? null : chosen, now }),
      campos: values.campos,
    };
    if (known) await manager.update(Candidate, person.id, person);
    else await manager.insert(Candidate, person);
    const { nombre, apellidos } = person;
    await manager.update(User, userId, { nombre, apellidos, updated_at: now });
    const requalified = await this.qualifications.save(manager, person.id, form, qualifications);
    await this.cvs.give(manager, person.id, { chosen: keepsFile ? null : chosen, held }, now);
    const { application, created } = await this.applications.save(
      manager,
      person,
      {
        target,
        answers,
        own: own.candidatura,
        changed: differing || requalified,
        canal: await this.place.channel(manager, form.canal),
      },
      null,
    );
    await projectCandidate(manager, person.id, now);
    if (draft) await this.drafts.finish(manager, draft);
    return { outcome: { applicationId: application.id, created }, keepsFile };
  }

  private assertValid(form: SubmitRequest): void {
    const birthDate = birthDateErrors(form.fecha_nacimiento, this.clock.now());
    if (birthDate) throw invalid(birthDate);
  }
}

/** The columns of the person that the form writes. */
function personOf(
  form: SubmitRequest,
  {
    known,
    user,
    target,
    file,
    now,
  }: {
    known: Candidate | null;
    user: User;
    target: SubmissionTarget;
    file: Pick<StoredFile, 'id'> | null;
    now: Date;
  },
) {
  // The profile says what the person looks for; a vacancy's department is the application's.
  const { departamento, posicion } = known && target.vacante_id ? known : target;
  const notice = form.aviso_version && { aviso_version: form.aviso_version, aviso_mostrado_at: now };
  return {
    ...profileOf(form),
    ...notice,
    departamento,
    posicion,
    id: known?.id ?? randomUUID(),
    user_id: user.id,
    email: known?.email ?? user.email,
    cv_archivo_id: file?.id ?? known?.cv_archivo_id ?? null,
    ...(known ? {} : { fecha_aplicacion: now }),
    updated_at: now,
  };
}

/** Unexpected errors are answered as a failed submission; expected ones as they are. */
function creationFailure(error: unknown): unknown {
  if (toProblem(error).code !== 'internal_error') return error;
  const reason = 'ha fallado algo nuestro y no se ha guardado nada. Vuelve a intentarlo.';
  return Object.assign(new DomainError('candidate_not_created', { reason }), { cause: error });
}

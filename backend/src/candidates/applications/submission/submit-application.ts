import { requiredMessage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { lockOwnUser } from '../../../auth/own-account/own-user.js';
import { User } from '../../../auth/user.entity.js';
import type { DepartmentResponse } from '../../../departments/department.dto.js';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { DraftsService } from '../../drafts/drafts.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { findJoined } from '../../../platform/database/find-joined.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { toProblem } from '../../../platform/errors/problem.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { TrackingLinksService } from '../../../vacancies/links/tracking-links.service.js';
import { ApplicationHooks } from '../application-hooks.js';
import { Candidate } from '../../people/candidate.entity.js';
import { CvHistory } from '../../cv/cv-history.js';
import { draftFileOf } from '../../cv/draft-file.rules.js';
import { projectCandidate } from '../../people/projection/project-candidate.js';
import { readAnswers } from '../screening/screening.rules.js';
import { assertOffered, SubmissionPlace } from './submission-place.js';
import { birthDateErrors, differs, profileOf } from './submission.rules.js';
import type { SubmitRequest } from './submit.dto.js';
import { type SubmissionTarget, SubmittedApplication } from './submitted-application.js';
import { SubmittedQualifications } from './submitted-qualifications.js';
import { SubmittedCv } from '../../cv/submitted-cv.js';

export interface Submission {
  form: SubmitRequest;
  cv: SpooledFile | null;
}

/** What is kept for a repeated sending. */
interface Outcome {
  applicationId: string;
  created: boolean;
}

/**
 * Writes person, application, CV and message together. The account's row is locked first, so that the same form sent
 * five times at once, or from two tabs, is handled one after the other: the first creates, the others find the open
 * application and, being equal, change nothing.
 * It has many dependencies because one transaction writes what six other parts own.
 */
@Injectable()
export class SubmitApplication {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly place: SubmissionPlace,
    private readonly departments: DepartmentsService,
    private readonly applications: SubmittedApplication,
    private readonly cvHistory: CvHistory,
    private readonly drafts: DraftsService,
    private readonly cvs: SubmittedCv,
    private readonly clock: Clock,
    private readonly qualifications: SubmittedQualifications,
    private readonly hooks: ApplicationHooks,
    private readonly links: TrackingLinksService,
  ) {}

  /**
   * @throws {DomainError} `validation_failed`, `vacancy_not_found`, `vacancy_not_open`, `idempotency_mismatch`,
   * `upload_failed_again`, `candidate_not_created`; then nothing is written and no file is left.
   */
  async execute(submission: Submission, actor: Actor): Promise<Outcome> {
    const offered = await this.departments.list('candidatura');
    this.assertValid(submission.form);
    const file = await this.cvs.store(submission, actor.userId);
    // A failed or repeated sending leaves no file, a replaced one stays as history; a crash before that is the sweep's.
    let needless = file;
    try {
      const { result, unused } = await inRequestTransaction(this.dataSource, (manager) =>
        this.write(manager, submission, file, actor.userId, offered),
      );
      needless = unused;
      return result;
    } catch (error) {
      throw creationFailure(error);
    } finally {
      if (needless) await this.storage.discard(needless);
    }
  }

  private async write(
    manager: EntityManager,
    { form }: Submission,
    file: StoredFile | null,
    userId: string,
    offered: DepartmentResponse[],
  ): Promise<{ result: Outcome; unused: StoredFile | null }> {
    const user = await lockOwnUser(manager, userId);
    await this.hooks.applicationSubmitting(manager, userId);
    const answers = readAnswers(form.cuestionario_respuestas);
    const target = await this.place.of(manager, form);
    const candidate = await findJoined(manager, Candidate, {
      where: { user_id: userId, deleted_at: IsNull() },
      relations: { cv: true },
      // The join is an outer one, which cannot be locked.
      lock: { mode: 'pessimistic_write', tables: ['candidates'] },
    });
    if (!form.vacante_id) assertOffered(form, offered, candidate);
    const held = await this.drafts.take(manager, { userId, vacanteId: form.vacante_id ?? null });
    const chosen = file ?? draftFileOf(form.cv_archivo_id, held, candidate?.cv_archivo_id ?? null);
    if (!chosen && !candidate?.cv)
      throw invalid({ cv: [requiredMessage('cv').replace('El campo CV', 'El CV')] });

    const keepsFile = !chosen || candidate?.cv?.sha256 === chosen.sha256;
    if (held && (keepsFile || chosen !== held)) await this.storage.release(manager, held.id);
    const changed = !candidate || !keepsFile || differs(candidate, profileOf(form));
    const saved = await this.savePerson(manager, {
      candidate,
      user,
      form,
      target,
      file: keepsFile ? null : chosen,
    });
    const requalified = await this.qualifications.save(manager, saved.id, form);
    const { application, created } = await this.applications.save(manager, {
      candidate: saved,
      target,
      answers,
      changed: changed || requalified,
      canal: await this.links.channelOf(manager, form.canal),
    });
    await projectCandidate(manager, saved.id);
    const result: Outcome = { applicationId: application.id, created };
    return { result, unused: keepsFile ? file : null };
  }

  private async savePerson(
    manager: EntityManager,
    {
      candidate,
      user,
      form,
      target,
      file,
    }: {
      candidate: Candidate | null;
      user: User;
      form: SubmitRequest;
      target: SubmissionTarget;
      file: StoredFile | null;
    },
  ): Promise<Candidate> {
    const profile = profileOf(form);
    const now = this.clock.now();
    const columns = {
      ...profile,
      // The profile says what the person looks for; a vacancy's department is the application's.
      ...(candidate && target.vacante_id
        ? {}
        : { departamento: target.departamento, posicion: target.posicion }),
      ...(form.aviso_version ? { aviso_version: form.aviso_version, aviso_mostrado_at: now } : {}),
      updated_at: now,
    };
    await manager.update(User, user.id, {
      nombre: profile.nombre,
      apellidos: profile.apellidos,
      updated_at: now,
    });
    const id =
      candidate?.id ?? (await this.createPerson(manager, user, { ...columns, fecha_aplicacion: now }));
    if (candidate) await manager.update(Candidate, id, columns);
    if (file) await this.cvHistory.replace(manager, id, { file, origen: 'candidatura', now });
    return manager.findOneByOrFail(Candidate, { id });
  }

  private async createPerson(
    manager: EntityManager,
    user: User,
    columns: Partial<Candidate>,
  ): Promise<string> {
    const candidate = manager.create(Candidate, { ...columns, user_id: user.id, email: user.email });
    return (await manager.save(candidate)).id;
  }

  private assertValid(form: SubmitRequest): void {
    const birthDate = birthDateErrors(form.fecha_nacimiento, this.clock.now());
    if (birthDate) throw invalid(birthDate);
  }
}

/** Unexpected errors are answered as a failed submission; expected ones as they are. */
function creationFailure(error: unknown): unknown {
  if (toProblem(error).code !== 'internal_error') return error;
  const reason = 'ha fallado algo nuestro y no se ha guardado nada. Vuelve a intentarlo.';
  return Object.assign(new DomainError('candidate_not_created', { reason }), { cause: error });
}

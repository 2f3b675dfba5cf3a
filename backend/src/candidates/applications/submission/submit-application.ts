import { requiredMessage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { lockOwnUser } from '../../../auth/own-account/own-user.js';
import type { User } from '../../../auth/user.entity.js';
import type { DepartmentResponse } from '../../../departments/department.dto.js';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { DraftsService } from '../../drafts/drafts.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { statement } from '../../../platform/database/sql/db.js';
import { together } from '../../../platform/database/transactions/together.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { toProblem } from '../../../platform/errors/problem.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { TrackingLinksService } from '../../../vacancies/links/tracking-links.service.js';
import { ApplicationHooks } from '../application-hooks.js';
import { CvHistory } from '../../cv/cv-history.js';
import { draftFileOf } from '../../cv/draft-file.rules.js';
import { interviewsAhead } from '../../people/projection/next-interview.js';
import { writeProjection } from '../../people/projection/project-candidate.js';
import { nameAccount, type PersonColumns, updatePerson } from './person-row.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { jobTitle } from '../moves/move-message.js';
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

/** The account's record with the digest of its CV, locked. */
const personOf = statement((db, { userId }: { userId: string }) =>
  db
    .selectFrom('candidates as c')
    .leftJoin('archivos as f', 'f.id', 'c.cv_archivo_id')
    .where('c.user_id', '=', userId)
    .where('c.deleted_at', 'is', null)
    .selectAll('c')
    .select('f.sha256 as cv_sha256')
    // The join is an outer one, which cannot be locked.
    .forUpdate('c'),
);
type KnownPerson = Awaited<ReturnType<typeof personOf>>[number];

const applicationsOf = statement((db, { userId }: { userId: string }) =>
  db
    .selectFrom('aplicaciones_vacantes')
    .where('candidato_id', '=', (eb) =>
      eb.selectFrom('candidates').where('user_id', '=', userId).where('deleted_at', 'is', null).select('id'),
    )
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate(),
);

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
    private readonly mail: MailService,
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
    const [user] = await together([
      lockOwnUser(manager, userId),
      this.hooks.applicationSubmitting(manager, userId),
    ]);
    const answers = readAnswers(form.cuestionario_respuestas);
    const { target, candidate, existing, draft, canal, puesto, written } = await this.lock(
      manager,
      form,
      user,
    );
    if (!form.vacante_id) assertOffered(form, offered, candidate);
    const held = draft?.cv ?? null;
    const chosen = file ?? draftFileOf(form.cv_archivo_id, held, candidate?.cv_archivo_id ?? null);
    if (!chosen && !candidate?.cv_archivo_id)
      throw invalid({ cv: [requiredMessage('cv').replace('El campo CV', 'El CV')] });

    const keepsFile = !chosen || candidate?.cv_sha256 === chosen.sha256;
    const given = this.qualifications.read(form);
    const requalified =
      candidate !== null && (await this.qualifications.save(manager, candidate.id, form, given));
    const person = this.personOf(form, { candidate, user, target, file: keepsFile ? null : chosen });
    const planned = this.applications.plan(existing, {
      ...{ candidateId: person.id, target, answers, canal },
      changed: !candidate || !keepsFile || requalified || differs(candidate, profileOf(form)),
    });
    const interviews = candidate
      ? await interviewsAhead(manager, { ids: [candidate.id], now: new Date() })
      : [];
    const { application, event } = planned;
    const applications = [...existing.filter(({ id }) => id !== application.id), application];
    // In the order in which the rows refer to one another.
    await together([
      nameAccount(manager, person),
      candidate && updatePerson(manager, person),
      this.applications.write(manager, planned, {
        ...{ candidate: person, puesto, written },
        ...(candidate ? {} : { newPerson: person }),
      }),
      candidate && writeProjection(manager, person.id, { applications, interviews }),
      chosen && !keepsFile
        ? this.cvHistory.add(manager, person.id, {
            file: chosen,
            origen: 'candidatura',
            now: person.updated_at,
            first: !candidate,
          })
        : null,
      draft && this.drafts.finish(manager, draft),
      held && (keepsFile || chosen !== held) ? this.storage.release(manager, held.id) : null,
    ]);
    if (!candidate) await this.qualifications.save(manager, person.id, form, given);
    const result: Outcome = { applicationId: application.id, created: event === 'creada' };
    return { result, unused: keepsFile ? file : null };
  }

  /** Locks the vacancy, the person with all applications, and the draft, in this order, and reads what is told. */
  private async lock(manager: EntityManager, form: SubmitRequest, { id: userId, email }: User) {
    const vacanteId = form.vacante_id ?? null;
    const { departamento, posicion } = form;
    const [target, [candidate = null], existing, draft, canal, puesto, written] = await together([
      this.place.of(manager, form),
      personOf(manager, { userId }),
      applicationsOf(manager, { userId }),
      this.drafts.lock(manager, { userId, vacanteId }),
      this.links.channelOf(manager, form.canal),
      jobTitle(manager, { vacante_id: vacanteId, departamento, posicion }),
      this.mail.read(manager, { plantilla: 'candidatura_recibida', destinatario: email }),
    ]);
    const sameAddress = !candidate || candidate.email === email;
    return { target, candidate, existing, draft, canal, puesto, written: sameAddress ? written : null };
  }

  /** The columns of the person that the form writes. */
  private personOf(
    form: SubmitRequest,
    {
      candidate,
      user,
      target,
      file,
    }: {
      candidate: KnownPerson | null;
      user: User;
      target: SubmissionTarget;
      file: Pick<StoredFile, 'id'> | null;
    },
  ): PersonColumns {
    const now = this.clock.now();
    // The profile says what the person looks for; a vacancy's department is the application's.
    const { departamento, posicion } = candidate && target.vacante_id ? candidate : target;
    const notice = form.aviso_version
      ? { aviso_version: form.aviso_version, aviso_mostrado_at: now }
      : {
          aviso_version: candidate?.aviso_version ?? null,
          aviso_mostrado_at: candidate?.aviso_mostrado_at ?? null,
        };
    return {
      ...profileOf(form),
      ...notice,
      ...{ departamento, posicion, user_id: user.id, updated_at: now },
      id: candidate?.id ?? randomUUID(),
      email: candidate?.email ?? user.email,
      cv_archivo_id: file?.id ?? candidate?.cv_archivo_id ?? null,
      fecha_aplicacion: candidate?.fecha_aplicacion ?? now,
    };
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

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { invalid } from '../../../platform/errors/domain-error.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { Application } from '../application.entity.js';
import { BroughtPerson } from './brought-person.js';
import type { NewCandidateRequest, NewCandidateResponse } from './new-candidate.dto.js';
import { projectCandidate } from '../projection/project-candidate.js';
import { readAnswers } from '../screening/screening.rules.js';
import { assertOffered, SubmissionPlace } from '../submission/submission-place.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { birthDateErrors } from '../../people/profile/submission.rules.js';
import { SubmittedApplication } from '../submission/submitted-application.js';
import { readOwnFields } from '../submission/own-fields.js';
import { ValuesOfPeople } from './values-of-people.js';
import { SubmittedCv } from '../../files/cv/submitted-cv.js';

/** Channel of an application that names no tracking link. */
const CHANNEL = 'rrhh';

/**
 * Adds a person submitted by staff or a program, with an application and an optional CV. A lock serialises all
 * additions of people, imports too: the second of two finds the first one's record. A repeated request finds the
 * open application and writes nothing.
 * It has many dependencies because one transaction writes what five other parts own.
 */
@Injectable()
export class CreateCandidate {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly cvs: SubmittedCv,
    private readonly place: SubmissionPlace,
    private readonly people: BroughtPerson,
    private readonly applications: SubmittedApplication,
    private readonly values: ValuesOfPeople,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `validation_failed`, `vacancy_not_found`, `vacancy_not_open`, `cv_encrypted`,
   * `cv_no_pages`, `upload_failed_again`; then nothing is written or stored.
   */
  async execute(
    form: NewCandidateRequest,
    cv: SpooledFile | null,
    actor: Actor,
  ): Promise<NewCandidateResponse> {
    const birthDate = birthDateErrors(form.fecha_nacimiento, this.clock.now());
    if (birthDate) throw invalid(birthDate);
    if (form.informado_el && form.informado_el > madridDay(this.clock.now())) {
      throw invalid({ informado_el: ['La fecha no puede ser posterior a hoy'] });
    }
    if (!form.vacante_id) assertOffered(form, await this.place.offered(), null);
    const file = await this.cvs.store({ form, cv }, actor.userId);
    let needless = file;
    try {
      const made = await inRequestTransaction(this.dataSource, (manager) =>
        this.write(manager, form, file, actor),
      );
      if (made.cv_guardado) needless = null;
      return made;
    } finally {
      if (needless) await this.storage.discard(needless);
    }
  }

  private async write(
    manager: EntityManager,
    form: NewCandidateRequest,
    file: StoredFile | null,
    actor: Actor,
  ): Promise<NewCandidateResponse> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('importaciones'))`);
    const target = await this.place.of(manager, form);
    const own = readOwnFields(form.campos);
    const { candidate, isNew, changed, keepsFile } = await this.people.save(manager, form, { target, file });
    const order = {
      target,
      answers: readAnswers(form.cuestionario_respuestas ?? undefined),
      own: null,
      changed,
      keepsOpen: candidate.user_id !== null,
      canal: form.canal ? await this.place.channel(manager, form.canal) : CHANNEL,
    };
    const { application, created } = await this.applications.save(manager, candidate, order, actor.userId);
    const missing = Object.entries(own.persona).filter(([clave]) => !Object.hasOwn(candidate.campos, clave));
    const by = actor.userId;
    await this.values.writeToPerson(manager, candidate, { campos: Object.fromEntries(missing), by });
    if (created) {
      const made = await manager.findOneByOrFail(Application, { id: application.id });
      await this.values.writeToApplication(manager, made, { campos: own.candidatura, by });
    }
    await projectCandidate(manager, candidate.id, this.clock.now());
    if (created || changed) await this.noteOrigin(manager, candidate.id, form, actor);
    return {
      created,
      candidate_created: isNew,
      cv_guardado: keepsFile,
      candidato_id: candidate.id,
      application: { id: application.id },
    };
  }

  private async noteOrigin(
    manager: EntityManager,
    candidateId: string,
    { procedencia, informado_el, aviso_version }: NewCandidateRequest,
    actor: Actor,
  ): Promise<void> {
    await manager.query(
      // A person who was shown our notice has been informed.
      `INSERT INTO procedencias (candidato_id, origen, created_at, informado_el)
       VALUES ($1, $2, $3, coalesce($4::date, CASE WHEN $5 THEN ($3 AT TIME ZONE 'Europe/Madrid')::date END))`,
      [candidateId, procedencia, this.clock.now(), informado_el ?? null, Boolean(aviso_version)],
    );
    await this.logs.record(manager, {
      actorId: actor.userId,
      action: 'candidate.brought',
      details: 'Candidatura recibida en nombre de su titular',
      entity: 'candidates',
      entityId: candidateId,
    });
  }
}

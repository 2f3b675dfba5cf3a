import type { Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/auth/actor.js';
import { isoInstant } from '../../../platform/database/iso-instant.js';
import { Clock } from '../../../platform/values/clock.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import { type ApplicationResponse, type MoveResponse, toApplicationResponse } from '../application.dto.js';
import { ApplicationsRepository } from '../applications.repository.js';
import { toCandidateRow } from '../list/candidate-row.js';
import type { CandidateResponse, CandidateRow } from './candidate.dto.js';
import { type CandidateListQuery, CandidatesRepository } from './candidates.repository.js';
import { toProfile } from '../../people/profile/profile-shapes.js';
import { toCvResponse } from '../../files/cv/cv.dto.js';
import { toConsentResponses } from '../../people/consents/consent.dto.js';
import { staffRecords } from './person-record.js';
import { toQualificationsResponse } from '../../people/qualifications/qualifications.dto.js';
import { MoveApplication, type MoveOrder, type MoveOutcome } from '../moves/move-application.js';
import type { FeedbackResponse } from '../screening/feedback.dto.js';
import { type FeedbackOrder, SetFeedback } from '../screening/set-feedback.js';
import { type PriorityOrder, SetPriority } from '../screening/set-priority.js';
import { UndoMove, type UndoOrder } from '../moves/undo-move.js';
import type { CompiledSearch } from '../../people/search/candidate-search.js';

/**
 * What staff read and do.
 * Each kind of change to an application is a dependency; all of them answer with the same fresh row.
 */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly applications: ApplicationsRepository,
    private readonly moves: MoveApplication,
    private readonly undos: UndoMove,
    private readonly feedback: SetFeedback,
    private readonly priorities: SetPriority,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(query: CandidateListQuery): Promise<Page<CandidateRow>> {
    const { rows, total, next, matches } = await this.candidates.list(query);
    const items = rows.map((row) => toCandidateRow(row, matches?.get(row.id)));
    return { items, total, offset: query.offset, next, byCursor: query.after !== null };
  }

  /** The newest people that the search finds, without those who withdrew. */
  async listFound(search: CompiledSearch, limit: number): Promise<CandidateRow[]> {
    return (await this.candidates.listFound(search, limit)).map((row) => toCandidateRow(row));
  }

  /** People per stage and department, from the counters. */
  countByStage(
    departamento: string | null,
  ): Promise<{ stage: Stage; departamento: string; total: number }[]> {
    return this.candidates.countByStage(departamento);
  }

  /** People with an answer overdue; null: more than are counted. */
  countOverdue(departamento: string | null): Promise<number | null> {
    return this.candidates.countOverdue(departamento);
  }

  /** Who waits in a vacancy, by stage: open applications, and those with an answer overdue. */
  countWaiting(vacancyId: string): Promise<{ etapa: string; total: number; sin_responder: number }[]> {
    return this.candidates.countWaiting(vacancyId);
  }

  async listByIds(ids: string[]): Promise<CandidateRow[]> {
    return (await this.candidates.listByIds(ids)).map((row) => toCandidateRow(row));
  }

  /** @throws {DomainError} `candidate_not_found`. */
  async get(id: string): Promise<CandidateResponse> {
    const [record] = await staffRecords(this.dataSource, { id });
    if (!record) throw new DomainError('candidate_not_found');
    return {
      ...toCandidateRow(record),
      ...toProfile(record),
      user_id: record.user_id,
      cualificaciones: toQualificationsResponse(record, madridDay(this.clock.now())),
      campos: record.campos,
      consentimientos: toConsentResponses(record.consentimientos),
      fecha_contratacion: record.fecha_contratacion && isoInstant(record.fecha_contratacion),
      cv: record.cv && toCvResponse(record.cv),
      aplicaciones: record.aplicaciones.map(toApplicationResponse),
      entrevista_fecha: record.entrevista_fecha,
      entrevista_hora: record.entrevista_hora,
      entrevista_tipo: record.entrevista_tipo,
      entrevista_ubicacion: record.entrevista_ubicacion,
    };
  }

  /** @throws {DomainError} `application_not_found`. */
  async getApplication(id: string): Promise<ApplicationResponse> {
    const record = await this.applications.findRecord(id);
    if (!record) throw new DomainError('application_not_found');
    return toApplicationResponse(record);
  }

  /** Moves an application; a stale version answers with the fresh row, so that the screen can show it. */
  async move(order: MoveOrder, actor: Actor): Promise<MoveResponse> {
    return this.answer(order.applicationId, () => this.moves.execute(order, actor));
  }

  async undo(order: UndoOrder, actor: Actor): Promise<MoveResponse> {
    return this.answer(order.applicationId, () => this.undos.execute(order, actor));
  }

  /** Writes HR's own feedback; a stale version answers as that of a move does. */
  setFeedback(order: FeedbackOrder, actor: Actor): Promise<FeedbackResponse> {
    return this.withFreshRow(order.applicationId, async () =>
      this.asShown(order.applicationId, await this.feedback.execute(order, actor)),
    );
  }

  setPriority(order: PriorityOrder): Promise<MoveResponse> {
    return this.answer(order.applicationId, () => this.priorities.execute(order));
  }

  private answer(applicationId: string, act: () => Promise<MoveOutcome>): Promise<MoveResponse> {
    return this.withFreshRow(applicationId, async () => {
      const { candidateId, undo, ...outcome } = await act();
      return {
        ...outcome,
        undo: undo && { historial_id: undo.historial_id, until: undo.until.toISOString() },
        ...(await this.asShown(applicationId, candidateId)),
      };
    });
  }

  /** One statement: the record holds the row of the list and the application. */
  private async asShown(applicationId: string, candidateId: string): Promise<FeedbackResponse> {
    const [record] = await staffRecords(this.dataSource, { id: candidateId });
    const application = record?.aplicaciones.find(({ id }) => id === applicationId);
    if (!record || !application) throw new DomainError('application_not_found');
    return { application: toApplicationResponse(application), candidate: toCandidateRow(record) };
  }

  private async withFreshRow<T>(applicationId: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'stale_version') throw error;
      const application = await this.getApplication(applicationId);
      const [candidate] = await this.listByIds([application.candidato_id]);
      throw new DomainError('stale_version', {}, undefined, { candidate, application });
    }
  }
}

import type { Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Page } from '../../platform/http/lists/list-query.js';
import type { ApplicationHistory } from '../applications/history/application-history.entity.js';
import {
  type ApplicationResponse,
  type HistoryEntry,
  type MoveResponse,
  toApplicationResponse,
  type WaitingRejection,
} from '../applications/application.dto.js';
import { type ApplicationRecord, ApplicationsRepository } from '../applications/applications.repository.js';
import { toCandidateRow } from './list/candidate-row.js';
import type { CandidateResponse, CandidateRow } from './candidate.dto.js';
import { type CandidateListQuery, CandidatesRepository } from './candidates.repository.js';
import { toProfile } from './profile/profile-shapes.js';
import { toCvResponse } from '../cv/cv.dto.js';
import { ConsentsService } from './consents/consents.service.js';
import { QualificationsService } from './qualifications/qualifications.service.js';
import { MoveApplication, type MoveOrder, type MoveOutcome } from '../applications/moves/move-application.js';
import type { FeedbackResponse } from '../applications/screening/feedback.dto.js';
import { type FeedbackOrder, SetFeedback } from '../applications/screening/set-feedback.js';
import { type PriorityOrder, SetPriority } from '../applications/screening/set-priority.js';
import { UndoMove, type UndoOrder } from '../applications/moves/undo-move.js';
import type { CompiledSearch } from '../search/candidate-search.js';
import type { Email } from '../../mail/emails/email.entity.js';

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
    private readonly qualifications: QualificationsService,
    private readonly consents: ConsentsService,
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
    const [candidate, rows, applications, cualificaciones, consentimientos] = await Promise.all([
      this.candidates.findById(id),
      this.candidates.listByIds([id]),
      this.applications.listOfCandidate(id),
      this.qualifications.get(id),
      this.consents.list(id),
    ]);
    const row = rows[0];
    if (!candidate || !row) throw new DomainError('candidate_not_found');
    return {
      ...toCandidateRow(row),
      ...toProfile(candidate),
      user_id: candidate.user_id,
      cualificaciones,
      consentimientos,
      fecha_contratacion: candidate.fecha_contratacion?.toISOString() ?? null,
      cv: candidate.cv ? toCvResponse(candidate.cv) : null,
      aplicaciones: applications.map(respond),
      entrevista_fecha: candidate.entrevista_fecha,
      entrevista_hora: candidate.entrevista_hora,
      entrevista_tipo: candidate.entrevista_tipo,
      entrevista_ubicacion: candidate.entrevista_ubicacion,
    };
  }

  /** @throws {DomainError} `application_not_found`. */
  async getApplication(id: string): Promise<ApplicationResponse> {
    const application = await this.applications.findById(id);
    const [record] = application ? await this.applications.withHistory([application]) : [];
    if (!record) throw new DomainError('application_not_found');
    return respond(record);
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

  private async asShown(applicationId: string, candidateId: string): Promise<FeedbackResponse> {
    const [application, [candidate]] = await Promise.all([
      this.getApplication(applicationId),
      this.listByIds([candidateId]),
    ]);
    if (!candidate) throw new DomainError('candidate_not_found');
    return { application, candidate };
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

function respond({ application, history }: ApplicationRecord): ApplicationResponse {
  return toApplicationResponse(
    application,
    application.vacante?.titulo ?? null,
    history.map(toHistoryEntry),
    waitingRejection(history),
  );
}

/** The move that an undo would take back, while its message waits unseen. */
function waitingRejection(history: ApplicationRecord['history']): WaitingRejection | null {
  const last = history.filter(({ entry }) => entry.tipo !== 'actualizada').at(-1);
  if (!last?.correo || last.entry.a !== 'rechazada' || last.entry.visible_at || last.entry.deshecha_at)
    return null;
  const { id, estado, enviar_desde } = last.correo;
  if (estado !== 'pendiente' && estado !== 'omitido') return null;
  return {
    historial_id: last.entry.id,
    correo_id: id,
    enviar_desde: enviar_desde.toISOString(),
    con_correo: estado === 'pendiente',
  };
}

function toHistoryEntry({
  entry,
  correo,
}: {
  entry: ApplicationHistory;
  correo: Email | null;
}): HistoryEntry {
  const author = entry.actor;
  return {
    id: entry.id,
    tipo: entry.tipo,
    de: entry.de,
    a: entry.a,
    fecha: entry.created_at.toISOString(),
    autor: author ? [author.nombre, author.apellidos].filter(Boolean).join(' ') || author.email : null,
    mensaje_candidato: entry.mensaje_candidato,
    motivo_rechazo: entry.motivo_rechazo?.nombre ?? null,
    deshecha: entry.deshecha_at !== null,
    correo: correo && {
      id: correo.id,
      estado: correo.estado,
      enviar_desde: correo.enviar_desde.toISOString(),
    },
  };
}

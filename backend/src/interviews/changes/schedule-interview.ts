import { INTERVIEW_LIMITS, TIME_ZONE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { type InterviewResponse, type ScheduleRequest, toInterviewResponse } from '../interview.dto.js';
import { Interview } from '../interview.entity.js';
import { InterviewEmails } from '../emails/interview-emails.js';
import { instantOf } from './interview-time.js';
import { missingPlace, placeOf, startErrors, withoutReminders } from '../interview.rules.js';
import { holdSchedules, panelOf, seat, seatsOf } from '../panel/panel.js';
import { staffName } from '../planning/interviewer.js';

/** An interview that has been written, and what was read for it. */
interface Scheduled {
  interview: Interview;
  locked: LockedApplication;
  /** The job's title. */
  puesto: string;
}

/**
 * Schedules an interview: row, application move, invitation and notification in one transaction. Of two concurrent ones
 * for the same time of a person or interviewer, the database accepts one. A repeated key returns the first interview.
 */
@Injectable()
export class ScheduleInterview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly messages: InterviewEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the interview.
   * @throws {DomainError} `validation_failed`, `candidate_not_found`, `application_not_found`,
   * `interview_application_closed`, `interviewer_busy`, `participant_busy`, `candidate_busy`, `idempotency_mismatch`.
   */
  async execute(request: ScheduleRequest, { userId }: Actor): Promise<InterviewResponse> {
    const missing = missingPlace(request.tipo ?? 'presencial', request);
    if (missing) throw invalid(missing);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const made = await this.within(manager, request, { actorId: userId, picked: false });
      const shown = { ...made.interview, candidato: made.locked.candidate };
      const panel = await panelOf(manager, [shown.id]);
      return toInterviewResponse(shown, made.puesto, { request: null, panel });
    });
  }

  /**
   * Runs in the caller's transaction. `picked`: the candidate chose the time, which confirms it.
   * @throws {DomainError} as `execute`.
   */
  async within(
    manager: EntityManager,
    request: ScheduleRequest,
    { actorId, picked }: { actorId: string | null; picked: boolean },
  ): Promise<Scheduled> {
    const { candidato_id, tipo = 'presencial', entrevistador_id = null } = request;
    const applicationId = request.aplicacion_id ?? (await this.process.currentOf(manager, candidato_id));
    const locked = await this.process.lock(manager, applicationId);
    const entrevistador_nombre = entrevistador_id
      ? await staffName(manager, entrevistador_id)
      : (request.entrevistador_nombre ?? null);
    const others = await seatsOf(manager, request.participantes ?? [], entrevistador_id);
    if (locked.candidate.id !== candidato_id) {
      throw invalid({ aplicacion_id: ['Esta candidatura es de otra persona'] });
    }
    if (!this.process.isOpen(locked.application)) throw new DomainError('interview_application_closed');
    const now = this.clock.now();
    const inicio = instantOf(request.fecha, request.hora, TIME_ZONE);
    if (!inicio) throw invalid({ hora: ['Esa hora no existe ese día'] });
    const unlikely = startErrors(inicio, now);
    if (unlikely) throw invalid(unlikely);
    const minutes = request.duracion_min ?? INTERVIEW_LIMITS.defaultMinutes;
    const interview = manager.create(Interview, {
      id: randomUUID(),
      candidato_id,
      aplicacion_id: applicationId,
      inicio,
      fin: new Date(inicio.getTime() + minutes * 60_000),
      zona: TIME_ZONE,
      tipo,
      ...placeOf(tipo, request),
      entrevistador_id,
      entrevistador_nombre,
      notas: request.notas ?? null,
      feedback: request.feedback ?? null,
      estado: picked ? 'confirmada' : 'programada',
      ...withoutReminders(inicio, now),
      secuencia: 0,
      version: 1,
      antes: null,
      created_at: now,
      updated_at: now,
    });
    await holdSchedules(manager, interview, others);
    await manager.insert(Interview, interview);
    await seat(manager, interview, others);
    await this.process.follow(manager, locked, 'programada', actorId);
    await this.messages.tell(manager, picked ? 'reservada' : 'programada', interview, locked, actorId);
    const puesto = await this.process.jobTitle(manager, locked.application);
    return { interview: await manager.findOneByOrFail(Interview, { id: interview.id }), locked, puesto };
  }
}

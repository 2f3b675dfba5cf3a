import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { Interview } from '../interview.entity.js';
import { wallOf } from '../changes/interview-time.js';
import { lockInterviewers } from '../planning/interviewer.js';
import { holdersOf } from '../panel/panel.js';
import { interviewWords } from '../emails/interview-words.js';
import { ScheduleInterview } from '../changes/schedule-interview.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { NotificationsService } from '../../candidates/people/notifications/notifications.service.js';
import { TIME_ZONE } from '@hiring/contract';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { errorOfConstraint } from '../../platform/errors/constraint-errors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InterviewAvailability } from './availability.entity.js';
import { FreeSlots } from './free-slots.js';
import { causeOf } from './offer-slots.js';
import { SlotInvitation } from './slot-invitation.entity.js';
import { invitationState } from './slots.rules.js';
import { lockRow } from '../../platform/database/lock-row.js';

/**
 * A candidate picks a slot. Person, application and invitation are locked, then the interviewer's schedule; free slots
 * are computed under these locks, and the overlap constraint guards them: of two requests for one slot, one wins.
 */
@Injectable()
export class PickSlot {
  constructor(
    private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly freeSlots: FreeSlots,
    private readonly schedule: ScheduleInterview,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent for the same slot.
   * @throws {DomainError} `interview_link_gone`, `slot_already_picked`, `slot_taken`, `slot_invitation_expired`,
   * `interview_application_closed`.
   */
  async execute(invitationId: string, inicio: Date): Promise<void> {
    try {
      await inRequestTransaction(this.dataSource, (manager) => this.pick(manager, invitationId, inicio));
    } catch (error) {
      const code = errorOfConstraint(error)?.code;
      // HR agreed another interview in between.
      if (code === 'interviewer_busy' || code === 'candidate_busy') throw new DomainError('slot_taken');
      throw error;
    }
  }

  private async pick(manager: EntityManager, id: string, inicio: Date): Promise<void> {
    const found = await manager.findOneBy(SlotInvitation, { id });
    if (!found) throw new DomainError('interview_link_gone');
    const locked = await this.process.lock(manager, found.aplicacion_id);
    const invitation = await lockRow(manager, SlotInvitation, { id }, 'interview_link_gone');
    if (invitation.entrevista_id) {
      const picked = await manager.findOneBy(Interview, { id: invitation.entrevista_id });
      if (picked?.inicio.getTime() === inicio.getTime()) return;
    }
    this.assertOpen(invitation, locked);
    const plan = await manager.findOneByOrFail(InterviewAvailability, { id: invitation.disponibilidad_id });
    await lockInterviewers(manager, [plan.entrevistador_id, ...plan.participantes]);
    const free = await this.freeSlots.list(manager, plan, invitation.candidato_id);
    if (!free.some((slot) => slot.getTime() === inicio.getTime())) throw new DomainError('slot_taken');
    const { interview, puesto } = await this.schedule.within(manager, orderOf(invitation, plan, inicio), {
      actorId: null,
      picked: true,
    });
    await manager.update(SlotInvitation, id, { usada_at: this.clock.now(), entrevista_id: interview.id });
    await this.notifications.markRead(manager, [causeOf(id)]);
    // Several are told by the interview itself, with a calendar file.
    if (plan.participantes.length === 0)
      await this.tellInterviewer(manager, interview, plan, { candidate: locked.candidate, puesto });
  }

  private assertOpen(invitation: SlotInvitation, { application }: LockedApplication): void {
    switch (invitationState(invitation, this.process.isOpen(application), this.clock.now())) {
      case 'abierta':
        return;
      case 'elegida':
        throw new DomainError('slot_already_picked');
      case 'caducada':
        throw new DomainError('slot_invitation_expired');
      case 'retirada':
        throw new DomainError('interview_link_gone');
      case 'cerrada':
        throw new DomainError('interview_application_closed');
    }
  }

  private async tellInterviewer(
    manager: EntityManager,
    interview: Interview,
    { entrevistador_id }: InterviewAvailability,
    { candidate, puesto }: Pick<LockedApplication, 'candidate'> & { puesto: string },
  ): Promise<void> {
    const { email, role } = await manager.findOneByOrFail(User, { id: entrevistador_id });
    await this.mail.write(manager, {
      causa: `cita_elegida:${interview.id}`,
      plantilla: 'cita_elegida',
      destinatario: email,
      // Managers see no addresses, and nothing of theirs goes to the candidate.
      ...(role === 'responsable' ? {} : { responder_a: candidate.email }),
      // Linked to the interview only: it is a message to the company, not to the candidate.
      entrevista_id: interview.id,
      datos: {
        candidato: `${candidate.nombre} ${candidate.apellidos}`.trim(),
        puesto,
        ...interviewWords(interview, holdersOf(interview, [])),
      },
    });
  }
}

function orderOf(
  { candidato_id, aplicacion_id }: SlotInvitation,
  plan: InterviewAvailability,
  inicio: Date,
): Parameters<ScheduleInterview['within']>[1] {
  const { entrevistador_id, participantes, duracion_min, tipo, ubicacion, link_virtual } = plan;
  return {
    candidato_id,
    aplicacion_id,
    entrevistador_id,
    participantes: participantes.map((usuario_id) => ({ usuario_id })),
    duracion_min,
    tipo,
    ubicacion,
    link_virtual,
    ...wallOf(inicio, TIME_ZONE),
  };
}

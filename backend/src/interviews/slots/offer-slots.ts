import { durationText, peopleText, say, SLOT_LIMITS, toSay } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { momentOfMadrid } from '../emails/interview-words.js';
import { staffName } from '../planning/interviewer.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { NotificationsService } from '../../candidates/people/notifications/notifications.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { InterviewAvailability } from './availability.entity.js';
import { FreeSlots } from './free-slots.js';
import type { OfferSlotsRequest } from './slot-invitation.dto.js';
import { SlotInvitation } from './slot-invitation.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Invites a candidate to pick a slot. Person and application are locked, so that the later of two concurrent
 * invitations replaces the earlier one. A repeated key returns the first invitation.
 */
@Injectable()
export class OfferSlots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly freeSlots: FreeSlots,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the invitation's id.
   * @throws {DomainError} `candidate_not_found`, `application_not_found`, `interview_application_closed`,
   * `availability_not_found`, `no_free_slots`, `idempotency_mismatch`, `validation_failed`.
   */
  execute(request: OfferSlotsRequest, { userId }: Actor): Promise<string> {
    return inRequestTransaction(this.dataSource, (manager) => this.write(manager, request, userId));
  }

  /** Withdraws an invitation. Idempotent. @throws {DomainError} `slot_invitation_not_found`. */
  async revoke(id: string): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const found = await manager.findOneBy(SlotInvitation, { id });
      if (!found) throw new DomainError('slot_invitation_not_found');
      await this.process.lock(manager, found.aplicacion_id);
      await manager.update(
        SlotInvitation,
        { id, usada_at: IsNull(), revocada_at: IsNull() },
        { revocada_at: this.clock.now() },
      );
      await this.notifications.remove(manager, causeOf(id));
    });
  }

  private async write(manager: EntityManager, request: OfferSlotsRequest, userId: string): Promise<string> {
    const { candidato_id, disponibilidad_id, dias_validez = SLOT_LIMITS.defaultValidDays } = request;
    const applicationId = request.aplicacion_id ?? (await this.process.currentOf(manager, candidato_id));
    const locked = await this.process.lock(manager, applicationId);
    if (locked.candidate.id !== candidato_id) {
      throw invalid({ aplicacion_id: ['Esta candidatura es de otra persona'] });
    }
    if (!this.process.isOpen(locked.application)) throw new DomainError('interview_application_closed');
    const plan = await manager.findOneBy(InterviewAvailability, { id: disponibilidad_id });
    if (!plan) throw new DomainError('availability_not_found');
    if ((await this.freeSlots.list(manager, plan, candidato_id)).length === 0) {
      throw new DomainError('no_free_slots');
    }
    const now = this.clock.now();
    await this.replaceEarlier(manager, applicationId, now);
    const invitation = await manager.save(
      manager.create(SlotInvitation, {
        disponibilidad_id,
        candidato_id,
        aplicacion_id: applicationId,
        caduca_at: new Date(now.getTime() + dias_validez * DAY_MS),
        creada_por: userId,
        created_at: now,
      }),
    );
    await this.tell(manager, invitation, plan, locked, userId);
    return invitation.id;
  }

  private async replaceEarlier(manager: EntityManager, applicationId: string, now: Date): Promise<void> {
    const open = { aplicacion_id: applicationId, usada_at: IsNull(), revocada_at: IsNull() };
    const earlier = await manager.findOneBy(SlotInvitation, open);
    if (!earlier) return;
    await manager.update(SlotInvitation, earlier.id, { revocada_at: now });
    await this.notifications.remove(manager, causeOf(earlier.id));
  }

  private async tell(
    manager: EntityManager,
    { id, caduca_at }: SlotInvitation,
    plan: InterviewAvailability,
    { application, candidate }: LockedApplication,
    userId: string,
  ): Promise<void> {
    const puesto = await this.process.jobTitle(manager, application);
    const names: string[] = [];
    for (const holder of [plan.entrevistador_id, ...plan.participantes])
      names.push(await staffName(manager, holder));
    await this.mail.write(manager, {
      causa: causeOf(id),
      plantilla: 'cita_ofrecida',
      destinatario: candidate.email,
      datos: () => ({
        nombre: candidate.nombre,
        puesto,
        duracion: durationText(plan.duracion_min),
        con: peopleText(names),
        limite: momentOfMadrid(caduca_at),
      }),
      candidato_id: candidate.id,
      aplicacion_id: application.id,
      ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
      creado_por: userId,
    });
    await this.notifications.add(manager, {
      causa: causeOf(id),
      candidato_id: candidate.id,
      aplicacion_id: application.id,
      tipo: 'entrevista',
      titulo: toSay('Elige la hora de tu entrevista'),
      texto: () => say('{puesto}: tienes hasta el {limite}.', { puesto, limite: momentOfMadrid(caduca_at) }),
      enlace: '/portal-candidato',
    });
  }
}

export const causeOf = (invitationId: string): string => `cita_ofrecida:${invitationId}`;

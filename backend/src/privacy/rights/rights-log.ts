import { toSay } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../auth/user.entity.js';
import { Clock } from '../../platform/values/clock.js';
import type { DataSubject } from '../../platform/personal-data/personal-data-hooks.js';
import { dayOf } from '../retention/retention.rules.js';
import { subjectOf } from '../copy/data-owner.js';
import { RightsEmails } from './rights-emails.js';
import { RightsRequest } from './rights-request.entity.js';
import { deadlineOf } from './rights.rules.js';

/** Writes down what people did themselves about their data. */
@Injectable()
export class RightsLog {
  constructor(
    private readonly messages: RightsEmails,
    private readonly clock: Clock,
  ) {}

  /** A copy that the person downloaded. */
  async copied(manager: EntityManager, subject: DataSubject): Promise<void> {
    const now = this.clock.now();
    await this.insert(manager, {
      tipo: 'acceso',
      user_id: subject.userId,
      candidato_id: subject.candidateId,
      receivedAt: now,
      respuesta: 'Copia descargada en el portal',
    });
  }

  /** Records an erasure that the person confirmed, without personal data. */
  async erased(manager: EntityManager, origin: string, receivedAt: Date): Promise<void> {
    await this.insert(manager, {
      tipo: 'supresion',
      origen_id: origin,
      receivedAt,
      respuesta: 'Borrado hecho por la persona',
    });
  }

  /**
   * Records an erasure that a hold prevents: it becomes an open request, and the person is told why. Idempotent.
   * @returns the last day to answer it.
   */
  async held(
    manager: EntityManager,
    { origin, user, candidatoId = null, reason, receivedAt }: HeldErasure,
  ): Promise<string> {
    const own = user.id ? (await subjectOf(manager, user.id)).candidateId : null;
    await this.insert(manager, {
      tipo: 'supresion',
      origen_id: origin,
      receivedAt,
      user_id: user.id,
      candidato_id: candidatoId ?? own,
      nombre: user.nombre,
      email: user.email,
    });
    const request = await manager.findOneByOrFail(RightsRequest, { origen_id: origin });
    await this.messages.answered(manager, request, {
      causa: 'retenida',
      resultado: toSay(
        'Por ahora no podemos borrarlos. La solicitud sigue abierta y te responderemos antes del plazo legal.',
      ),
      respuesta: `El motivo es este: ${reason}`,
    });
    return request.vence_el;
  }

  private async insert(
    manager: EntityManager,
    { receivedAt, respuesta, ...values }: Partial<RightsRequest> & { receivedAt: Date; respuesta?: string },
  ): Promise<void> {
    const now = this.clock.now();
    const day = dayOf(receivedAt);
    await manager
      .createQueryBuilder()
      .insert()
      .into(RightsRequest)
      .values({
        ...values,
        canal: 'portal',
        recibida_el: day,
        vence_el: deadlineOf(day),
        // By the session, or by the link that only the owner of the address has.
        identidad_at: now,
        created_at: now,
        updated_at: now,
        ...(respuesta ? { estado: 'resuelta' as const, cerrada_at: now, respuesta } : {}),
      })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }
}

interface HeldErasure {
  /** What the person confirmed. */
  origin: string;
  user: Pick<User, 'nombre' | 'email'> & { id: string | null };
  candidatoId?: string | null;
  reason: string;
  receivedAt: Date;
}

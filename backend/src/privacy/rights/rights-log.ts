import { toSay } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../auth/user.entity.js';
import { Clock } from '../../platform/values/clock.js';
import { type DataSubject, PersonalDataHooks } from '../../platform/personal-data/personal-data-hooks.js';
import { dayOf } from '../retention/retention.rules.js';
import { subjectOf } from '../copy/data-owner.js';
import { RightsEmails } from './rights-emails.js';
import { RightsRequest } from './rights-request.entity.js';
import { deadlineOf } from './rights.rules.js';

/** Writes down what people did themselves about their data, and what their copy tells of their requests. */
@Injectable()
export class RightsLog implements OnModuleInit {
  constructor(
    private readonly hooks: PersonalDataHooks,
    private readonly messages: RightsEmails,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.hooks.register({
      name: 'solicitudes_derechos',
      read: async (manager, subject) => ({ data: await this.history(manager, subject) }),
      // The request and its date are kept as proof, without the person.
      erase: async (manager, subject) => {
        const gone = { nombre: null, email: null, detalle: null, candidato_id: null, user_id: null };
        await manager.update(RightsRequest, whoseOf(subject), gone);
      },
    });
  }

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

  private async history(manager: EntityManager, subject: DataSubject): Promise<unknown> {
    return manager.find(RightsRequest, {
      where: whoseOf(subject),
      select: {
        tipo: true,
        estado: true,
        canal: true,
        recibida_el: true,
        vence_el: true,
        nombre: true,
        email: true,
        detalle: true,
        prorroga_motivo: true,
        respuesta: true,
        cerrada_at: true,
      },
      order: { recibida_el: 'ASC', created_at: 'ASC' },
    });
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

const whoseOf = ({ userId, candidateId }: DataSubject) => [
  ...(userId ? [{ user_id: userId }] : []),
  ...(candidateId ? [{ candidato_id: candidateId }] : []),
];

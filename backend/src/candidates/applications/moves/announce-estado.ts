import type { Estado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { Email } from '../../../mail/emails/email.entity.js';
import { MailService, type WrittenEmail } from '../../../mail/emails/mail.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { estadoOfTarget } from '../application.rules.js';
import { type LockedApplication, lockApplication } from './lock-application.js';
import { jobTitle, messageOfMove, receiptOf } from './move-message.js';
import { countInterviewsAhead } from '../projection/next-interview.js';
import { UNDO_MS } from './undo.rules.js';

export interface AnnounceOrder {
  applicationId: string;
  /** One of the six estados, or the stage `entrevista`: the application's current one. */
  to: string;
  /** Text for the candidate; a move with its own text keeps that. */
  mensaje_candidato: string | null;
}

export interface Announcement {
  /** False: the person had been told before. */
  written: boolean;
  correo: Pick<WrittenEmail, 'id' | 'enviar_desde'> & { estado: Email['estado'] };
}

/** Messages that tell a person the application's estado … */
const TELLING = ['candidatura_recibida', 'cambio_estado', 'contratacion', 'rechazo'] as const;
/** … and messages about an interview that moved it: written in the move's transaction, just before it. */
const TELLING_OF_INTERVIEW = ['confirmacion_entrevista', 'cita_reservada'] as const;
const MOMENT_MS = 60_000;

/**
 * Tells the person the application's estado, unless a message since the last move has. Concurrent requests run one
 * after the other; the second finds the first one's message.
 */
@Injectable()
export class AnnounceEstado {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `application_not_found`, `application_withdrawn`, `status_not_current`,
   * `validation_failed` (unknown estado).
   */
  execute(order: AnnounceOrder, actor: Pick<Actor, 'userId'>): Promise<Announcement> {
    const to = estadoOfTarget(order.to);
    if (!to) throw invalid({ nuevoEstado: ['El estado no es válido'] });
    return inRequestTransaction(this.dataSource, async (manager) => {
      const locked = await lockApplication(manager, order.applicationId);
      const { retirada_at, estado } = locked.application;
      if (retirada_at !== null) throw new DomainError('application_withdrawn');
      if (estado !== to) throw new DomainError('status_not_current');
      const event = await this.eventOf(manager, locked, to);
      const earlier = await this.findTelling(manager, locked, event);
      return earlier
        ? { written: false, correo: earlier }
        : { written: true, correo: await this.write(manager, locked, to, event, order, actor) };
    });
  }

  /** Confirms receipt of the application, once. @throws {DomainError} `application_not_found`. */
  receipt(applicationId: string): Promise<Announcement> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const locked = await lockApplication(manager, applicationId);
      const puesto = await jobTitle(manager, locked.application);
      const message = receiptOf(locked, { historyId: null, puesto });
      const earlier = await manager.findOneBy(Email, { causa: message.causa });
      return earlier
        ? { written: false, correo: earlier }
        : { written: true, correo: await this.mail.write(manager, message) };
    });
  }

  private eventOf(
    manager: EntityManager,
    { application }: LockedApplication,
    to: Estado,
  ): Promise<ApplicationHistory | null> {
    return manager.findOne(ApplicationHistory, {
      where: { aplicacion_id: application.id, a: to, tipo: In(['creada', 'movida']), deshecha_at: IsNull() },
      order: { created_at: 'DESC', id: 'DESC' },
    });
  }

  /** Withdrawn messages do not count; but one written by this class is not written again. */
  private findTelling(
    manager: EntityManager,
    { application }: LockedApplication,
    event: ApplicationHistory | null,
  ): Promise<Email | null> {
    const since = event?.created_at ?? new Date(0);
    return manager.findOne(Email, {
      where: [
        {
          aplicacion_id: application.id,
          plantilla: In([...TELLING]),
          estado: Not('cancelado'),
          created_at: MoreThanOrEqual(since),
        },
        {
          aplicacion_id: application.id,
          plantilla: In([...TELLING_OF_INTERVIEW]),
          estado: Not('cancelado'),
          created_at: MoreThanOrEqual(new Date(since.getTime() - MOMENT_MS)),
        },
        ...(event ? [{ historial_id: event.id, estado: Not('cancelado' as const) }] : []),
        { causa: causeOf(event) },
      ],
      select: { id: true, estado: true, enviar_desde: true },
      order: { created_at: 'DESC' },
    });
  }

  private async write(
    manager: EntityManager,
    locked: LockedApplication,
    to: Estado,
    event: ApplicationHistory | null,
    { mensaje_candidato }: AnnounceOrder,
    { userId }: Pick<Actor, 'userId'>,
  ): Promise<WrittenEmail> {
    const puesto = await jobTitle(manager, locked.application);
    if (!event || event.tipo === 'creada') {
      return this.mail.write(manager, receiptOf(locked, { historyId: event?.id ?? null, puesto }));
    }
    const now = this.clock.now();
    const words = event.mensaje_candidato ?? mensaje_candidato;
    // The portal shows the same text as the message.
    if (words !== event.mensaje_candidato) {
      await manager.update(ApplicationHistory, event.id, { mensaje_candidato: words });
    }
    const ahead = await countInterviewsAhead(manager, locked.application, now);
    return this.mail.write(manager, {
      ...messageOfMove(locked, to, { text: words, interviewsAhead: ahead, puesto }),
      causa: causeOf(event),
      historial_id: event.id,
      enviar_desde: new Date(now.getTime() + UNDO_MS),
      creado_por: userId,
    });
  }
}

const causeOf = (event: ApplicationHistory | null): string => `aviso:${event?.id ?? ''}`;

import { EMAIL_KINDS, type MessageType, STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationProcess } from '../application-process.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import type { LockedApplication } from '../moves/lock-application.js';
import { User } from '../../../auth/user.entity.js';
import { ConfigService } from '../../../config/config.service.js';
import { Email } from '../../../mail/emails/email.entity.js';
import type { EmailData } from '../../../mail/templates/email-kinds.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { MessagePreview } from '../../../mail/templates/template.dto.js';
import type { DraftRequest, EarlierMessage, MessageDraft, MessageRequest } from './message.dto.js';
import { MessageValues } from './message-values.js';

/** Prepares a message by hand: writes nothing. */
@Injectable()
export class DraftMessage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly process: ApplicationProcess,
    private readonly templates: TemplatesService,
    private readonly mail: MailService,
    private readonly values: MessageValues,
  ) {}

  /**
   * @throws {DomainError} `message_without_candidate`, `message_wrong_stage`, `message_without_interview`.
   */
  async draft({ aplicacion_id, tipo }: DraftRequest): Promise<MessageDraft> {
    const { email_notifications } = await this.config.get();
    return this.dataSource.transaction(async (manager) => {
      const person = await this.person(manager, aplicacion_id, tipo);
      const values = await this.valuesOf(manager, tipo, person);
      const waiting =
        tipo === 'rechazo' ? await this.mail.findWaitingRejection(manager, aplicacion_id) : null;
      const words = waiting && (await wordsOfMove(manager, waiting.historial_id));
      const { candidate } = person;
      return {
        ...(await this.mail.startingText(manager, {
          plantilla: tipo,
          datos: () => ({ ...values(), mensaje: words ?? '' }),
          destinatario: candidate.email,
        })),
        bloques: this.templates.blocksByHand(tipo),
        nombre: `${candidate.nombre} ${candidate.apellidos}`.trim(),
        destinatario: candidate.email,
        email_verificado: await isVerified(manager, candidate.user_id),
        avisos_desactivados: !email_notifications,
        rechazo_previsto: waiting?.enviar_desde.toISOString() ?? null,
        anterior: waiting ? null : await earlier(manager, aplicacion_id, tipo),
      };
    });
  }

  /** As it would arrive. @throws as `draft`, and `validation_failed`. */
  preview({ aplicacion_id, tipo, asunto, cuerpo }: MessageRequest): Promise<MessagePreview> {
    const texto_propio = { asunto, cuerpo };
    this.templates.check(tipo, texto_propio, { byHand: true });
    return this.dataSource.transaction(async (manager) => {
      const person = await this.person(manager, aplicacion_id, tipo);
      const datos = await this.valuesOf(manager, tipo, person);
      const destinatario = person.candidate.email;
      return this.mail.show(manager, { plantilla: tipo, destinatario, datos, texto_propio });
    });
  }

  /** Locks the application and its person; checks that the message fits their state. @throws as `draft`. */
  async person(manager: EntityManager, id: string, tipo: MessageType): Promise<LockedApplication> {
    const person = await this.process.lock(manager, id).catch((error: unknown) => {
      if (error instanceof DomainError) throw new DomainError('message_without_candidate');
      throw error;
    });
    const stage = EMAIL_KINDS[tipo].byHand.stage;
    const { estado, retirada_at } = person.application;
    if (stage && (STAGE_OF_ESTADO[estado] !== stage || retirada_at)) {
      throw new DomainError('message_wrong_stage', { stage: STAGE_LABEL[stage] });
    }
    return person;
  }

  /** @throws {DomainError} `message_without_interview`. */
  async valuesOf(
    manager: EntityManager,
    tipo: MessageType,
    person: LockedApplication,
  ): Promise<() => EmailData<MessageType>> {
    const values = await this.values.ofMessage(manager, tipo, person);
    if (!values) throw new DomainError('message_without_interview');
    return values;
  }
}

async function isVerified(manager: EntityManager, userId: string | null): Promise<boolean> {
  const user = userId && (await manager.findOneBy(User, { id: userId }));
  return Boolean(user && user.email_verified_at);
}

async function wordsOfMove(manager: EntityManager, id: string): Promise<string | null> {
  return (await manager.findOneBy(ApplicationHistory, { id }))?.mensaje_candidato ?? null;
}

async function earlier(
  manager: EntityManager,
  aplicacion_id: string,
  plantilla: MessageType,
): Promise<EarlierMessage | null> {
  if (plantilla === 'contacto') return null;
  const email = await manager.findOne(Email, {
    where: { aplicacion_id, plantilla },
    select: { id: true, estado: true, enviado_at: true, created_at: true },
    order: { created_at: 'DESC' },
  });
  if (!email || email.estado === 'cancelado') return null;
  return { estado: email.estado, fecha: (email.enviado_at ?? email.created_at).toISOString() };
}

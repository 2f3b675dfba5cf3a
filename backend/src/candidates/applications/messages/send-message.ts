import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationProcess } from '../application-process.js';
import { InterviewsToTellOf } from '../interviews-to-tell-of.js';
import type { MessageType } from '@hiring/contract';
import { type EmailText, MailService, type NewEmail } from '../../../mail/emails/mail.service.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { LockedApplication } from '../moves/lock-application.js';
import { DraftMessage } from './draft-message.js';
import type { MessageRequest } from './message.dto.js';

/**
 * Sends a manual message. A repeated key returns the first one, so that a double click or a lost response sends
 * nothing twice; a waiting rejection is sent instead of a second one. Message, job and key are written in one
 * transaction.
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly drafts: DraftMessage,
    private readonly templates: TemplatesService,
    private readonly mail: MailService,
    private readonly interviews: InterviewsToTellOf,
  ) {}

  /**
   * Returns the message's id.
   * @throws {DomainError} `validation_failed`, `message_without_candidate`, `message_wrong_stage`,
   * `message_without_interview`, `email_not_delayed`, `idempotency_mismatch`.
   */
  execute(request: MessageRequest, { userId }: Actor): Promise<string> {
    const { asunto, cuerpo, tipo } = request;
    this.templates.check(tipo, { asunto, cuerpo }, { byHand: true });
    return inRequestTransaction(this.dataSource, (manager) => this.write(manager, request, userId));
  }

  /**
   * Writes it in the caller's transaction; the text must be validated. It may use the template's variables, which
   * are filled with the person's values, as bulk messages need.
   * @throws {DomainError} as `execute`.
   */
  async write(
    manager: EntityManager,
    { aplicacion_id, tipo, asunto, cuerpo }: MessageRequest,
    userId: string,
  ): Promise<string> {
    const text = { asunto, cuerpo };
    const locked = await this.drafts.person(manager, aplicacion_id, tipo);
    if (tipo === 'confirmacion_entrevista') {
      const interview = await this.interviews.next(manager, aplicacion_id);
      if (!interview) throw new DomainError('message_without_interview');
      return (await interview.confirm({ locked, actorId: userId, text })).id;
    }
    const datos = await this.drafts.valuesOf(manager, tipo, locked);
    if (tipo === 'rechazo') {
      const destinatario = locked.candidate.email;
      const waiting = { aplicacion_id, destinatario, datos, texto_propio: text };
      const sent = await this.mail.sendWaitingRejection(manager, waiting);
      if (sent) return sent.id;
    }
    const written = await this.mail.write(manager, {
      ...messageTo(locked),
      causa: `mensaje:${randomUUID()}`,
      plantilla: tipo,
      datos,
      texto_propio: text,
      creado_por: userId,
    });
    return written.id;
  }

  /** The words of a template for this person, in their language. @throws {DomainError} as `execute`. */
  async textOf(manager: EntityManager, id: string, tipo: MessageType): Promise<EmailText> {
    const locked = await this.drafts.person(manager, id, tipo);
    const datos = await this.drafts.valuesOf(manager, tipo, locked);
    return this.mail.startingText(manager, {
      plantilla: tipo,
      datos: () => ({ ...datos(), mensaje: '' }),
      destinatario: locked.candidate.email,
    });
  }

  /**
   * A message that no person sends; without a text it is its template, in the language of the person. It leaves at its time, until when it may be cancelled by its cause; the same cause
   * writes it once.
   */
  async writeWaiting(
    manager: EntityManager,
    { aplicacion_id, tipo, text }: { aplicacion_id: string; tipo: MessageType; text: EmailText | null },
    waits: Pick<NewEmail, 'causa'> & { enviar_desde: Date },
  ): Promise<void> {
    const locked = await this.drafts.person(manager, aplicacion_id, tipo);
    const datos = await this.drafts.valuesOf(manager, tipo, locked);
    await this.mail.write(manager, {
      ...messageTo(locked),
      ...waits,
      plantilla: tipo,
      datos,
      ...(text && { texto_propio: { asunto: text.asunto, cuerpo: text.cuerpo } }),
    });
  }
}

const messageTo = ({ application, candidate }: LockedApplication) => ({
  destinatario: candidate.email,
  candidato_id: candidate.id,
  aplicacion_id: application.id,
  ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
});

import { CONTACT_KIND_LABEL, CONTACT_TOPIC_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { sayWait } from '../platform/http/limits/rate-limit.rules.js';
import { ConfigService } from '../config/config.service.js';
import { MailService } from '../mail/emails/mail.service.js';
import { readPhone } from '../platform/values/phones.js';
import { Clock } from '../platform/values/clock.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { announceLimit } from '../platform/http/limits/rate-limit-headers.js';
import { ContactMessagesRepository, type NewContactMessage } from './contact-messages.repository.js';
import { kindOf, LOOK_BACK_MS, RECEIPTS, standingOf, waitBeforeNext } from './contact.rules.js';
import type { ContactRequest } from './contact.dto.js';

export interface Sending {
  request: ContactRequest;
  /** Idempotency digest: repeating it returns the same message. */
  clave: string;
  /** Digest of where it comes from. */
  visitante: string;
  way: 'form' | 'program';
}

/** Stores a message with its copy to the company and the sender's receipt. */
@Injectable()
export class SendContactMessage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: ContactMessagesRepository,
    private readonly mail: MailService,
    private readonly config: ConfigService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the reference; for a repeated message, the first one's.
   * @throws {DomainError} `too_many_requests`.
   */
  async execute(sending: Sending): Promise<string> {
    const { email: mailbox } = (await this.config.get()).company_info;
    return inRequestTransaction(this.dataSource, (manager) => this.write(manager, sending, mailbox));
  }

  private async write(manager: EntityManager, sending: Sending, mailbox: string): Promise<string> {
    const { request, clave, visitante, way } = sending;
    // Serialises the requests of one visitor, so that the limits count all of them.
    await this.messages.lock(manager, `visitante:${visitante}`);
    const known = await this.messages.findReference(manager, clave);
    if (known) return known;
    const now = this.clock.now();
    await this.assertAllowed(manager, visitante, way, now);
    const message: NewContactMessage = {
      clave,
      visitante,
      nombre: request.nombre,
      email: request.email,
      telefono: request.telefono ? readPhone(request.telefono) : null,
      empresa: request.empresa ?? null,
      tipo: kindOf(request),
      servicio: request.servicio,
      mensaje: request.mensaje,
      aviso_version: request.aviso_version ?? null,
      created_at: now,
    };
    const written = await this.messages.insert(manager, message);
    // The same form was sent from another address at the same time and won.
    if (!written) return this.messages.getReference(manager, clave);
    await this.tellCompany(manager, message, written, mailbox);
    await this.tellSender(manager, message, written, mailbox);
    return written.referencia;
  }

  private async assertAllowed(
    manager: EntityManager,
    visitante: string,
    way: Sending['way'],
    now: Date,
  ): Promise<void> {
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    const sent = await this.messages.timesOfVisitor(manager, visitante, since);
    for (const limit of standingOf(sent, now, way)) announceLimit(limit);
    const wait = waitBeforeNext(sent, now, way);
    if (wait === 0) return;
    const seconds = Math.ceil(wait / 1000);
    const params = { wait: sayWait(seconds) };
    throw new DomainError('too_many_requests', params, undefined, { retry_after: seconds });
  }

  private async tellCompany(
    manager: EntityManager,
    message: NewContactMessage,
    { id, referencia }: { id: string; referencia: string },
    mailbox: string,
  ): Promise<void> {
    await this.mail.write(manager, {
      causa: `contacto_empresa:${id}`,
      plantilla: 'contacto_empresa',
      destinatario: mailbox,
      contacto_id: id,
      responder_a: message.email,
      datos: {
        referencia,
        remitente: message.nombre,
        email: message.email,
        telefono: message.telefono ?? '',
        empresa_remitente: message.empresa ?? '',
        asunto: CONTACT_TOPIC_LABEL[message.servicio],
        tipo: CONTACT_KIND_LABEL[message.tipo],
        mensaje: message.mensaje,
      },
    });
  }

  /**
   * The address is unverified: it gets a few receipts a day, and the response does not reveal whether one was sent.
   */
  private async tellSender(
    manager: EntityManager,
    message: NewContactMessage,
    { id, referencia }: { id: string; referencia: string },
    mailbox: string,
  ): Promise<void> {
    await this.messages.lock(manager, `recibo:${message.email.toLowerCase()}`);
    const since = new Date(message.created_at.getTime() - RECEIPTS.ms);
    if ((await this.messages.countReceipts(manager, message.email, since)) >= RECEIPTS.messages) return;
    await this.messages.noteReceipt(manager, id);
    await this.mail.write(manager, {
      causa: `contacto_recibo:${id}`,
      plantilla: 'contacto_recibo',
      destinatario: message.email,
      contacto_id: id,
      responder_a: mailbox,
      datos: { referencia },
    });
  }
}

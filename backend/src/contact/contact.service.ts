import { contactReply } from '@hiring/contract';
import type { ContactAnswer } from '@hiring/contract/web';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { derivedKey } from '../platform/http/limits/derived-key.js';
import { visitorOf } from '../platform/http/limits/rate-limit.rules.js';
import { Clock } from '../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { toProblem } from '../platform/errors/problem.js';
import { checkedForm } from '../platform/http/validation/checked-form.js';
import { ContactRequest, type ContactResponse } from './contact.dto.js';
import { newReference } from './contact.rules.js';
import { makeMark, readMark } from './form-mark.js';
import { SendContactMessage, type Sending } from './send-contact-message.js';

/** Contact page and API: filters out automated messages and stores the others. */
@Injectable()
export class ContactService {
  private readonly logger = new Logger('contact');
  private readonly formKey: Buffer;
  private readonly visitorKey: Buffer;

  constructor(
    @Inject(ENVIRONMENT) { sessionSecret }: Environment,
    private readonly sending: SendContactMessage,
    private readonly clock: Clock,
  ) {
    this.formKey = derivedKey(sessionSecret, 'contact-form');
    this.visitorKey = derivedKey(sessionSecret, 'contact-visitor');
  }

  /** Value of the hidden field of a new form. */
  newForm(): string {
    return makeMark(this.formKey, this.clock.now());
  }

  /**
   * Sends a validated request once, even when repeated; `key`: idempotency key of a program.
   * @throws {DomainError} `contact_too_fast`, `contact_form_expired`, `too_many_requests`.
   */
  async send(request: ContactRequest, ip: string, key?: string): Promise<ContactResponse> {
    if (request.sitio_web !== undefined) {
      this.logger.warn('a message was dropped: the field that nobody sees was filled in');
      return answerWith(newReference(this.clock.now()));
    }
    const form = request.formulario === undefined ? null : this.readForm(request.formulario);
    const sendingId = form ?? key ?? randomUUID();
    const referencia = await this.sending.execute({
      request,
      clave: digestOf(sendingId, request),
      visitante: createHmac('sha256', this.visitorKey).update(visitorOf(ip)).digest('base64url'),
      way: form ? 'form' : 'program',
    });
    return answerWith(referencia);
  }

  /** Sends the page's form. Errors are returned, so that no typed text is lost. */
  async sendForm(fields: Readonly<Record<string, string>>, ip: string): Promise<ContactAnswer> {
    try {
      const request = await checkedForm(ContactRequest, { formulario: '', ...fields });
      const { referencia } = await this.send(request, ip);
      return { sent: true, referencia };
    } catch (error) {
      const { status, detail, errors = {} } = toProblem(error);
      if (status >= 500)
        this.logger.error('a message was not kept', error instanceof Error ? error.stack : '');
      return { sent: false, status, detail, errors, formulario: this.renewed(fields.formulario) };
    }
  }

  private readForm(mark: string): string {
    const read = readMark(this.formKey, mark, this.clock.now());
    if (read.state === 'good') return read.id;
    throw new DomainError(read.state === 'too_fast' ? 'contact_too_fast' : 'contact_form_expired');
  }

  /** Keeps a valid mark for another attempt, so that sending twice stays one message. */
  private renewed(mark = ''): string {
    const { state } = readMark(this.formKey, mark, this.clock.now());
    return state === 'good' || state === 'too_fast' ? mark : this.newForm();
  }
}

const answerWith = (referencia: string): ContactResponse => ({
  referencia,
  respuesta_prevista: contactReply(),
});

/** A changed text with the same key, as after the Back button, is a new message. */
function digestOf(sendingId: string, request: ContactRequest): Sending['clave'] {
  const { nombre, email, telefono, empresa, servicio, tipo, mensaje } = request;
  const content = JSON.stringify([sendingId, nombre, email, telefono, empresa, servicio, tipo, mensaje]);
  return createHash('sha256').update(content).digest('base64url');
}

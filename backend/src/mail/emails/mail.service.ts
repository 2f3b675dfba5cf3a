import { type EditableTemplate, EMAIL_KINDS, type Plantilla, SOURCE_LANGUAGE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { inLanguage, languageAsked } from '../../platform/http/language/language.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import {
  type CalendarMaker,
  type FileMaker,
  type LinkMaker,
  MailHooks,
  type ReleaseHook,
  type Replies,
  type UnsubscribeMaker,
} from '../mail-hooks.js';
import { MailJobs } from '../delivery/mail-jobs.js';
import type { NewEmail, WrittenEmail } from './new-email.js';
import { EMAILS } from '../templates/email-kinds.js';
import { withLink, withoutLink } from './one-time-link.js';
import { OutboxRepository, type OutboxRow } from './outbox.repository.js';
import { languageOf, readWrittenWith, WRITTEN_BY_HR, type WrittenWith } from './written-with.js';
import { fillEmailText, renderEmail, type RenderedEmail } from '../templates/render.js';

export type { NewEmail, WrittenEmail } from './new-email.js';
export { dispatchInWords } from './new-email.js';
import type { EmailText } from '../templates/email-text.rules.js';
export type { EmailText } from '../templates/email-text.rules.js';

type Rendered = Pick<NewEmail, 'plantilla' | 'datos' | 'lista' | 'texto_propio' | 'idioma'>;

const given = <Value>(value: Value | (() => Value)): Value =>
  typeof value === 'function' ? (value as () => Value)() : value;

/** Writes messages in the transaction of the change that they report, and cancels unsent ones. */
@Injectable()
export class MailService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl' | 'smtpUrl'>,
    private readonly outbox: OutboxRepository,
    private readonly jobs: MailJobs,
    private readonly hooks: MailHooks,
    private readonly config: ConfigService,
  ) {}

  /** Whether messages leave; without a mail server they are stored only. */
  async hasServer(): Promise<boolean> {
    return this.environment.smtpUrl !== null || (await this.config.get()).smtp_host !== null;
  }

  /**
   * Writes the message and its job. A repeated cause returns the existing message. With notifications off, process
   * messages are stored as `omitido`.
   */
  async write<P extends Plantilla>(manager: EntityManager, message: NewEmail<P>): Promise<WrittenEmail> {
    const row = this.row(message, await readWrittenWith(manager, message));
    const inserted = await this.outbox.insert(manager, row);
    if (!inserted) return this.outbox.getByCause(manager, message.causa);
    await this.jobs.deliverAt(manager, inserted.id, inserted.enviar_desde);
    return inserted;
  }

  /**
   * Writes bulk messages in a few statements; they are sent after all others. A repeated cause keeps the existing
   * message.
   */
  async writeBulk<P extends Plantilla>(
    manager: EntityManager,
    messages: readonly NewEmail<P>[],
  ): Promise<void> {
    const [first] = messages;
    if (!first) return;
    const addresses = messages.map(({ destinatario }) => normalizeEmail(destinatario));
    const { settings } = await readWrittenWith(manager, first);
    const accounts = await this.outbox.languagesOf(manager, addresses);
    // Bulk templates cannot be edited by HR: there is no text to read for each.
    const rows = messages.map((message, place) => {
      const account = accounts.get(addresses[place] ?? '') ?? languageAsked();
      return this.row(message, { settings, idioma: languageOf(message, account), text: null });
    });
    const inserted = await this.outbox.insertAll(manager, rows);
    await this.jobs.deliverNow(
      manager,
      inserted.map(({ id }) => id),
      { bulk: true },
    );
  }

  /** Cancels the job alert's unsent messages. */
  cancelOfAlert(manager: EntityManager, alertaId: string): Promise<void> {
    return this.outbox.cancelOfAlert(manager, alertaId);
  }

  /** Cancels the interview's unsent messages to the candidate, or to those who hold it; returns their templates. */
  cancelOfInterview(
    manager: EntityManager,
    entrevistaId: string,
    to: 'candidate' | 'panel' = 'candidate',
  ): Promise<Plantilla[]> {
    return this.outbox.cancelOfInterview(manager, entrevistaId, to);
  }

  /**
   * Cancels the message of this cause if it is unsent: `cancelled`. `sent`: already sent, or being sent. `none`:
   * there is none, or it was cancelled before.
   */
  cancelOfCause(manager: EntityManager, causa: string): Promise<'cancelled' | 'sent' | 'none'> {
    return this.outbox.cancelOfCause(manager, causa);
  }

  /**
   * Cancels the message of a move if it is unsent: `cancelled`. `sent`: already sent, or being sent. `none`: the
   * move has no message, or it was cancelled before.
   */
  cancelOfHistory(manager: EntityManager, historialId: string): Promise<'cancelled' | 'sent' | 'none'> {
    return this.outbox.cancelOfHistory(manager, historialId);
  }

  /** Cancels the application's unsent messages. */
  cancelOfApplication(manager: EntityManager, aplicacionId: string): Promise<void> {
    return this.outbox.cancelOfApplication(manager, aplicacionId);
  }

  /** Restores a cancelled message of a move: it is sent at its time, or at once when that has passed. */
  async restoreOfHistory(manager: EntityManager, historialId: string): Promise<void> {
    for (const { id, enviar_desde } of await this.outbox.restoreOfHistory(manager, historialId)) {
      await this.jobs.deliverAt(manager, id, enviar_desde);
    }
  }

  /** The worker calls it for the link at send time: links are never stored. */
  registerLinkMaker(plantilla: Plantilla, make: LinkMaker): void {
    this.hooks.registerLinkMaker(plantilla, make);
  }

  /** The worker calls it for the code of a message at send time: codes are never stored. */
  registerCodeMaker(plantilla: Plantilla, make: LinkMaker): void {
    this.hooks.registerCodeMaker(plantilla, make);
  }

  /** The worker calls it at send time for the List-Unsubscribe header. */
  registerUnsubscribeMaker(plantilla: Plantilla, make: UnsubscribeMaker): void {
    this.hooks.registerUnsubscribeMaker(plantilla, make);
  }

  /** The worker calls it at send time for the calendar files of a message written without one. */
  registerCalendarMaker(plantilla: Plantilla, make: CalendarMaker): void {
    this.hooks.registerCalendarMaker(plantilla, make);
  }

  /** The worker calls it at send time for files that are attached. */
  registerFileMaker(plantilla: Plantilla, make: FileMaker): void {
    this.hooks.registerFileMaker(plantilla, make);
  }

  /**
   * The hook runs in the transaction that finishes the message: enviado, capturado, fallido, or omitido when its
   * time has come. If it fails, it runs again later.
   */
  registerReleaseHook(hook: ReleaseHook): void {
    this.hooks.registerReleaseHook(hook);
  }

  /** The worker calls it at send time for the address and the threads of answers by mail. */
  registerReplies(replies: Replies): void {
    this.hooks.registerReplies(replies);
  }

  /** Where the person answers to by mail; null: to human resources. */
  replyAddressOf(manager: EntityManager, candidateId: string): Promise<string | null> {
    return this.hooks.replyAddressOf(manager, candidateId);
  }

  /** Renders the message without writing it. */
  async preview(
    manager: EntityManager,
    message: Rendered & Partial<Pick<NewEmail, 'destinatario'>>,
  ): Promise<RenderedEmail> {
    return this.render(message, await readWrittenWith(manager, message));
  }

  /** The current text of a template with these values, as a draft for a manual message. */
  async startingText(
    manager: EntityManager,
    {
      plantilla,
      datos,
      destinatario,
    }: { plantilla: EditableTemplate; datos: NewEmail['datos']; destinatario: string },
  ): Promise<EmailText> {
    const read = await readWrittenWith(manager, { plantilla, destinatario });
    const idioma = WRITTEN_BY_HR.has(read.idioma) ? read.idioma : SOURCE_LANGUAGE;
    const { text, settings } =
      idioma === read.idioma ? read : await readWrittenWith(manager, { plantilla, destinatario, idioma });
    const surroundings = { company: settings.company_info, appUrl: this.environment.appUrl };
    return inLanguage(idioma, () => fillEmailText(plantilla, given(datos), surroundings, text));
  }

  /** Like `preview`, without the one-time link. */
  async show(
    manager: EntityManager,
    message: Rendered & Partial<Pick<NewEmail, 'destinatario'>>,
  ): Promise<RenderedEmail> {
    const words = await this.preview(manager, message);
    return { ...words, ...withoutLink(words) };
  }

  /**
   * Sends a waiting rejection now with this text, instead of writing a second one.
   * @returns null when none waits. @throws {DomainError} `email_not_delayed`: it has just been sent.
   */
  async sendWaitingRejection(
    manager: EntityManager,
    message: Pick<NewEmail<'rechazo'>, 'datos' | 'texto_propio' | 'destinatario'> & { aplicacion_id: string },
  ): Promise<WrittenEmail | null> {
    const waiting = await this.outbox.findWaitingRejection(manager, message.aplicacion_id);
    if (!waiting) return null;
    const words = await this.preview(manager, { ...message, plantilla: 'rechazo' });
    const sent = await this.outbox.rewrite(manager, waiting.id, words);
    if (!sent) throw new DomainError('email_not_delayed');
    await this.jobs.deliverNow(manager, [sent.id]);
    return sent;
  }

  /** The rejection that waits for its time. */
  findWaitingRejection(manager: EntityManager, aplicacionId: string) {
    return this.outbox.findWaitingRejection(manager, aplicacionId);
  }

  private row(message: NewEmail, read: WrittenWith): OutboxRow {
    const {
      plantilla,
      datos: _datos,
      lista: _lista,
      texto_propio: _texto,
      prueba,
      calendario,
      ...row
    } = message;
    const { switchedOffBy, writtenByJobs } = EMAILS[plantilla];
    const words = this.render(message, read);
    return {
      ...row,
      id: randomUUID(),
      ...(prueba ? asTest(words, `${this.environment.appUrl}/portal-candidato`) : words),
      plantilla,
      idioma: read.idioma,
      calendario: calendario ? inLanguage(read.idioma, () => calendario(read.settings.company_info)) : null,
      de_cuenta: EMAIL_KINDS[plantilla].ofAccount,
      estado: prueba || !switchedOffBy || read.settings[switchedOffBy] ? 'pendiente' : 'omitido',
      retenido_at: prueba || !writtenByJobs ? null : read.settings.mensajes_retenidos_desde,
    };
  }

  private render(
    { plantilla, datos, lista = [], texto_propio }: Rendered,
    { settings, idioma, text }: WrittenWith,
  ): RenderedEmail {
    const surroundings = { company: settings.company_info, appUrl: this.environment.appUrl };
    const words = texto_propio ?? text;
    return inLanguage(idioma, () => renderEmail(plantilla, given(datos), surroundings, given(lista), words));
  }
}

function asTest(words: RenderedEmail, portal: string): RenderedEmail {
  return { ...words, ...withLink(words, portal), asunto: `Prueba: ${words.asunto}` };
}

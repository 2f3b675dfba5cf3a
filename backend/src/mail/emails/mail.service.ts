import {
  type EditableTemplate,
  EMAIL_KINDS,
  type Plantilla,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SystemConfig } from '../../config/system-config.entity.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { inLanguage, languageAsked } from '../../platform/language/language.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import {
  type CalendarMaker,
  type LinkMaker,
  MailHooks,
  type ReleaseHook,
  type UnsubscribeMaker,
} from '../mail-hooks.js';
import { MailJobs } from '../delivery/mail-jobs.js';
import type { NewEmail, WrittenEmail } from './new-email.js';
import { EMAILS } from '../templates/email-kinds.js';
import { EmailTemplatesRepository } from '../templates/email-templates.repository.js';
import { withLink, withoutLink } from './one-time-link.js';
import { OutboxRepository, type OutboxRow } from './outbox.repository.js';
import { fillEmailText, renderEmail, type RenderedEmail } from '../templates/render.js';

export type { NewEmail, WrittenEmail } from './new-email.js';
import type { EmailText } from '../templates/email-text.rules.js';
export type { EmailText } from '../templates/email-text.rules.js';

/** Languages in which HR writes messages by hand. */
const WRITTEN_BY_HR: ReadonlySet<SiteLanguage> = new Set(['es', 'ca']);

type Rendered = Pick<NewEmail, 'plantilla' | 'datos' | 'lista' | 'texto_propio' | 'idioma'>;

const given = <Value>(value: Value | (() => Value)): Value =>
  typeof value === 'function' ? (value as () => Value)() : value;

/** Writes messages in the transaction of the change that they report, and cancels unsent ones. */
@Injectable()
export class MailService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly outbox: OutboxRepository,
    private readonly jobs: MailJobs,
    private readonly hooks: MailHooks,
    private readonly templates: EmailTemplatesRepository,
  ) {}

  /**
   * Writes the message and its job. A repeated cause returns the existing message. With notifications off, process
   * messages are stored as `omitido`.
   */
  async write<P extends Plantilla>(manager: EntityManager, message: NewEmail<P>): Promise<WrittenEmail> {
    const config = await configOf(manager);
    const [idioma = SOURCE_LANGUAGE] = await this.languagesOf(manager, [message]);
    const inserted = await this.outbox.insert(
      manager,
      await this.row(manager, { ...message, idioma }, config),
    );
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
    if (messages.length === 0) return;
    const config = await configOf(manager);
    const rows: OutboxRow[] = [];
    const languages = await this.languagesOf(manager, messages);
    // Bulk templates cannot be edited by HR, so this makes no query for each message.
    for (const [place, message] of messages.entries()) {
      rows.push(await this.row(manager, { ...message, idioma: languages[place] ?? SOURCE_LANGUAGE }, config));
    }
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

  /** Cancels the interview's unsent messages; returns their templates. */
  cancelOfInterview(manager: EntityManager, entrevistaId: string): Promise<Plantilla[]> {
    return this.outbox.cancelOfInterview(manager, entrevistaId);
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

  /** The worker calls it at send time for the List-Unsubscribe header. */
  registerUnsubscribeMaker(plantilla: Plantilla, make: UnsubscribeMaker): void {
    this.hooks.registerUnsubscribeMaker(plantilla, make);
  }

  /** The worker calls it at send time for the calendar files of a message written without one. */
  registerCalendarMaker(plantilla: Plantilla, make: CalendarMaker): void {
    this.hooks.registerCalendarMaker(plantilla, make);
  }

  /**
   * The hook runs in the transaction that finishes the message: enviado, capturado, fallido, or omitido when its
   * time has come. If it fails, it runs again later.
   */
  registerReleaseHook(hook: ReleaseHook): void {
    this.hooks.registerReleaseHook(hook);
  }

  /** Renders the message without writing it. */
  async preview(
    manager: EntityManager,
    message: Rendered & Partial<Pick<NewEmail, 'destinatario'>>,
  ): Promise<RenderedEmail> {
    const [idioma] = await this.languagesOf(manager, [message]);
    return this.render(manager, { ...message, idioma }, await configOf(manager));
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
    const { company_info: company } = await configOf(manager);
    const [language = SOURCE_LANGUAGE] = await this.languagesOf(manager, [{ plantilla, destinatario }]);
    const idioma = WRITTEN_BY_HR.has(language) ? language : SOURCE_LANGUAGE;
    const current = await this.templates.current(manager, plantilla, idioma);
    const surroundings = { company, appUrl: this.environment.appUrl };
    return inLanguage(idioma, () => fillEmailText(plantilla, given(datos), surroundings, current));
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

  /**
   * In which each is written: its own, the receiver's account's, or that of the page from which it was asked. What HR
   * writes is in Spanish or Catalan, and internal messages are in Spanish.
   */
  private async languagesOf(
    manager: EntityManager,
    messages: readonly (Pick<NewEmail, 'plantilla' | 'texto_propio' | 'idioma'> &
      Partial<Pick<NewEmail, 'destinatario'>>)[],
  ): Promise<SiteLanguage[]> {
    const addresses = messages.map(({ destinatario = '' }) => normalizeEmail(destinatario));
    const accounts = await this.outbox.languagesOf(manager, addresses);
    return messages.map(({ plantilla, texto_propio, idioma }, place) => {
      if (EMAILS[plantilla].voz === 'interno') return SOURCE_LANGUAGE;
      if (idioma) return idioma;
      const read = accounts.get(addresses[place] ?? '') ?? languageAsked();
      return texto_propio && !WRITTEN_BY_HR.has(read) ? SOURCE_LANGUAGE : read;
    });
  }

  private async row(
    manager: EntityManager,
    message: NewEmail & { idioma: SiteLanguage },
    config: SystemConfig,
  ): Promise<OutboxRow> {
    const { plantilla, datos: _datos, lista: _lista, texto_propio: _texto, prueba, ...row } = message;
    const { switchedOffBy, writtenByJobs } = EMAILS[plantilla];
    const words = await this.render(manager, message, config);
    return {
      ...row,
      ...(prueba ? asTest(words, `${this.environment.appUrl}/portal-candidato`) : words),
      plantilla,
      de_cuenta: EMAIL_KINDS[plantilla].ofAccount,
      estado: prueba || !switchedOffBy || config[switchedOffBy] ? 'pendiente' : 'omitido',
      retenido_at: prueba || !writtenByJobs ? null : config.mensajes_retenidos_desde,
    };
  }

  private async render(
    manager: EntityManager,
    { plantilla, datos, lista = [], texto_propio, idioma = SOURCE_LANGUAGE }: Rendered,
    { company_info: company }: SystemConfig,
  ): Promise<RenderedEmail> {
    const text = texto_propio ?? (await this.templates.current(manager, plantilla, idioma));
    const surroundings = { company, appUrl: this.environment.appUrl };
    return inLanguage(idioma, () => renderEmail(plantilla, given(datos), surroundings, given(lista), text));
  }
}

function asTest(words: RenderedEmail, portal: string): RenderedEmail {
  return { ...words, ...withLink(words, portal), asunto: `Prueba: ${words.asunto}` };
}

/** Uses the caller's connection: a second one inside a transaction could deadlock the pool. */
function configOf(manager: EntityManager): Promise<SystemConfig> {
  return manager.findOneByOrFail(SystemConfig, { id: 1 });
}

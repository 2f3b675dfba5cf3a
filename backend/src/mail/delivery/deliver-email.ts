import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { SystemConfig } from '../../config/system-config.entity.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { type SmtpFailure, toSmtpFailure } from '../../platform/mail/smtp-failure.js';
import { type MailFile, type MailRoute, SmtpService } from '../../platform/mail/smtp.service.js';
import type { Email } from '../emails/email.entity.js';
import { afterFailure } from './delivery.rules.js';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { FinishEmail } from './finish-email.js';
import { hostOfAddress } from '../../platform/mail/mail-address.js';
import { MailHooks, EmailUnwanted, type Replying } from '../mail-hooks.js';
import { MailJobs } from './mail-jobs.js';
import { LINK_PLACEHOLDER, withLink } from '../emails/one-time-link.js';
import { type Ending, DeliveryRepository } from './delivery.repository.js';

/** Our own error, not the mail server's: retried like an outage. */
const INTERNAL: SmtpFailure = { permanent: false, reason: 'Error interno al preparar el mensaje' };
const UNWANTED = 'unwanted';

/** Null: the server has accepted it. */
type Outcome = SmtpFailure | typeof UNWANTED | null;

/**
 * Sends one message, if it is due and no other worker sends it.
 * It has many dependencies because a delivery reads the outbox, asks the hooks, sends and settles.
 */
@Injectable()
export class DeliverEmail {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SystemConfig) private readonly systemConfig: Repository<SystemConfig>,
    private readonly outbox: DeliveryRepository,
    private readonly jobs: MailJobs,
    private readonly hooks: MailHooks,
    private readonly finish: FinishEmail,
    private readonly smtp: SmtpService,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'production'>,
    @Inject(DELIVERY_SETTINGS) private readonly settings: DeliverySettings,
  ) {}

  async execute(id: string): Promise<void> {
    const email = await this.outbox.claim(this.dataSource.manager, id, this.settings);
    if (!email) {
      await this.lookAgain(id);
      return;
    }
    const route = await this.route();
    if (route === null) await this.capture(email);
    else await this.send(email, () => this.attempt(email, route));
  }

  /** A configured server that cannot be used is an outage: the message waits until it works. */
  private async route(): Promise<MailRoute | SmtpFailure | null> {
    try {
      return await this.smtp.route();
    } catch (error) {
      return toSmtpFailure(error);
    }
  }

  private async send(email: Email, attempt: () => Promise<Outcome>): Promise<void> {
    const ending = this.endingOf(email, await this.whileRenewing(email, attempt));
    const written = await this.finish.execute(email, ending);
    if (!written) this.logger.warn(`message ${email.id} was taken by another worker or erased`);
    else if (ending.estado === 'fallido') this.logger.error(`message ${email.id} failed: ${ending.error}`);
    else if (ending.estado === 'pendiente') {
      this.logger.warn(`message ${email.id} waits after attempt ${email.intentos}: ${ending.error}`);
    }
  }

  private endingOf(email: Email, outcome: Outcome): Ending {
    if (outcome === UNWANTED) return { estado: 'cancelado' };
    return outcome ? afterFailure(outcome, email.intentos, this.settings) : { estado: 'enviado' };
  }

  private async attempt(email: Email, route: MailRoute | SmtpFailure): Promise<Outcome> {
    if ('reason' in route) return route;
    let body: { html: string; texto: string } = email;
    let company: SystemConfig['company_info'];
    let unsubscribeUrl: string | null;
    let calendars: string[];
    let files: MailFile[];
    let replying: Replying | null;
    try {
      if (this.hasLink(email)) body = withLink(email, await this.makeLink(email));
      ({ company_info: company } = await this.systemConfig.findOneByOrFail({ id: 1 }));
      unsubscribeUrl = this.hooks.unsubscribeUrl(email);
      calendars = await this.hooks.calendarsOf(this.dataSource.manager, email);
      files = await this.hooks.filesOf(this.dataSource.manager, email);
      const host = hostOfAddress(route.from.address);
      replying = await this.hooks.replyingTo(this.dataSource.manager, email, host);
    } catch (error) {
      if (error instanceof EmailUnwanted) return UNWANTED;
      this.reportUnprepared(email, error);
      return INTERNAL;
    }
    try {
      await this.smtp.send(route, {
        id: email.id,
        to: email.destinatario,
        senderName: company.name,
        replyTo: replying?.address ?? email.responder_a ?? company.email_rrhh,
        references: replying?.references ?? [],
        subject: email.asunto,
        text: body.texto,
        html: body.html,
        unsubscribeUrl,
        calendars,
        files,
      });
      return null;
    } catch (error) {
      return toSmtpFailure(error);
    }
  }

  /** Stores the message for the back office; outside production its link is printed on the console. */
  private async capture(email: Email): Promise<void> {
    let link: string | null = null;
    if (this.hasLink(email) && !this.environment.production) {
      try {
        link = await this.makeLink(email);
      } catch (error) {
        if (error instanceof EmailUnwanted) {
          await this.finish.execute(email, { estado: 'cancelado' });
          return;
        }
        this.reportUnprepared(email, error);
        await this.finish.execute(email, afterFailure(INTERNAL, email.intentos, this.settings));
        return;
      }
    }
    const written = await this.finish.execute(email, { estado: 'capturado' });
    if (written && link) {
      process.stdout.write(`No mail server. Link (${email.plantilla}) for ${email.destinatario}: ${link}\n`);
    }
  }

  private reportUnprepared({ id }: Email, error: unknown): void {
    this.logger.error(`message ${id} could not be prepared`, error instanceof Error ? error.stack : error);
  }

  /**
   * Whether a link must be created. An account message with a link but no placeholder, or a placeholder but no link
   * maker, must not be sent; HR's own text may leave the link out.
   */
  private hasLink({ de_cuenta, plantilla, html }: Email): boolean {
    const place = html.includes(LINK_PLACEHOLDER);
    return this.hooks.makesLink(plantilla) ? de_cuenta || place : de_cuenta && place;
  }

  private makeLink(email: Email): Promise<string> {
    return inTransaction(this.dataSource, (manager) => this.hooks.makeLink(manager, email));
  }

  private async whileRenewing<T>(email: Email, work: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => {
      this.outbox
        .renew(this.dataSource.manager, email)
        .catch((error: unknown) => this.logger.warn(`claim of ${email.id} not renewed: ${String(error)}`));
    }, this.settings.renewMs);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /** Not claimed: finished, not due yet, behind an earlier message, or another worker has it. */
  private async lookAgain(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const standing = await this.outbox.standing(manager, id, this.settings);
    // A held message gets its job when it is released.
    if (!standing || standing.held) return;
    const { estado, due, released, enviar_desde, lease_until, earlier_at } = standing;
    if (lease_until) await this.jobs.deliverAt(manager, id, lease_until);
    else if (estado === 'pendiente')
      await this.jobs.deliverAt(manager, id, (due && earlier_at) || enviar_desde);
    else if (estado === 'omitido' && !released) {
      if (due) await this.finish.releaseOmitted(id);
      else await this.jobs.deliverAt(manager, id, enviar_desde);
    }
  }
}

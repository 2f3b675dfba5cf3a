import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../auth/accounts/accounts.service.js';
import { type Limit, RateLimits } from '../../platform/http/limits/rate-limits.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { toSmtpFailure } from '../../platform/mail/smtp-failure.js';
import { type MailRoute, SmtpService } from '../../platform/mail/smtp.service.js';
import { ConfigService } from '../../config/config.service.js';
import type { MailTrialResponse } from './mail-trial.dto.js';

const TRIALS: Limit = { name: 'smtp-trial', points: 5, seconds: 60 };
/** The codes that tell more than that a server could not be spoken to: a mail server was there, or a token was missing. */
const OF_A_MAIL_SERVER: ReadonlySet<unknown> = new Set([
  'EAUTH',
  'ENOAUTH',
  'EOAUTH',
  'ETLS',
  'EENVELOPE',
  'EUNSEALED',
]);
const UNREACHED =
  'No se pudo hablar con el servidor de correo: comprueba su nombre, el puerto y el tipo de conexión';

/** Sends a test message without the queue to the signed-in person, and returns whether the mail server accepted it. */
@Injectable()
export class TryMailServer {
  /** After which a trial is over, and the time that one takes which reached no mail server. */
  private readonly longestMs = 10_000;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly accounts: AccountsService,
    private readonly limits: RateLimits,
    private readonly smtp: SmtpService,
    private readonly logs: LogsService,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
  ) {}

  /** @throws {DomainError} `smtp_missing`, `too_many_requests`. */
  async execute(actor: Actor): Promise<MailTrialResponse> {
    await this.limits.take(TRIALS, actor.userId);
    const { email } = await this.accounts.getSessionUser(actor);
    const reason = await this.attempt(email);
    await this.logs.record(this.dataSource.manager, {
      actorId: actor.userId,
      action: 'config.smtp_test',
      details: reason
        ? `Prueba de envío rechazada: ${reason}`
        : 'Prueba de envío aceptada por el servidor de correo',
      level: reason ? 'error' : 'success',
      entity: 'system_config',
      entityId: '1',
    });
    return reason
      ? { accepted: false, detail: `${reason}.` }
      : { accepted: true, detail: `El servidor de correo ha aceptado la prueba para ${email}.` };
  }

  /**
   * Why it was not accepted; null: it was. A closed port, a silent port, another service and an unknown name give the
   * same sentence after the same time, so that the test cannot be used to scan the network.
   */
  private async attempt(email: string): Promise<string | null> {
    const over = new AbortController();
    const rest = sleep(this.longestMs, undefined, { signal: over.signal }).catch(() => undefined);
    try {
      const route = await this.smtp.route();
      if (route === null) throw new DomainError('smtp_missing');
      await this.send(route, email, rest);
      return null;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (!isUnreached(error)) return toSmtpFailure(error).reason;
      await rest;
      return UNREACHED;
    } finally {
      over.abort();
    }
  }

  private async send(route: MailRoute, email: string, rest: Promise<void>): Promise<void> {
    const { company_info: company } = await this.config.get();
    const text = `Esta es una prueba del servidor de correo de ${company.name} (${this.environment.appUrl}). Si la lees, los mensajes salen.`;
    const sending = this.smtp.send(route, {
      id: randomUUID(),
      to: email,
      senderName: company.name,
      replyTo: company.email_rrhh,
      references: [],
      subject: `Prueba de envío de ${company.name}`,
      text,
      html: `<p>${escapeHtml(text)}</p>`,
      unsubscribeUrl: null,
      calendars: [],
    });
    try {
      await Promise.race([sending, tooLate(rest)]);
    } finally {
      // Its end is of no interest any more once the time is over.
      sending.catch(() => undefined);
    }
  }
}

const isUnreached = (error: unknown): boolean => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return !OF_A_MAIL_SERVER.has(code) && (typeof responseCode !== 'number' || code === 'EPROTOCOL');
};

async function tooLate(rest: Promise<void>): Promise<never> {
  await rest;
  throw Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' });
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITY[character] ?? character);

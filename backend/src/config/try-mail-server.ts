import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { AccountsService } from '../auth/accounts.service.js';
import { type Limit, RateLimits } from '../auth/rate-limits.js';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { ENVIRONMENT, type Environment } from '../platform/environment.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { toSmtpFailure } from '../platform/mail/smtp-failure.js';
import { type MailRoute, SmtpService } from '../platform/mail/smtp.service.js';
import { ConfigService } from './config.service.js';
import type { MailTrialResponse } from './mail-trial.dto.js';

const TRIALS: Limit = { name: 'smtp-trial', points: 5, seconds: 60 };
const LONGEST_MS = 10_000;

/** Sends a message now, past the queue, to whoever presses the button: it says whether the mail server takes it. */
@Injectable()
export class TryMailServer {
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
    const { email } = await this.accounts.getSessionUser(actor.userId);
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

  /** Why it was not accepted; null: it was. */
  private async attempt(email: string): Promise<string | null> {
    try {
      const route = await this.smtp.route();
      if (route === null) throw new DomainError('smtp_missing');
      await this.send(route, email);
      return null;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      return toSmtpFailure(error).reason;
    }
  }

  private async send(route: MailRoute, email: string): Promise<void> {
    const { company_info: company } = await this.config.get();
    const text = `Esta es una prueba del servidor de correo de ${company.name} (${this.environment.appUrl}). Si la lees, los mensajes salen.`;
    const late = new AbortController();
    const sending = this.smtp.send(route, {
      id: randomUUID(),
      to: email,
      senderName: company.name,
      replyTo: company.email_rrhh,
      subject: `Prueba de envío de ${company.name}`,
      text,
      html: `<p>${escapeHtml(text)}</p>`,
      unsubscribeUrl: null,
      calendars: [],
    });
    try {
      await Promise.race([sending, tooLate(late.signal)]);
    } finally {
      late.abort();
      // Its end is of no interest any more once the time is over.
      sending.catch(() => undefined);
    }
  }
}

async function tooLate(signal: AbortSignal): Promise<never> {
  await sleep(LONGEST_MS, undefined, { signal }).catch(() => undefined);
  throw Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' });
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITY[character] ?? character);

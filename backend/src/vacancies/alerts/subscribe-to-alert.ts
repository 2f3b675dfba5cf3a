import type { VacancyCriteria } from '@hiring/contract/web';
import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { languageAsked } from '../../platform/http/language/language.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { ALERT_LIMITS } from './alert-limits.js';
import { SAME_REQUEST_MS } from './alert.rules.js';
import { AlertsRepository } from './alerts.repository.js';
import { canonical, hashOf } from './criteria.rules.js';

/** Longer than writing takes, so that the response time does not reveal what was written. */
const ANSWER_MS = 250;

export interface AlertOrder {
  email: string;
  criterios: VacancyCriteria;
  aviso_version?: string;
}

/** Asks the owner of the mailbox to confirm an alert. Nothing else is sent before. */
@Injectable()
export class SubscribeToAlert {
  constructor(
    private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly limits: RateLimits,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** Behaves alike for any e-mail. @throws {DomainError} `too_many_requests`, by visitor only. */
  async execute(order: AlertOrder, ip: string): Promise<void> {
    await this.limits.take(ALERT_LIMITS.visitor, visitorOf(ip));
    await Promise.all([this.write(order), sleep(ANSWER_MS)]);
  }

  private async write({ criterios, aviso_version, ...order }: AlertOrder): Promise<void> {
    const email = normalizeEmail(order.email);
    // No error: the response must not reveal earlier e-mails.
    if (!(await this.limits.tryTake(ALERT_LIMITS.recipient, email))) return;
    const criteria = canonical(criterios);
    const now = this.clock.now();
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { id } = await this.alerts.insertOrRenew(manager, {
        email,
        criterios: criteria,
        criterios_hash: hashOf(criteria),
        aviso_version: aviso_version ?? null,
        idioma: languageAsked(),
        created_at: now,
      });
      await this.mail.write(manager, {
        causa: `alerta_confirmar:${id}:${Math.floor(now.getTime() / SAME_REQUEST_MS)}`,
        plantilla: 'alerta_confirmar',
        destinatario: email,
        alerta_id: id,
        idioma: languageAsked(),
        datos: {},
      });
    });
  }
}

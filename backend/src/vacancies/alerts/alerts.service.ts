import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DepartmentsService } from '../../departments/departments.service.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { inLanguageAsked } from '../../platform/http/language/language.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { AlertResponse } from './alert.dto.js';
import { AlertLinks, type AlertPurpose } from './alert-links.js';
import { hasLapsed, MAX_ALERTS, stateOf } from './alert.rules.js';
import { AlertsRepository } from './alerts.repository.js';
import { inWords, listPath } from './criteria.rules.js';
import type { JobAlert } from './job-alert.entity.js';

type Shown = Pick<JobAlert, 'id' | 'confirmada_at' | 'baja_at' | 'criterios'>;

/** Actions of the links in alert e-mails. The link itself proves access to the mailbox. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly links: AlertLinks,
    private readonly departments: DepartmentsService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** What a link refers to, without changing it; null when invalid. */
  async find(purpose: AlertPurpose, token: string): Promise<AlertResponse | null> {
    const id = this.links.read(token, purpose);
    const alert = id ? await this.alerts.findById(this.dataSource.manager, id) : null;
    return alert && !hasLapsed(alert, this.clock.now()) ? this.respond(alert) : null;
  }

  /**
   * Activates the alert. Idempotent; a cancelled alert stays cancelled.
   * @throws {DomainError} `alert_gone`, `alert_limit`.
   */
  async confirm(token: string): Promise<AlertResponse> {
    const id = this.idOf('confirmar', token);
    return this.respond(
      await inRequestTransaction(this.dataSource, async (manager) => {
        const found = await this.alerts.lockWithSiblings(manager, id);
        const now = this.clock.now();
        if (!found || hasLapsed(found.alert, now)) throw new DomainError('alert_gone');
        const { alert, siblings } = found;
        if (stateOf(alert) !== 'pendiente') return alert;
        assertRoom(siblings);
        await this.alerts.confirm(manager, id, now);
        return { ...alert, confirmada_at: now };
      }),
    );
  }

  /**
   * Cancels the alert and its waiting e-mails. Idempotent, also for a deleted alert.
   * @throws {DomainError} `alert_gone` when the link is invalid.
   */
  async unsubscribe(token: string): Promise<void> {
    const id = this.idOf('baja', token);
    await inRequestTransaction(this.dataSource, async (manager) => {
      await this.alerts.unsubscribe(manager, id, this.clock.now());
      await this.mail.cancelOfAlert(manager, id);
    });
  }

  /**
   * Reverts an unsubscription; openings published meanwhile are not sent.
   * @throws {DomainError} `alert_gone`, `alert_limit`; `alert_exists` when the same search was subscribed again.
   */
  async resume(token: string): Promise<AlertResponse> {
    const id = this.idOf('baja', token);
    return this.respond(
      await inRequestTransaction(this.dataSource, async (manager) => {
        const found = await this.alerts.lockWithSiblings(manager, id);
        if (!found) throw new DomainError('alert_gone');
        const { alert, siblings } = found;
        if (stateOf(alert) !== 'baja') return alert;
        const askedAgain = siblings.some(
          (one) => stateOf(one) !== 'baja' && one.criterios_hash === alert.criterios_hash,
        );
        if (askedAgain) throw new DomainError('alert_exists');
        assertRoom(siblings);
        await this.alerts.resume(manager, id, this.clock.now());
        return { ...alert, baja_at: null };
      }),
    );
  }

  private idOf(purpose: AlertPurpose, token: string): string {
    const id = this.links.read(token, purpose);
    if (!id) throw new DomainError('alert_gone');
    return id;
  }

  private async respond(alert: Shown): Promise<AlertResponse> {
    const name = await this.departments.namer();
    return {
      estado: stateOf(alert),
      criterios: inLanguageAsked(() => inWords(alert.criterios, name)),
      listado: listPath(alert.criterios),
      baja: this.links.unsubscribePath(alert.id),
    };
  }
}

function assertRoom(siblings: readonly JobAlert[]): void {
  const active = siblings.filter((one) => stateOf(one) === 'activa').length;
  if (active >= MAX_ALERTS) throw new DomainError('alert_limit', { max: MAX_ALERTS });
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { derivedKey } from '../../platform/limits/derived-key.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { type AlertPurpose, makeAlertToken, readAlertToken } from './alert-token.js';
import { type AlertState, stateOf } from './alert.rules.js';
import { AlertsRepository } from './alerts.repository.js';

/** Links in alert e-mails: created at send time and never stored. */
@Injectable()
export class AlertLinks implements OnModuleInit {
  private readonly key: Buffer;
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    private readonly alerts: AlertsRepository,
    private readonly mail: MailService,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'job-alerts');
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('alerta_confirmar', (manager, email) =>
      this.link(manager, email, 'confirmar', ['pendiente', 'activa']),
    );
    this.mail.registerLinkMaker('alerta_ofertas', (manager, email) =>
      this.link(manager, email, 'baja', ['activa']),
    );
    this.mail.registerUnsubscribeMaker('alerta_ofertas', ({ alerta_id }) =>
      this.address('api/alerts/unsubscribe', 'baja', String(alerta_id)),
    );
  }

  /** The alert's id; null for an invalid link or one of another kind. */
  read(purpose: AlertPurpose, token: string): string | null {
    return readAlertToken(this.key, purpose, token);
  }

  /** Page for mail programs that open the unsubscribe link instead of sending a POST. */
  unsubscribePage(token: string): string {
    return `${this.appUrl}/alertas/baja?token=${encodeURIComponent(token)}`;
  }

  /** Path of the unsubscribe page. */
  unsubscribePath(id: string): string {
    return `/alertas/baja?token=${makeAlertToken(this.key, 'baja', id)}`;
  }

  private async link(
    manager: EntityManager,
    { alerta_id }: Email,
    purpose: AlertPurpose,
    wantedIn: readonly AlertState[],
  ): Promise<string> {
    const alert = alerta_id ? await this.alerts.findById(manager, alerta_id) : null;
    if (!alert || !wantedIn.includes(stateOf(alert))) throw new EmailUnwanted();
    return this.address(`alertas/${purpose}`, purpose, alert.id);
  }

  private address(path: string, purpose: AlertPurpose, id: string): string {
    return `${this.appUrl}/${path}?token=${makeAlertToken(this.key, purpose, id)}`;
  }
}

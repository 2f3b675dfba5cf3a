import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { SignedLinks } from '../../platform/secrets/signed-links.js';
import { type AlertState, stateOf } from './alert.rules.js';
import { AlertsRepository } from './alerts.repository.js';

/** The action of a link; a link is valid for one action only. */
export type AlertPurpose = 'confirmar' | 'baja';

/** Links in alert e-mails. */
@Injectable()
export class AlertLinks extends SignedLinks<AlertPurpose> implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly alerts: AlertsRepository,
    private readonly mail: MailService,
  ) {
    super(environment, 'job-alerts');
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

  /** Page for mail programs that open the unsubscribe link instead of sending a POST. */
  unsubscribePage(token: string): string {
    return this.urlOf(`/alertas/baja?token=${encodeURIComponent(token)}`);
  }

  /** Path of the unsubscribe page. */
  unsubscribePath(id: string): string {
    return `/alertas/baja?token=${this.tokenOf(id, 'baja')}`;
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
    return this.urlOf(`/${path}?token=${this.tokenOf(id, purpose)}`);
  }
}

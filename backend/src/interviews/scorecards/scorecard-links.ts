import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { SignedLinks } from '../../platform/secrets/signed-links.js';
import { ScorecardRequest } from './scorecard-request.entity.js';
import { requestState } from './scorecard.rules.js';

/** Scorecard links: created at send time and never stored. */
@Injectable()
export class ScorecardLinks extends SignedLinks implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    super(environment, 'scorecards');
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('evaluacion_pedida', (manager, email) => this.link(manager, email));
  }

  /** Link to the open request of this address. */
  private async link(manager: EntityManager, { entrevista_id, destinatario }: Email): Promise<string> {
    const waiting = entrevista_id
      ? await manager.findBy(ScorecardRequest, { entrevista_id, revocada_at: IsNull(), usada_at: IsNull() })
      : [];
    const now = this.clock.now();
    const request = waiting.find(
      (one) =>
        one.email.toLowerCase() === destinatario.toLowerCase() && requestState(one, now) === 'pendiente',
    );
    if (!request) throw new EmailUnwanted();
    return this.urlOf(`/evaluar/${this.tokenOf(request.id)}`);
  }
}

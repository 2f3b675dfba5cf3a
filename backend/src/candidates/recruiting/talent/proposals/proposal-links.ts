import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Email } from '../../../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../../../mail/mail-hooks.js';
import { MailService } from '../../../../mail/emails/mail.service.js';
import { Clock } from '../../../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../../../platform/environment/environment.js';
import { SignedLinks } from '../../../../platform/secrets/signed-links.js';
import { InvitationsRepository } from '../invitations.repository.js';

const PAGE = '/propuestas';

/** The link by which a person wants no more proposals: made when a message is sent, so that no row ever holds one. */
@Injectable()
export class ProposalLinks extends SignedLinks implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly invitations: InvitationsRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    super(environment, 'talent-pool');
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('invitacion_vacante', (manager, email) => this.link(manager, email));
    this.mail.registerUnsubscribeMaker('invitacion_vacante', ({ candidato_id }) =>
      this.urlOf(`/api/proposals/unsubscribe?token=${this.tokenOf(String(candidato_id))}`),
    );
  }

  /** Where a link leads that a mail program opens instead of calling it. */
  pageOf(token: string): string {
    return this.urlOf(`${PAGE}?token=${encodeURIComponent(token)}`);
  }

  /** Not sent if the person has withdrawn the consent since. */
  private async link(manager: EntityManager, { candidato_id }: Email): Promise<string> {
    const person = candidato_id
      ? await this.invitations.findConsenting(manager, candidato_id, this.clock.now())
      : null;
    if (!person?.consiente) throw new EmailUnwanted();
    return this.pageOf(this.tokenOf(person.id));
  }
}

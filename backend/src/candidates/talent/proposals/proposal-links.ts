import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { derivedKey } from '../../../platform/limits/derived-key.js';
import type { Email } from '../../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../../mail/mail-hooks.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment.js';
import { makeSignedId, readSignedId } from '../../../platform/secrets/signed-id.js';
import { InvitationsRepository } from '../invitations.repository.js';

const PAGE = '/propuestas';

/** The link by which a person wants no more proposals: made when a message is sent, so that no row ever holds one. */
@Injectable()
export class ProposalLinks implements OnModuleInit {
  private readonly key: Buffer;
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    private readonly invitations: InvitationsRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'talent-pool');
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('invitacion_vacante', (manager, email) => this.link(manager, email));
    this.mail.registerUnsubscribeMaker(
      'invitacion_vacante',
      ({ candidato_id }) =>
        `${this.appUrl}/api/proposals/unsubscribe?token=${makeSignedId(this.key, String(candidato_id))}`,
    );
  }

  /** The id of the candidate; null for anything but a link of ours. */
  read(token: string): string | null {
    return readSignedId(this.key, token);
  }

  /** Where a link leads that a mail program opens instead of calling it. */
  pageOf(token: string): string {
    return `${this.appUrl}${PAGE}?token=${encodeURIComponent(token)}`;
  }

  /** Not sent if the person has withdrawn the consent since. */
  private async link(manager: EntityManager, { candidato_id }: Email): Promise<string> {
    const person = candidato_id
      ? await this.invitations.findConsenting(manager, candidato_id, this.clock.now())
      : null;
    if (!person?.consiente) throw new EmailUnwanted();
    return this.pageOf(makeSignedId(this.key, person.id));
  }
}

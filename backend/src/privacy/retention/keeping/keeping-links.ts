import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { MailService } from '../../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../../mail/mail-hooks.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { SignedLinks } from '../../../platform/secrets/signed-links.js';
import { RetentionTerm } from '../retention-term.entity.js';

/** The link of a reminder: made when its message is sent, so that no row ever holds one. */
@Injectable()
export class KeepingLinks extends SignedLinks implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly mail: MailService,
  ) {
    super(environment, 'data-keeping');
  }

  onModuleInit(): void {
    // By the person and not by the cause: the same words sent once more have another.
    this.mail.registerLinkMaker('conservacion_aviso', async (manager, { candidato_id }) => {
      const term = candidato_id ? await manager.findOneBy(RetentionTerm, { candidato_id }) : null;
      if (!term?.aviso_id) throw new EmailUnwanted();
      return this.urlOf(`/conservar-datos?token=${this.tokenOf(term.aviso_id)}`);
    });
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { MailService } from '../../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../../mail/mail-hooks.js';
import { Clock } from '../../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { SignedLinks } from '../../../platform/secrets/signed-links.js';
import { ErasureRequest } from './erasure-request.entity.js';

/** The cause of a request's message, which names the request. */
const CAUSE = 'borrado_confirmar:';

export const causeOf = (requestId: string): string => `${CAUSE}${requestId}`;

/** The link that confirms an erasure: made when its message is sent, so that no row ever holds one. */
@Injectable()
export class ErasureLinks extends SignedLinks implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    super(environment, 'account-erasure');
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('borrado_confirmar', async (manager, { causa }) => {
      const request = await manager.findOneBy(ErasureRequest, { id: causa.slice(CAUSE.length) });
      if (!request || request.caduca_at <= this.clock.now()) throw new EmailUnwanted();
      return this.urlOf(`/borrar-cuenta?token=${this.tokenOf(request.id)}`);
    });
  }
}

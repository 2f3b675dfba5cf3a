import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { derivedKey } from '../../../platform/limits/derived-key.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../../mail/mail-hooks.js';
import { Clock } from '../../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment.js';
import { makeSignedId, readSignedId } from '../../../platform/secrets/signed-id.js';
import { ErasureRequest } from './erasure-request.entity.js';

/** The cause of a request's message, which names the request. */
const CAUSE = 'borrado_confirmar:';

export const causeOf = (requestId: string): string => `${CAUSE}${requestId}`;

/** The link that confirms an erasure: made when its message is sent, so that no row ever holds one. */
@Injectable()
export class ErasureLinks implements OnModuleInit {
  private readonly key: Buffer;
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'account-erasure');
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('borrado_confirmar', async (manager, { causa }) => {
      const request = await manager.findOneBy(ErasureRequest, { id: causa.slice(CAUSE.length) });
      if (!request || request.caduca_at <= this.clock.now()) throw new EmailUnwanted();
      return `${this.appUrl}/borrar-cuenta?token=${makeSignedId(this.key, request.id)}`;
    });
  }

  /** The id of the request; null for anything but such a link. */
  read(token: string): string | null {
    return readSignedId(this.key, token);
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { derivedKey } from '../../../platform/limits/derived-key.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../../mail/mail-hooks.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment.js';
import { makeSignedId, readSignedId } from '../../../platform/secrets/signed-id.js';
import { RetentionTerm } from '../retention-term.entity.js';

/** The link of a reminder: made when its message is sent, so that no row ever holds one. */
@Injectable()
export class KeepingLinks implements OnModuleInit {
  private readonly key: Buffer;
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    private readonly mail: MailService,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'data-keeping');
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    // By the person and not by the cause: the same words sent once more have another.
    this.mail.registerLinkMaker('conservacion_aviso', async (manager, { candidato_id }) => {
      const term = candidato_id ? await manager.findOneBy(RetentionTerm, { candidato_id }) : null;
      if (!term?.aviso_id) throw new EmailUnwanted();
      return `${this.appUrl}/conservar-datos?token=${makeSignedId(this.key, term.aviso_id)}`;
    });
  }

  /** The id of the reminder; null for anything but such a link. */
  read(token: string): string | null {
    return readSignedId(this.key, token);
  }
}

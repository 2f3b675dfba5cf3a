import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { derivedKey } from '../../platform/limits/derived-key.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { makeSignedId, readSignedId } from '../../platform/secrets/signed-id.js';
import { SlotInvitation } from './slot-invitation.entity.js';

/** Slot links: created at send time and never stored. */
@Injectable()
export class SlotLinks implements OnModuleInit {
  private readonly key: Buffer;
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'interview-slots');
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('cita_ofrecida', (manager, email) => this.link(manager, email));
  }

  /** The invitation's id; null for an invalid link. */
  read(token: string): string | null {
    return readSignedId(this.key, token);
  }

  pathOf(invitationId: string): string {
    return `/cita/elegir/${makeSignedId(this.key, invitationId)}`;
  }

  /** Link to the application's open invitation; the message of a closed one is not sent. */
  private async link(manager: EntityManager, { aplicacion_id }: Email): Promise<string> {
    const open = aplicacion_id
      ? await manager.findOneBy(SlotInvitation, { aplicacion_id, usada_at: IsNull(), revocada_at: IsNull() })
      : null;
    if (!open || open.caduca_at <= this.clock.now()) throw new EmailUnwanted();
    return `${this.appUrl}${this.pathOf(open.id)}`;
  }
}

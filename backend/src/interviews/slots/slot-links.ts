import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { SignedLinks } from '../../platform/secrets/signed-links.js';
import { SlotInvitation } from './slot-invitation.entity.js';

/** Slot links: created at send time and never stored. */
@Injectable()
export class SlotLinks extends SignedLinks implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    super(environment, 'interview-slots');
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('cita_ofrecida', (manager, email) => this.link(manager, email));
  }

  pathOf(invitationId: string): string {
    return `/cita/elegir/${this.tokenOf(invitationId)}`;
  }

  /** Link to the application's open invitation; the message of a closed one is not sent. */
  private async link(manager: EntityManager, { aplicacion_id }: Email): Promise<string> {
    const open = aplicacion_id
      ? await manager.findOneBy(SlotInvitation, { aplicacion_id, usada_at: IsNull(), revocada_at: IsNull() })
      : null;
    if (!open || open.caduca_at <= this.clock.now()) throw new EmailUnwanted();
    return this.urlOf(this.pathOf(open.id));
  }
}

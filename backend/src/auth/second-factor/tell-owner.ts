import { instantFormat } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { AccountHooks, type SecurityChange } from '../account-hooks.js';
import type { User } from '../user.entity.js';

const sayMoment = instantFormat({ dateStyle: 'full', timeStyle: 'short' });

/**
 * E-mails the owner of an account when its second factor changes, in the transaction of the change. Each change has
 * its own e-mail; a refused or ineffective request sends none.
 */
@Injectable()
export class TellOwner {
  constructor(
    private readonly mail: MailService,
    private readonly hooks: AccountHooks,
    private readonly clock: Clock,
  ) {}

  async execute(manager: EntityManager, change: SecurityChange, user: User): Promise<void> {
    const causa = `${change}:${user.id}:${randomUUID()}`;
    await this.mail.write(manager, {
      causa,
      plantilla: change,
      destinatario: user.email,
      datos: () => ({
        ...(user.nombre ? { nombre: user.nombre } : {}),
        cuando: sayMoment(this.clock.now()),
      }),
      user_id: user.id,
    });
    await this.hooks.securityChanged(manager, { user, change, causa });
  }
}

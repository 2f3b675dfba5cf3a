import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { AccountTokens } from '../accounts/account-tokens.service.js';
import type { User } from '../user.entity.js';
import { EmailChangesRepository } from './email-changes.repository.js';

type Plantilla = 'cambio_email' | 'cambio_email_aviso';

/** The two e-mails of an address change; their links are created when they are sent. */
@Injectable()
export class EmailChangeMessages implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly changes: EmailChangesRepository,
    private readonly tokens: AccountTokens,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mail.registerLinkMaker('cambio_email', async (manager, email) => {
      const id = changeOf(email);
      if (!(await this.changes.isPendingHeld(manager, id, this.clock.now()))) throw new EmailUnwanted();
      return this.tokens.linkOf(manager, 'cambio_email', email, id);
    });
    // Sent even when the change was cancelled: somebody knew the password.
    this.mail.registerLinkMaker('cambio_email_aviso', (manager, email) =>
      this.tokens.linkOf(manager, 'cambio_email_aviso', email, changeOf(email)),
    );
  }

  async write(
    manager: EntityManager,
    plantilla: Plantilla,
    { changeId, user, to }: { changeId: string; user: User; to: string },
  ): Promise<void> {
    await this.mail.write(manager, {
      causa: `${plantilla}:${changeId}`,
      plantilla,
      destinatario: to,
      datos: user.nombre ? { nombre: user.nombre } : {},
      user_id: user.id,
    });
  }
}

/** The cause holds the id of the change, so that each change of an account has its own e-mails. */
const changeOf = ({ causa }: Email): string => causa.slice(causa.indexOf(':') + 1);

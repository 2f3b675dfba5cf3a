import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/emails/mail.service.js';
import type { AccountTokenType } from './account-token.entity.js';
import type { User } from '../user.entity.js';

/** Queues account e-mails. Each request gets its own e-mail; its link is created when it is sent. */
@Injectable()
export class AccountMessages {
  constructor(private readonly mail: MailService) {}

  /**
   * `sessionId`: the requesting session; its browser needs no password for the link. `returnTo`: path of the site
   * to return to.
   */
  async write(
    manager: EntityManager,
    plantilla: AccountTokenType,
    user: User,
    { sessionId, returnTo }: { sessionId?: string; returnTo?: string } = {},
  ): Promise<void> {
    await this.mail.write(manager, {
      causa: `${plantilla}:${user.id}:${randomUUID()}`,
      plantilla,
      destinatario: user.email,
      datos: user.nombre ? { nombre: user.nombre } : {},
      user_id: user.id,
      ...(sessionId ? { session_id: sessionId } : {}),
      ...(returnTo ? { volver_a: returnTo } : {}),
    });
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { issueAccountToken } from './account-link.js';
import { AccountToken, type AccountTokenType } from './account-token.entity.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import { User } from '../user.entity.js';

const TYPES: AccountTokenType[] = ['verificacion', 'restablecer', 'invitacion', 'acceso'];

/** One-time links of accounts: created when an e-mail is sent, looked up and consumed when they are opened. */
@Injectable()
export class AccountTokens implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    for (const tipo of TYPES) {
      this.mail.registerLinkMaker(tipo, (manager, email) => this.linkOf(manager, tipo, email));
    }
  }

  /** The token with its active account; null if it is unknown, used or expired. */
  async findValid(
    manager: EntityManager,
    token: string,
    types: AccountTokenType[],
  ): Promise<(AccountToken & { user: User }) | null> {
    const found = await manager.findOne(AccountToken, {
      where: { token_hash: hashToken(token), tipo: In(types), used_at: IsNull() },
      relations: { user: true },
    });
    return found && found.expires_at > this.clock.now() && found.user.activo ? found : null;
  }

  /** Consumes all unused tokens of these types of the account; returns whether `tokenId` was one of them. */
  async consume(
    manager: EntityManager,
    { userId, types, tokenId }: { userId: string; types: AccountTokenType[]; tokenId: string },
  ): Promise<boolean> {
    const consumed = await db(manager)
      .updateTable('account_tokens')
      .set({ used_at: this.clock.now() })
      .where('user_id', '=', userId)
      .where((eb) => isAnyOf(eb.ref('tipo'), types))
      .where('used_at', 'is', null)
      .returning('id')
      .execute();
    return consumed.some(({ id }) => id === tokenId);
  }

  /**
   * Invalidates every link sent before: each could set another password or open a session. The owner's objection to
   * an address change stays valid, so that an account thief cannot remove it.
   */
  async consumeAll(manager: EntityManager, userId: string): Promise<void> {
    const criteria = {
      user_id: userId,
      used_at: IsNull(),
      tipo: Not<AccountTokenType>('cambio_email_aviso'),
    };
    await manager.update(AccountToken, criteria, { used_at: this.clock.now() });
  }

  private linkOf(manager: EntityManager, tipo: AccountTokenType, email: Email): Promise<string> {
    if (!email.user_id) throw new Error(`the message ${email.id} belongs to no account`);
    return issueAccountToken(manager, {
      tipo,
      userId: email.user_id,
      sessionId: email.session_id,
      returnTo: email.volver_a,
      now: this.clock.now(),
      appUrl: this.environment.appUrl,
    });
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not, type Repository } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { issueAccountToken } from './account-link.js';
import { AccountToken, type AccountTokenType } from './account-token.entity.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/** A valid token with its account. */
export type FoundToken = AccountToken & { user: User };

const TYPES: AccountTokenType[] = ['verificacion', 'restablecer', 'invitacion', 'acceso'];

/** One-time links of accounts: created when an e-mail is sent, looked up and consumed when they are opened. */
@Injectable()
export class AccountTokens implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(AccountToken) private readonly accountTokens: Repository<AccountToken>,
    private readonly users: UsersRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    for (const tipo of TYPES) {
      this.mail.registerLinkMaker(tipo, (manager, email) => this.linkOf(manager, tipo, email));
    }
  }

  /** @throws {DomainError} `token_expired`: the token is unknown, used or expired, or its account is inactive. */
  async getValid(token: string, types: AccountTokenType[]): Promise<FoundToken> {
    const found = await this.accountTokens.findOne({
      where: { token_hash: hashToken(token), tipo: In(types), used_at: IsNull() },
      relations: { user: true },
    });
    if (!found || found.expires_at <= this.clock.now() || !found.user.activo) {
      throw new DomainError('token_expired');
    }
    return found;
  }

  /**
   * Runs `use` in a transaction that locks the account and consumes its unused tokens of these types.
   * @throws {DomainError} `token_expired`: the token was used, or the account deactivated, since it was found.
   */
  redeem<T>(
    { id, user_id }: AccountToken,
    types: AccountTokenType[],
    use: (manager: EntityManager, user: User) => Promise<T>,
  ): Promise<T> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.users.lock(manager, user_id);
      const consumed = await db(manager)
        .updateTable('account_tokens')
        .set({ used_at: this.clock.now() })
        .where('user_id', '=', user_id)
        .where((eb) => isAnyOf(eb.ref('tipo'), types))
        .where('used_at', 'is', null)
        .returning('id')
        .execute();
      if (!user?.activo || !consumed.some((token) => token.id === id)) throw new DomainError('token_expired');
      return use(manager, user);
    });
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

  /** Issues the link of an e-mail. `emailChangeId`: the address change that it is about. */
  linkOf(
    manager: EntityManager,
    tipo: AccountTokenType,
    email: Email,
    emailChangeId?: string,
  ): Promise<string> {
    if (!email.user_id) throw new Error(`the message ${email.id} belongs to no account`);
    return issueAccountToken(manager, {
      tipo,
      userId: email.user_id,
      sessionId: email.session_id,
      emailChangeId,
      returnTo: email.volver_a,
      now: this.clock.now(),
      appUrl: this.environment.appUrl,
    });
  }
}

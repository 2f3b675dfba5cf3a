import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterCommit } from '../../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { AccountTokenType } from '../accounts/account-token.entity.js';
import { AccountTokens } from '../accounts/account-tokens.service.js';
import { EmailVerification } from '../accounts/email-verification.js';
import { PasswordAttempts } from './password-attempts.js';
import { SetPassword } from './set-password.js';
import { UsersRepository } from '../users.repository.js';

const TYPES: AccountTokenType[] = ['restablecer', 'invitacion'];

/** Sets a password with an e-mailed link: a reset, or the first password of staff. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly tokens: AccountTokens,
    private readonly passwords: SetPassword,
    private readonly verification: EmailVerification,
    private readonly attempts: PasswordAttempts,
  ) {}

  /**
   * Ends every session of the account and returns its id. The link came by e-mail, so the address is verified too.
   * @throws {DomainError} `token_expired`, `validation_failed`.
   */
  async execute({ token, password }: { token: string; password: string }, ip: string): Promise<string> {
    const found = await this.tokens.findValid(this.dataSource.manager, token, TYPES);
    if (!found) throw new DomainError('token_expired');
    const hash = await this.passwords.prepare(found.user.role, password);
    await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.users.lock(manager, found.user_id);
      const consumption = { userId: found.user_id, types: TYPES, tokenId: found.id };
      const consumed = await this.tokens.consume(manager, consumption);
      if (!user?.activo || !consumed) throw new DomainError('token_expired');
      await this.passwords.write(manager, user, hash);
      await this.verification.confirm(manager, user);
    });
    await afterCommit(() => this.attempts.forgive(found.user.email, ip));
    return found.user_id;
  }
}

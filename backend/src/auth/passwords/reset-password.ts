import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../platform/database/transactions/request-transactions.js';
import type { AccountTokenType } from '../accounts/account-token.entity.js';
import { AccountTokens } from '../accounts/account-tokens.service.js';
import { EmailVerification } from '../accounts/email-verification.js';
import { PasswordAttempts } from './password-attempts.js';
import { SetPassword } from './set-password.js';

const TYPES: AccountTokenType[] = ['restablecer', 'invitacion'];

/** Sets a password with an e-mailed link: a reset, or the first password of staff. */
@Injectable()
export class ResetPassword {
  constructor(
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
    const found = await this.tokens.getValid(token, TYPES);
    const hash = await this.passwords.prepare(found.user.role, password);
    await this.tokens.redeem(found, TYPES, async (manager, user) => {
      await this.passwords.write(manager, user, hash);
      await this.verification.confirm(manager, user);
    });
    await afterCommit(() => this.attempts.forgive(found.user.email, ip));
    return found.user_id;
  }
}

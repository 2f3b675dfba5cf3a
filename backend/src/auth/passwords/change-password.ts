import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { getOwnUser } from '../own-account/own-user.js';
import { PasswordAttempts } from './password-attempts.js';
import { PasswordHasher } from './password-hasher.js';
import { SetPassword } from './set-password.js';
import { UsersRepository } from '../users.repository.js';

const wrongPassword = (): DomainError =>
  new DomainError('wrong_password', {}, { current_password: [sentenceOf('wrong_password')] });

/** Changes the signed-in user's password. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwords: SetPassword,
    private readonly attempts: PasswordAttempts,
  ) {}

  /**
   * Ends the account's other sessions.
   * @throws {DomainError} `validation_failed`, `wrong_password`, `too_many_requests` after wrong ones.
   */
  async execute(order: { current_password: string; password: string }, actor: Actor): Promise<void> {
    const known = await getOwnUser(this.dataSource.manager, actor.userId);
    const hash = await this.passwords.prepare(known.role, order.password, { replaces: true });
    const proven = await this.attempts.inSession(actor.sessionId, async () =>
      (await this.hasher.verify(known.password_hash, order.current_password)) ? known : null,
    );
    if (!proven) throw wrongPassword();
    await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.users.lock(manager, known.id);
      // A concurrent change was faster: the checked password is no longer the current one.
      if (user?.password_hash !== known.password_hash) throw wrongPassword();
      await this.passwords.write(manager, user, hash, actor.sessionId);
    });
  }
}

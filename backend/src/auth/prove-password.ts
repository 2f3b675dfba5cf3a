import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../platform/auth/actor.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { sentenceOf } from '../platform/errors/error-catalogue.js';
import { PasswordAttempts } from './password-attempts.js';
import { PasswordHasher } from './password-hasher.js';
import { UsersRepository } from './users.repository.js';

/** Asks who is signed in for the password once more, before something that cannot be undone. */
@Injectable()
export class ProvePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: PasswordAttempts,
  ) {}

  /**
   * An account without a password has nothing to prove.
   * @throws {DomainError} `wrong_password` with the field `password`, `too_many_requests` after wrong ones.
   */
  async assert(actor: Actor, password: string): Promise<void> {
    const user = await this.users.findById(this.dataSource.manager, actor.userId);
    if (!user) throw new DomainError('unauthenticated');
    const { password_hash } = user;
    if (password_hash === null) return;
    const proven = await this.attempts.inSession(actor.sessionId, async () =>
      (await this.hasher.verify(password_hash, password)) ? true : null,
    );
    if (!proven) throw new DomainError('wrong_password', {}, { password: [sentenceOf('wrong_password')] });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import type { ClientInfo } from '../client.js';
import { getOwnUser } from '../own-account/own-user.js';
import { PasswordAttempts } from '../passwords/password-attempts.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import { KnownBrowsers } from './known-browsers.js';

const wrongPassword = (): DomainError =>
  new DomainError('wrong_password', {}, { password: [sentenceOf('wrong_password')] });

/** Checks an account's password in two steps: the slow check stays outside the transaction. */
@Injectable()
export class ProveOwner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: PasswordAttempts,
    private readonly knownBrowsers: KnownBrowsers,
  ) {}

  /** The signed-in user's account. @throws {DomainError} `wrong_password` with the field `password`, `too_many_requests` after wrong ones. */
  async prove(actor: Actor, password: string): Promise<User> {
    return this.check(await getOwnUser(this.dataSource.manager, actor.userId), actor, password);
  }

  /**
   * Whether somebody who is not signed in knows the account's password. False, after the same work, for an unknown or
   * inactive account.
   * @throws {DomainError} `too_many_requests` after wrong ones.
   */
  async knowsPassword(
    user: User | null,
    { email, password }: { email: string; password: string },
    client: ClientInfo,
  ): Promise<boolean> {
    const known = this.knownBrowsers.knows(client.knownBrowser, user?.id);
    const hash = user?.activo ? user.password_hash : null;
    const knows = await this.attempts.atSignIn({ email, ip: client.ip, known }, async () =>
      (await this.hasher.verify(hash, password)) ? true : null,
    );
    return knows ?? false;
  }

  /** Like `prove`; an account without a password passes. */
  async proveIfAny(actor: Actor, password: string): Promise<User> {
    const user = await getOwnUser(this.dataSource.manager, actor.userId);
    return user.password_hash === null ? user : this.check(user, actor, password);
  }

  /** Locks the account. @throws {DomainError} `wrong_password` when the password changed since the check. */
  async lock(manager: EntityManager, proven: User): Promise<User> {
    const user = await this.users.lock(manager, proven.id);
    if (!user?.activo || user.password_hash !== proven.password_hash) throw wrongPassword();
    return user;
  }

  private async check(user: User, { sessionId }: Actor, password: string): Promise<User> {
    const proven = await this.attempts.inSession(sessionId, async () =>
      (await this.hasher.verify(user.password_hash, password)) ? user : null,
    );
    if (!proven) throw wrongPassword();
    return proven;
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.js';
import { AccountHooks } from './account-hooks.js';
import { AccountLimits } from './account-limits.js';
import { type SessionUser, toSessionUser } from './session-user.dto.js';
import { UsersRepository } from './users.repository.js';

/** Reads of accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly limits: AccountLimits,
    private readonly hooks: AccountHooks,
  ) {}

  /** Who is signed in, as pages show it. @throws {DomainError} `unauthenticated` when the account is gone. */
  async getSessionUser(userId: string): Promise<SessionUser> {
    const [user, status, unread] = await Promise.all([
      this.users.findById(this.dataSource.manager, userId),
      this.hooks.applicationStatus(userId),
      this.hooks.unreadNotifications(userId),
    ]);
    if (!user) throw new DomainError('unauthenticated');
    return toSessionUser(user, status, unread);
  }

  /** The live duplicate check of registration. */
  async emailExists(email: string, ip: string): Promise<boolean> {
    await this.limits.emailExists(ip);
    return this.users.exists(this.dataSource.manager, email);
  }
}

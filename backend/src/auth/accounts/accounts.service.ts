import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { AccountHooks } from '../account-hooks.js';
import { visitorOf } from '../../platform/limits/rate-limit.rules.js';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import { ACCOUNT_LIMITS } from './account-limits.js';
import { mustEnrol } from '../second-factor/enrolment.rules.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { getOwnUser } from '../own-account/own-user.js';
import { type SessionUser, toSessionUser } from '../sign-in/session-user.dto.js';
import { UsersRepository } from '../users.repository.js';

/** Reads of accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly limits: RateLimits,
    private readonly hooks: AccountHooks,
    private readonly factors: SecondFactorsRepository,
    private readonly config: ConfigService,
  ) {}

  /** The signed-in user, as pages show it. @throws {DomainError} `unauthenticated` when the account is gone. */
  async getSessionUser(userId: string): Promise<SessionUser> {
    const [user, config, status, unread] = await Promise.all([
      getOwnUser(this.dataSource.manager, userId),
      this.config.get(),
      this.hooks.applicationStatus(userId),
      this.hooks.unreadNotifications(userId),
    ]);
    const { language, timezone } = config;
    // Asked only where the answer can matter.
    const enrolling =
      mustEnrol(user.role, config, false) && !(await this.factors.isActive(this.dataSource.manager, user.id));
    return toSessionUser(user, status, unread, { enrolling, language, timezone });
  }

  /** Live duplicate check of the registration form. */
  async emailExists(email: string, ip: string): Promise<boolean> {
    await this.limits.take(ACCOUNT_LIMITS.emailExists, visitorOf(ip));
    return this.users.exists(this.dataSource.manager, email);
  }
}

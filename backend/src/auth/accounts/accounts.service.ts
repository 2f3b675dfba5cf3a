import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AccountHooks } from '../account-hooks.js';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { ACCOUNT_LIMITS } from './account-limits.js';
import { mustEnrol } from '../second-factor/enrolment.rules.js';
import { hasSecondFactor, provedTwoFactors } from '../second-factor/second-factors.repository.js';
import { db } from '../../platform/database/sql/db.js';
import { DomainError } from '../../platform/errors/domain-error.js';
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
    private readonly config: ConfigService,
  ) {}

  /** The user signed in with this session, as pages show them. @throws {DomainError} `unauthenticated` when the account is gone. */
  async getSessionUser({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>): Promise<SessionUser> {
    const user = await db(this.dataSource, 'session-user')
      .selectFrom('users as u')
      .where('u.id', '=', userId)
      .select(['u.id', 'u.email', 'u.nombre', 'u.apellidos', 'u.role', 'u.email_verified_at'])
      .select((eb) => [
        hasSecondFactor(eb.ref('u.id')).as('has_second_factor'),
        provedTwoFactors(sessionId).as('proved_two'),
      ])
      .executeTakeFirst();
    if (!user) throw new DomainError('unauthenticated');
    const badges = await this.hooks.badges(this.dataSource.manager, userId);
    const config = await this.config.get();
    const { language, timezone } = config;
    const enrolling = mustEnrol(user.role, config, user.has_second_factor || user.proved_two);
    return toSessionUser(user, badges, { enrolling, language, timezone });
  }

  /** Live duplicate check of the registration form. */
  async emailExists(email: string, ip: string): Promise<boolean> {
    const visitor = visitorOf(ip);
    await this.limits.take(ACCOUNT_LIMITS.emailExists, visitor);
    await this.limits.take(ACCOUNT_LIMITS.emailExistsDay, visitor);
    return this.users.exists(this.dataSource.manager, email);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { AccountHooks } from '../account-hooks.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { ACCOUNT_LIMITS } from './account-limits.js';
import { AccountMessages } from './account-messages.js';
import { getOwnUser } from '../own-account/own-user.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/** Verification of an account's e-mail address: sends the link and stores the result. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly limits: RateLimits,
    private readonly messages: AccountMessages,
    private readonly hooks: AccountHooks,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Sends another e-mail; does nothing when the address is verified. @throws {DomainError} `too_many_requests`. */
  async resend({ userId, sessionId }: Actor): Promise<void> {
    await this.limits.take(ACCOUNT_LIMITS.resend, userId);
    await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await getOwnUser(manager, userId);
      if (!user.email_verified_at) await this.messages.write(manager, 'verificacion', user, { sessionId });
    });
  }

  /** Verifies the address and runs the hooks the first time; later calls change nothing. `user` must be locked. */
  async confirm(manager: EntityManager, user: User): Promise<void> {
    if (user.email_verified_at) return;
    const now = this.clock.now();
    user.email_verified_at = now;
    await this.users.update(manager, user.id, { email_verified_at: now }, now);
    await this.hooks.emailVerified(manager, user);
    await this.logs.record(manager, {
      actorId: user.id,
      action: 'auth.email_verified',
      details: 'Correo verificado',
      level: 'success',
      entity: 'user',
      entityId: user.id,
    });
  }
}

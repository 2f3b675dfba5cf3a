import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { visitorOf } from '../../../platform/http/limits/rate-limit.rules.js';
import { RateLimits } from '../../../platform/http/limits/rate-limits.js';
import { normalizeEmail } from '../../../platform/values/email-address.js';
import { ACCOUNT_LIMITS } from '../../accounts/account-limits.js';
import { AccountMessages } from '../../accounts/account-messages.js';
import { SecondFactorsRepository } from '../../second-factor/second-factors.repository.js';
import type { User } from '../../user.entity.js';
import { UsersRepository } from '../../users.repository.js';

/** Longer than writing an e-mail takes, so that the response time does not reveal whether one was written. */
const ANSWER_MS = 250;

/**
 * Whether a link may open this account. Staff need a second factor: access to a mailbox alone must not open all
 * applications.
 */
export async function mayEnterByLink(
  manager: EntityManager,
  user: User,
  factors: SecondFactorsRepository,
): Promise<boolean> {
  return user.activo && (user.role === 'candidate' || (await factors.isActive(manager, user.id)));
}

/** Sends the sign-in link if the account exists. */
@Injectable()
export class SendSignInLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly limits: RateLimits,
    private readonly messages: AccountMessages,
    private readonly logs: LogsService,
  ) {}

  /** Behaves alike for any e-mail. @throws {DomainError} `too_many_requests`, by visitor only. */
  async execute({ email, next }: { email: string; next?: string }, ip: string): Promise<void> {
    await this.limits.take(ACCOUNT_LIMITS.linkVisitor, visitorOf(ip));
    await Promise.all([this.writeMessage(email, next), sleep(ANSWER_MS)]);
  }

  private async writeMessage(email: string, returnTo?: string): Promise<void> {
    // No error: the response must not reveal whether the account exists.
    if (!(await this.limits.tryTake(ACCOUNT_LIMITS.linkAccount, normalizeEmail(email)))) return;
    await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.users.findByEmail(manager, email);
      if (!user || !(await mayEnterByLink(manager, user, this.factors))) return;
      await this.messages.write(manager, 'acceso', user, returnTo ? { returnTo } : {});
      await this.logs.record(manager, {
        actorId: null,
        action: 'auth.sign_in_link_requested',
        details: 'Solicitud de un enlace para entrar',
        entity: 'user',
        entityId: user.id,
      });
    });
  }
}

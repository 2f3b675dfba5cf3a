import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { ACCOUNT_LIMITS } from '../accounts/account-limits.js';
import { AccountMessages } from '../accounts/account-messages.js';
import { UsersRepository } from '../users.repository.js';

/** Longer than writing an e-mail takes, so that the response time does not reveal whether one was written. */
const ANSWER_MS = 250;

/** Sends the password reset e-mail if the account exists. */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly limits: RateLimits,
    private readonly messages: AccountMessages,
    private readonly logs: LogsService,
  ) {}

  /** Behaves alike for any e-mail. @throws {DomainError} `too_many_requests`, by visitor only. */
  async execute(email: string, ip: string): Promise<void> {
    await this.limits.take(ACCOUNT_LIMITS.forgotVisitor, visitorOf(ip));
    await Promise.all([this.writeMessage(email), sleep(ANSWER_MS)]);
  }

  private async writeMessage(email: string): Promise<void> {
    // No error: the response must not reveal whether the account exists.
    if (!(await this.limits.tryTake(ACCOUNT_LIMITS.forgotAccount, normalizeEmail(email)))) return;
    await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.users.findByEmail(manager, email);
      if (!user?.activo) return;
      await this.messages.write(manager, 'restablecer', user);
      await this.logs.record(manager, {
        actorId: null,
        action: 'auth.password_reset_requested',
        details: 'Solicitud para restablecer la contraseña',
        entity: 'user',
        entityId: user.id,
      });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../platform/errors/error-catalogue.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { ACCOUNT_LIMITS } from '../accounts/account-limits.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { ProveOwner } from '../sign-in/prove-owner.js';
import { UsersRepository } from '../users.repository.js';
import { EmailChangeMessages } from './email-change-messages.js';
import { EmailChangesRepository, PENDING_MS } from './email-changes.repository.js';

const atEmail = (code: ErrorCode): DomainError => new DomainError(code, {}, { email: [sentenceOf(code)] });

/**
 * Requests an address change, or cancels it. Nothing changes until the new address confirms. It depends on the proof
 * and the limit that come before, and on the owners of what one transaction writes.
 */
@Injectable()
export class RequestEmailChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly changes: EmailChangesRepository,
    private readonly messages: EmailChangeMessages,
    private readonly owner: ProveOwner,
    private readonly limits: RateLimits,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces a pending change.
   * @throws {DomainError} `wrong_password`, `email_unchanged`, `email_taken`, `email_change_locked`, `too_many_requests`.
   */
  async execute({ email, password }: { email: string; password: string }, actor: Actor): Promise<void> {
    const proven = await this.owner.prove(actor, password);
    if (normalizeEmail(email) === proven.email_normalizado) throw atEmail('email_unchanged');
    await this.limits.take(ACCOUNT_LIMITS.emailChange, actor.userId);
    // Early check, while the address can still be corrected; at the confirmation the unique index decides.
    if (await this.users.exists(this.dataSource.manager, email)) throw atEmail('email_taken');
    await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.owner.lock(manager, proven);
      const now = this.clock.now();
      if (await this.changes.isLocked(manager, user.id, now)) throw new DomainError('email_change_locked');
      await this.changes.cancelPending(manager, user.id, now);
      const changeId = await this.changes.insert(manager, {
        user_id: user.id,
        session_id: actor.sessionId,
        email_nuevo: email,
        email_anterior: user.email,
        anterior_verificado_at: user.email_verified_at,
        expires_at: new Date(now.getTime() + PENDING_MS),
        created_at: now,
      });
      await this.messages.write(manager, 'cambio_email', { changeId, user, to: email });
      // An unverified address may be a stranger's, who must not be able to object.
      if (user.email_verified_at) {
        await this.messages.write(manager, 'cambio_email_aviso', { changeId, user, to: user.email });
      }
      await this.log(manager, user.id, 'auth.email_change_requested', 'Cambio de correo solicitado');
    });
  }

  /** Nothing if none is waiting. */
  cancel({ userId }: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      await this.users.lock(manager, userId);
      if (!(await this.changes.cancelPending(manager, userId, this.clock.now()))) return;
      await this.log(manager, userId, 'auth.email_change_cancelled', 'Cambio de correo cancelado');
    });
  }

  private log(manager: EntityManager, userId: string, action: string, details: string): Promise<void> {
    return this.logs.record(manager, { actorId: userId, action, details, entity: 'user', entityId: userId });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { postgresError } from '../../platform/errors/constraint-errors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AccountHooks } from '../account-hooks.js';
import { AccountTokens, type FoundToken } from '../accounts/account-tokens.service.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import type { ClientInfo } from '../client.js';
import { ProveOwner } from '../sign-in/prove-owner.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import { EmailChange } from './email-change.entity.js';
import { EmailChangesRepository } from './email-changes.repository.js';

export type EmailChangeOutcome = { status: 'password_required' } | { status: 'confirmed'; email: string };

/**
 * Changes an account's address with the link sent to the new one. A browser with a session of the account needs
 * nothing else. Other browsers also need the password: a mistyped address must not give the account to its reader.
 * It depends on the owner of each row that the new address changes: account, change, links, sessions and log.
 */
@Injectable()
export class ConfirmEmailChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly changes: EmailChangesRepository,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionsRepository,
    private readonly owner: ProveOwner,
    private readonly hooks: AccountHooks,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `token_expired`, `email_change_taken`, `too_many_requests`. */
  async execute(
    { token, password }: { token: string; password?: string },
    client: ClientInfo,
    actor: Actor | null,
  ): Promise<EmailChangeOutcome> {
    const found = await this.tokens.getValid(token, ['cambio_email']);
    if (!found.cambio_email_id) throw new DomainError('token_expired');
    const own = actor?.userId === found.user_id ? actor : null;
    if (!own) {
      const { email } = found.user;
      const proven =
        password !== undefined && (await this.owner.knowsPassword(found.user, { email, password }, client));
      if (!proven) return { status: 'password_required' };
    }
    try {
      return { status: 'confirmed', email: await this.confirm(found, found.cambio_email_id, own) };
    } catch (error) {
      if (postgresError(error)?.constraint !== 'users_email_uq') throw error;
      await this.giveUp(found.user_id);
      throw new DomainError('email_change_taken');
    }
  }

  private confirm(found: FoundToken, changeId: string, own: Actor | null): Promise<string> {
    return this.tokens.redeem(found, ['cambio_email'], async (manager, user) => {
      const change = await this.changes.findPending(manager, user.id, this.clock.now());
      // Fails on a cancelled change, or when the password changed since the check.
      const same = own !== null || user.password_hash === found.user.password_hash;
      if (change?.id !== changeId || !same) throw new DomainError('token_expired');
      await this.write(manager, user, change);
      const except = own?.sessionId ?? change.session_id ?? undefined;
      await this.sessions.endAll(manager, {
        userId: user.id,
        except,
        reason: 'email',
        now: this.clock.now(),
      });
      return change.email_nuevo;
    });
  }

  private async write(manager: EntityManager, user: User, change: EmailChange): Promise<void> {
    const now = this.clock.now();
    const from = user.email_normalizado;
    const email = change.email_nuevo;
    const changed = { email, email_normalizado: normalizeEmail(email), email_verified_at: now };
    await this.users.update(manager, user.id, changed, now);
    await manager.update(EmailChange, change.id, { confirmado_at: now });
    // Links sent to the previous address.
    await this.tokens.consumeAll(manager, user.id);
    await this.hooks.emailChanged(manager, { userId: user.id, from, to: changed.email_normalizado });
    await this.hooks.emailVerified(manager, Object.assign(user, changed));
    await this.logs.record(manager, {
      actorId: user.id,
      action: 'auth.email_changed',
      details: 'Correo de la cuenta cambiado',
      level: 'success',
      entity: 'user',
      entityId: user.id,
    });
  }

  /** Cancels a change to an address that another account now uses: it can never be confirmed. */
  private giveUp(userId: string): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      await this.users.lock(manager, userId);
      return this.changes.cancelPending(manager, userId, this.clock.now());
    });
  }
}

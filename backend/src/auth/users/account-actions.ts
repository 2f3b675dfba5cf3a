import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LogsService, type NewLogEntry } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AccountMessages } from '../accounts/account-messages.js';
import { AccountTokens } from '../accounts/account-tokens.service.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { TellOwner } from '../second-factor/tell-owner.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { AdministeredAccount } from './administered-account.js';
import { isInvitable } from './user-admin.rules.js';
import type { UserResponse } from './user.dto.js';

/**
 * Administrator actions on other accounts: reset the second factor, end sessions, send the invitation again. It
 * depends on what each of the three needs.
 */
@Injectable()
export class AccountActions {
  constructor(
    private readonly accounts: AdministeredAccount,
    private readonly sessions: SessionsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly owners: TellOwner,
    private readonly tokens: AccountTokens,
    private readonly messages: AccountMessages,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  endSessions(actor: Actor, id: string): Promise<UserResponse> {
    return this.accounts.change(actor, id, async (manager, user) => {
      await this.sessions.endAll(manager, { userId: user.id, reason: 'admin', now: this.clock.now() });
      const entry = { action: 'user.sessions_ended', details: 'Sesiones cerradas por administración' };
      await this.record(manager, actor, id, entry);
    });
  }

  /** Removes the second factor and tells the owner; the password alone is then enough. Does nothing without one. */
  resetSecondFactor(actor: Actor, id: string): Promise<UserResponse> {
    return this.accounts.change(actor, id, async (manager, user) => {
      if (!(await this.factors.isActive(manager, id))) return;
      await this.factors.remove(manager, id);
      await this.passkeys.remove(manager, { user_id: id });
      await this.owners.execute(manager, 'dos_pasos_desactivado', user);
      await this.record(manager, actor, id, {
        action: 'user.second_factor_reset',
        details: 'Verificación en dos pasos restablecida por administración',
        level: 'warning',
        tellsAdministrators: true,
      });
    });
  }

  /** Sends a new single-use link; earlier ones stop working. @throws {DomainError} `user_not_invitable`. */
  invite(actor: Actor, id: string): Promise<UserResponse> {
    return this.accounts.change(actor, id, async (manager, user) => {
      if (!isInvitable({ ...user, has_password: user.password_hash !== null })) {
        throw new DomainError('user_not_invitable');
      }
      await this.tokens.consumeAll(manager, id);
      await this.messages.write(manager, 'invitacion', user);
      await this.record(manager, actor, id, {
        action: 'user.invited',
        details: 'Invitación enviada',
        tellsAdministrators: true,
      });
    });
  }

  private record(
    manager: EntityManager,
    { userId }: Actor,
    id: string,
    entry: Pick<NewLogEntry, 'action' | 'details' | 'level' | 'tellsAdministrators'>,
  ): Promise<void> {
    return this.logs.record(manager, { ...entry, actorId: userId, entity: 'user', entityId: id });
  }
}

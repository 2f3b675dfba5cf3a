import { ROLE_LABEL, type Role, type UserStatus } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LogChanges } from '../../logs/log-entry.entity.js';
import { LogsService, type NewLogEntry } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { AccountMessages } from '../accounts/account-messages.js';
import { assertPasswordAdminRemains } from '../administrators/password-admin.js';
import { AccountTokens } from '../accounts/account-tokens.service.js';
import { EmailChangesRepository } from '../email-change/email-changes.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import { AdministeredAccount } from './administered-account.js';
import type { ChangeUserRequest, UserResponse } from './user.dto.js';

/**
 * Changes an account's role or status. Does nothing when it already is so. It depends on the owner of everything that
 * a promoted or deactivated account loses.
 */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly accounts: AdministeredAccount,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly tokens: AccountTokens,
    private readonly emailChanges: EmailChangesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly messages: AccountMessages,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} those of AdministeredAccount; `password_admin_needed`. */
  execute(actor: Actor, id: string, { role, status }: ChangeUserRequest): Promise<UserResponse> {
    return this.accounts.change(actor, id, async (manager, user) => {
      if (status === 'active') await this.setStatus(manager, actor, user, status);
      if (role && role !== user.role) await this.setRole(manager, actor, user, role);
      if (status === 'inactive') await this.setStatus(manager, actor, user, status);
    });
  }

  /**
   * The address of a candidate may be unverified: a promoted account loses password, links and second factor, and
   * its mailbox gets an invitation (as in `ensureAdmin`).
   */
  private async setRole(manager: EntityManager, actor: Actor, user: User, role: Role): Promise<void> {
    const before = user.role;
    await assertPasswordAdminRemains(manager, user);
    const promoted = before === 'candidate';
    const now = this.clock.now();
    const change = { role, ...(promoted ? { password_hash: null } : {}) };
    await this.users.update(manager, user.id, change, now);
    Object.assign(user, change);
    await this.sessions.endAll(manager, { userId: user.id, reason: 'role', now });
    if (promoted) {
      await this.emailChanges.cancelPending(manager, user.id, now);
      await this.tokens.consumeAll(manager, user.id);
      await this.factors.remove(manager, user.id);
      await this.passkeys.remove(manager, { user_id: user.id });
      if (user.activo) await this.messages.write(manager, 'invitacion', user);
    }
    await this.record(manager, actor, user, {
      action: 'user.role_changed',
      details: `Rol cambiado de ${ROLE_LABEL[before]} a ${ROLE_LABEL[role]}`,
      level: 'warning',
      changes: { role: { antes: before, ahora: role } },
    });
  }

  private async setStatus(
    manager: EntityManager,
    actor: Actor,
    user: User,
    status: UserStatus,
  ): Promise<void> {
    const activo = status === 'active';
    if (user.activo === activo) return;
    if (!activo) await assertPasswordAdminRemains(manager, user);
    const now = this.clock.now();
    await this.users.update(manager, user.id, { activo }, now);
    user.activo = activo;
    const changes: LogChanges = {
      status: { antes: activo ? 'inactive' : 'active', ahora: status },
    };
    if (activo) {
      const entry = { action: 'user.activated', details: 'Cuenta activada de nuevo', changes };
      await this.record(manager, actor, user, entry);
      return;
    }
    await this.sessions.endAll(manager, { userId: user.id, reason: 'inactive', now });
    await this.emailChanges.cancelPending(manager, user.id, now);
    await this.tokens.consumeAll(manager, user.id);
    await this.record(manager, actor, user, {
      action: 'user.deactivated',
      details: 'Cuenta desactivada y sesiones cerradas',
      level: 'warning',
      changes,
    });
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    user: User,
    entry: Omit<NewLogEntry, 'actorId' | 'entity' | 'entityId'>,
  ): Promise<void> {
    return this.logs.record(manager, {
      ...entry,
      actorId: actor.userId,
      entity: 'user',
      entityId: user.id,
      tellsAdministrators: true,
    });
  }
}

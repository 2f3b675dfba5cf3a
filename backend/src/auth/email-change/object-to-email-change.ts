import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AccountHooks } from '../account-hooks.js';
import { AccountMessages } from '../accounts/account-messages.js';
import { AccountTokens } from '../accounts/account-tokens.service.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import { EmailChange } from './email-change.entity.js';
import { EmailChangesRepository } from './email-changes.repository.js';

/**
 * "No he sido yo", from the previous address. The requester knew the password: the account gets its address back,
 * every session ends, the password is removed, and the address cannot change for a week. It depends on the owner of
 * everything that a thief may have changed.
 */
@Injectable()
export class ObjectToEmailChange {
  constructor(
    private readonly users: UsersRepository,
    private readonly changes: EmailChangesRepository,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly messages: AccountMessages,
    private readonly hooks: AccountHooks,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `token_expired`. */
  async execute(token: string): Promise<void> {
    const found = await this.tokens.getValid(token, ['cambio_email_aviso']);
    const changeId = found.cambio_email_id;
    if (!changeId) throw new DomainError('token_expired');
    await this.tokens.redeem(found, ['cambio_email_aviso'], async (manager, user) => {
      const change = await manager.findOneBy(EmailChange, { id: changeId });
      if (!change) throw new DomainError('token_expired');
      await this.undo(manager, user, change);
    });
  }

  private async undo(manager: EntityManager, user: User, change: EmailChange): Promise<void> {
    const now = this.clock.now();
    await this.changes.cancelPending(manager, user.id, now);
    await manager.update(EmailChange, change.id, { objetado_at: now });
    await this.tokens.consumeAll(manager, user.id);
    await this.sessions.endAll(manager, { userId: user.id, reason: 'email', now });
    await this.passkeys.remove(manager, { user_id: user.id });
    await this.removeLaterFactor(manager, user.id, change.created_at);
    const restored = await this.restoreAddress(manager, user, change);
    await this.users.update(manager, user.id, { password_hash: null, activo: restored && user.activo }, now);
    if (restored) await this.messages.write(manager, 'restablecer', user);
    await this.logs.record(manager, {
      actorId: null,
      action: 'auth.email_change_objected',
      details: restored
        ? 'El titular rechazó un cambio de correo: sesiones cerradas y contraseña anulada'
        : 'El titular rechazó un cambio de correo, pero el anterior ya es de otra cuenta: cuenta desactivada',
      level: 'warning',
      entity: 'user',
      entityId: user.id,
    });
  }

  /** Removes an authenticator app enrolled since then: it would lock the owner out. */
  private async removeLaterFactor(manager: EntityManager, userId: string, since: Date): Promise<void> {
    const factor = await this.factors.find(manager, userId);
    if (factor && factor.created_at >= since) await this.factors.remove(manager, userId);
  }

  /** False when another account now uses the address; the account then stays closed until somebody reviews it. */
  private async restoreAddress(manager: EntityManager, user: User, change: EmailChange): Promise<boolean> {
    const from = user.email_normalizado;
    const to = normalizeEmail(change.email_anterior);
    if (from === to) return true;
    if (await this.users.exists(manager, to)) return false;
    const back = {
      email: change.email_anterior,
      email_normalizado: to,
      email_verified_at: change.anterior_verificado_at,
    };
    await this.users.update(manager, user.id, back, this.clock.now());
    await this.hooks.emailChanged(manager, { userId: user.id, from, to });
    Object.assign(user, back);
    return true;
  }
}

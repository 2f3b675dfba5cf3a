import type { Role } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { LogsService } from '../../logs/logs.service.js';
import { Clock } from '../../platform/values/clock.js';
import { invalid } from '../../platform/errors/domain-error.js';
import { AccountTokens } from '../accounts/account-tokens.service.js';
import { assertUncommon } from './common-passwords.js';
import { EmailChangesRepository } from '../email-change/email-changes.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { TellOwner } from '../second-factor/tell-owner.js';
import { PasswordHasher } from './password-hasher.js';
import { passwordPolicy, passwordProblem } from './password.rules.js';
import { type EndReason, SessionsRepository } from '../sessions/sessions.repository.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/**
 * Common steps of setting a password, in two parts: the slow hashing stays outside the transaction. It depends on
 * policy and hash for the first part, and for the second on the owner of everything that the old password opened.
 */
@Injectable()
export class SetPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly tokens: AccountTokens,
    private readonly emailChanges: EmailChangesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly owners: TellOwner,
    private readonly hasher: PasswordHasher,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Hashes a password that meets the role's policy. @throws {DomainError} `validation_failed`, `password_common`. */
  async prepare(
    role: Role,
    password: string,
    { field = 'password', replaces = false }: { field?: string; replaces?: boolean } = {},
  ): Promise<string> {
    const policy = passwordPolicy(role, await this.config.get());
    const problem = passwordProblem(password, policy, replaces ? 'La nueva contraseña' : 'La contraseña');
    if (problem) throw invalid({ [field]: [problem] });
    await assertUncommon(password, field);
    return this.hasher.hash(password);
  }

  /** Stores the hash; ends all sessions but `keep` and all links that set a password; without `keep` all passkeys too. `user` must be locked. */
  async write(manager: EntityManager, user: User, hash: string, keep?: string): Promise<void> {
    const now = this.clock.now();
    await this.users.update(manager, user.id, { password_hash: hash }, now);
    // A pending address change was requested with the previous password.
    await this.emailChanges.cancelPending(manager, user.id, now);
    await this.tokens.consumeAll(manager, user.id);
    await this.endSessions(manager, user.id, 'password', keep);
    // A link is for who has lost the account: whoever got in meanwhile may have added one.
    if (!keep && (await this.passkeys.remove(manager, { user_id: user.id })))
      await this.owners.execute(manager, 'llave_acceso_quitada', user);
    await this.logs.record(manager, {
      actorId: user.id,
      action: 'auth.password_changed',
      details: keep
        ? 'Contraseña cambiada desde la cuenta'
        : 'Contraseña cambiada con un enlace de un solo uso',
      level: 'success',
      entity: 'user',
      entityId: user.id,
    });
  }

  /** Removes the password, which a stranger may have set, and ends all sessions and links. `user` must be locked. */
  async remove(manager: EntityManager, user: User): Promise<void> {
    user.password_hash = null;
    await this.users.update(manager, user.id, { password_hash: null }, this.clock.now());
    await this.passkeys.remove(manager, { user_id: user.id });
    await this.tokens.consumeAll(manager, user.id);
    await this.endSessions(manager, user.id, 'verification');
  }

  async endSessions(
    manager: EntityManager,
    userId: string,
    reason: EndReason,
    except?: string,
  ): Promise<void> {
    await this.sessions.endAll(manager, { userId, except, reason, now: this.clock.now() });
  }
}

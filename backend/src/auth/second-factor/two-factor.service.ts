import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { lockOwnUser } from '../own-account/own-user.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { ProveOwner } from '../sign-in/prove-owner.js';
import type { User } from '../user.entity.js';
import { CheckCode } from './check-code.js';
import { mustEnrol } from './enrolment.rules.js';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './code.rules.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { TellOwner } from './tell-owner.js';

/** Turns the second factor on and off. Requires the password: an open session alone must not lock its owner out. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly owner: ProveOwner,
    private readonly check: CheckCode,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly owners: TellOwner,
    private readonly clock: Clock,
  ) {}

  /**
   * Activates the factor with a first code of the app and ends the other sessions, which were opened without it; returns
   * the recovery codes.
   * @throws {DomainError} `wrong_code`, `two_factor_not_started`, `two_factor_active`, `too_many_requests`.
   */
  confirm(code: string, actor: Actor): Promise<string[]> {
    return this.check.attempt(actor.userId, true, async (manager) => {
      const user = await lockOwnUser(manager, actor.userId);
      const factor = await this.factors.find(manager, actor.userId);
      if (!factor) throw new DomainError('two_factor_not_started');
      if (factor.activado_at) throw new DomainError('two_factor_active');
      if ((await this.check.execute(manager, factor, code)) !== 'app') return null;
      const now = this.clock.now();
      await this.factors.activate(manager, actor.userId, now);
      const { userId, sessionId: except } = actor;
      await this.sessions.endAll(manager, { userId, except, reason: 'second_factor', now });
      await this.log(manager, actor.userId, 'auth.two_factor_on', 'Verificación en dos pasos activada');
      await this.owners.execute(manager, 'dos_pasos_activado', user);
      return this.newCodes(manager, actor.userId);
    });
  }

  /** @throws {DomainError} `wrong_password`, `wrong_code`, `two_factor_inactive`, `too_many_requests`. */
  renewCodes(order: { password: string; code: string }, actor: Actor): Promise<string[]> {
    return this.withBoth(order, actor, async (manager, user) => {
      const { id } = user;
      await this.log(manager, id, 'auth.recovery_codes_renewed', 'Códigos de recuperación renovados');
      await this.owners.execute(manager, 'codigos_renovados', user);
      return this.newCodes(manager, id);
    });
  }

  /**
   * @throws {DomainError} `wrong_password`, `wrong_code`, `two_factor_inactive`, `too_many_requests`;
   * `second_factor_mandatory` for staff while the settings demand it.
   */
  async disable(order: { password: string; code: string }, actor: Actor): Promise<void> {
    if (mustEnrol(actor.role, await this.config.get(), false))
      throw new DomainError('second_factor_mandatory');
    await this.withBoth(order, actor, async (manager, user) => {
      const { id } = user;
      await this.factors.remove(manager, id);
      await this.log(manager, id, 'auth.two_factor_off', 'Verificación en dos pasos desactivada');
      await this.owners.execute(manager, 'dos_pasos_desactivado', user);
    });
  }

  /** Runs `act` in the transaction that consumes the code. */
  private async withBoth<T>(
    { password, code }: { password: string; code: string },
    actor: Actor,
    act: (manager: EntityManager, user: User) => Promise<T>,
  ): Promise<T> {
    const proven = await this.owner.prove(actor, password);
    return this.check.attempt(actor.userId, true, async (manager) => {
      const user = await this.owner.lock(manager, proven);
      const factor = await this.factors.find(manager, user.id);
      if (!factor?.activado_at) throw new DomainError('two_factor_inactive');
      if (!(await this.check.execute(manager, factor, code))) return null;
      return act(manager, user);
    });
  }

  private async newCodes(manager: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => hashRecoveryCode(userId, code));
    await this.factors.replaceRecoveryCodes(manager, userId, hashes, this.clock.now());
    return codes;
  }

  private log(manager: EntityManager, userId: string, action: string, details: string): Promise<void> {
    const entry = { action, details, level: 'success' as const, entity: 'user', entityId: userId };
    return this.logs.record(manager, { actorId: userId, ...entry });
  }
}

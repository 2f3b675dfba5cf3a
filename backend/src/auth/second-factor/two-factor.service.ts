import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI } from 'otplib';
import { DataSource, type EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { lockOwnUser } from '../own-account/own-user.js';
import { ProveOwner } from '../sign-in/prove-owner.js';
import type { User } from '../user.entity.js';
import { CheckCode } from './check-code.js';
import { mustEnrol } from './enrolment.rules.js';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './code.rules.js';
import { qrPath } from './qr-path.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { TellOwner } from './tell-owner.js';
import type { TwoFactorStartResponse } from './two-factor.dto.js';

/** Turns the second factor on and off. Requires the password: an open session alone must not lock its owner out. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactorsRepository,
    private readonly owner: ProveOwner,
    private readonly check: CheckCode,
    private readonly secrets: SecretBox,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly owners: TellOwner,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a secret; replaces an unconfirmed one.
   * @throws {DomainError} `wrong_password`, `email_not_verified`, `two_factor_active`, `too_many_requests`.
   */
  async start(password: string, actor: Actor): Promise<TwoFactorStartResponse> {
    const proven = await this.owner.prove(actor, password);
    const secret = generateSecret();
    const email = await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.owner.lock(manager, proven);
      // Otherwise an account registered with somebody else's address could lock its holder out for ever.
      if (!user.email_verified_at) throw new DomainError('email_not_verified');
      if (await this.factors.isActive(manager, user.id)) throw new DomainError('two_factor_active');
      const { sealed, keyId } = this.secrets.seal(secret, user.id);
      const factor = { user_id: user.id, secreto: sealed, clave: keyId, created_at: this.clock.now() };
      await this.factors.begin(manager, factor);
      return user.email;
    });
    const { company_info } = await this.config.get();
    const uri = generateURI({ issuer: company_info.name, label: email, secret });
    const { size: qr_size, path: qr_path } = qrPath(uri);
    return { secret, uri, qr_size, qr_path };
  }

  /**
   * Activates the factor with a first code of the app; returns the recovery codes.
   * @throws {DomainError} `wrong_code`, `two_factor_not_started`, `two_factor_active`, `too_many_requests`.
   */
  confirm(code: string, actor: Actor): Promise<string[]> {
    return this.check.attempt(actor.userId, true, async (manager) => {
      const user = await lockOwnUser(manager, actor.userId);
      const factor = await this.factors.find(manager, actor.userId);
      if (!factor) throw new DomainError('two_factor_not_started');
      if (factor.activado_at) throw new DomainError('two_factor_active');
      if ((await this.check.execute(manager, factor, code)) !== 'app') return null;
      await this.factors.activate(manager, actor.userId, this.clock.now());
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

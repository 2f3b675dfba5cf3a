import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { provenUntil } from '../../platform/auth/recent-proof.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { lockOwnUser } from '../own-account/own-user.js';
import { PASSWORD_REQUIRED } from '../passwords/password.rules.js';
import { ProveOwner } from './prove-owner.js';
import { CheckCode } from '../second-factor/check-code.js';
import type { SecondFactor } from '../second-factor/second-factor.entity.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { CODE_REQUIRED } from '../second-factor/two-factor.dto.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { User } from '../user.entity.js';

/**
 * Asks signed-in users for a fresh proof before sensitive changes. An account with a second factor gives a code,
 * because somebody who found its session open may also know the password.
 */
@Injectable()
export class ProveSession {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly owner: ProveOwner,
    private readonly check: CheckCode,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns until when the proof is valid.
   * @throws {DomainError} `wrong_password`, `wrong_code`, `too_many_requests`, `validation_failed` when the other
   * kind of proof is required.
   */
  async execute({ password, code }: { password?: string; code?: string }, actor: Actor): Promise<Date> {
    const factor = await this.factors.find(this.dataSource.manager, actor.userId);
    return factor?.activado_at ? this.byCode(code, actor) : this.byPassword(password, actor);
  }

  private async byPassword(password: string | undefined, actor: Actor): Promise<Date> {
    if (!password) throw invalid({ password: [PASSWORD_REQUIRED] });
    const proven = await this.ownerOf(password, actor);
    return inRequestTransaction(this.dataSource, async (manager) => {
      await this.owner.lock(manager, proven);
      return this.write(manager, actor);
    });
  }

  private async byCode(code: string | undefined, actor: Actor): Promise<Date> {
    if (!code) throw invalid({ code: [CODE_REQUIRED.message] });
    return this.check.attempt(actor.userId, true, async (manager) => {
      const factor = await this.lockFactor(manager, actor);
      if (await this.check.execute(manager, factor, code)) return this.write(manager, actor);
      await this.recordFailure(manager, actor);
      return null;
    });
  }

  private async ownerOf(password: string, actor: Actor): Promise<User> {
    try {
      return await this.owner.prove(actor, password);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'wrong_password')
        await this.recordFailure(this.dataSource.manager, actor);
      throw error;
    }
  }

  /** @throws {DomainError} `conflict`: the factor was turned off meanwhile, so the password is required. */
  private async lockFactor(manager: EntityManager, { userId }: Actor): Promise<SecondFactor> {
    await lockOwnUser(manager, userId);
    const factor = await this.factors.find(manager, userId);
    if (!factor?.activado_at) throw new DomainError('conflict');
    return factor;
  }

  /** @throws {DomainError} `unauthenticated`: the session has ended meanwhile. */
  private async write(manager: EntityManager, { sessionId }: Actor): Promise<Date> {
    const now = this.clock.now();
    if (!(await this.sessions.prove(manager, sessionId, now))) throw new DomainError('unauthenticated');
    return provenUntil(now);
  }

  private recordFailure(manager: EntityManager, { userId }: Actor): Promise<void> {
    return this.logs.record(manager, {
      actorId: userId,
      action: 'auth.proof_failed',
      details: 'Contraseña o código incorrectos al confirmar la identidad',
      level: 'warning',
      entity: 'user',
      entityId: userId,
    });
  }
}

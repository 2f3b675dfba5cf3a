import { Injectable } from '@nestjs/common';
import { verify } from 'otplib';
import { DataSource, type EntityManager } from 'typeorm';
import { commitFirst } from '../../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { Clock } from '../../platform/values/clock.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { PasswordAttempts } from '../passwords/password-attempts.js';
import { hashRecoveryCode, readCode } from './code.rules.js';
import type { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Accepted clock drift of the telephone in seconds: one code before and one after. */
const TOLERANCE_SECONDS = 30;

/** Checks codes of the second factor. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: PasswordAttempts,
    private readonly factors: SecondFactorsRepository,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work`, which checks a code, in a transaction. Null means a wrong code: it is counted, and what `work` wrote
   * is committed. `known`: this browser has signed in to the account before.
   * @throws {DomainError} `wrong_code` with the field `code`, `too_many_requests` after wrong ones.
   */
  async attempt<T>(
    userId: string,
    known: boolean,
    work: (manager: EntityManager) => Promise<T | null>,
  ): Promise<T> {
    const done = await this.attempts.ofCode(userId, known, () => inRequestTransaction(this.dataSource, work));
    if (done !== null) return done;
    // The used code and the log entry stay committed.
    await commitFirst();
    throw new DomainError('wrong_code', {}, { code: [sentenceOf('wrong_code')] });
  }

  /** The kind of code that was right, which is now used up; null for a wrong or used one. Lock the account before. */
  async execute(
    manager: EntityManager,
    factor: SecondFactor,
    typed: string,
  ): Promise<'app' | 'recovery' | null> {
    const code = readCode(typed);
    if (!code) return null;
    const right =
      code.kind === 'app'
        ? await this.takeAppCode(manager, factor, code.code)
        : await this.takeRecoveryCode(manager, factor, code.code);
    return right ? code.kind : null;
  }

  private async takeAppCode(manager: EntityManager, factor: SecondFactor, token: string): Promise<boolean> {
    const { user_id, secreto, clave } = factor;
    const secret = this.secrets.open({ sealed: secreto, keyId: clave }, user_id);
    const epoch = Math.floor(this.clock.now().getTime() / 1000);
    const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
    // The library's result type also covers counter codes, which have no time step.
    if (!result.valid || !('timeStep' in result)) return false;
    return this.factors.takeStep(manager, user_id, result.timeStep);
  }

  private takeRecoveryCode(manager: EntityManager, factor: SecondFactor, code: string): Promise<boolean> {
    // Recovery codes exist only for an active factor.
    const hash = hashRecoveryCode(factor.user_id, code);
    return this.factors.takeRecoveryCode(manager, factor.user_id, hash, this.clock.now());
  }
}

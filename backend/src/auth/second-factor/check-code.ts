import { Injectable } from '@nestjs/common';
import { verify } from 'otplib';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { hashRecoveryCode, readCode } from './code.rules.js';
import type { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Accepted clock drift of the telephone in seconds: one code before and one after. */
const TOLERANCE_SECONDS = 30;

/** Checks a code. A right one is used up; the caller must lock the account. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** The kind of code that was right; null for a wrong or used one. */
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

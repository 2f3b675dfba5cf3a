import { Injectable } from '@nestjs/common';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecondFactor } from './second-factor.entity.js';

/** SQL condition: the account's second factor is active. */
export const hasSecondFactor = (userId: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from segundo_factor f where f.user_id = ${userId} and f.activado_at is not null)`;

/** SQL condition: the session was opened with two factors, and asks for no app. */
export const provedTwoFactors = (sessionId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from sessions s where s.id = ${sessionId} and s.doble_factor)`;

/** Queries on second factors. Lock the account before writing. */
@Injectable()
export class SecondFactorsRepository {
  find(manager: EntityManager, userId: string): Promise<SecondFactor | null> {
    return manager.findOneBy(SecondFactor, { user_id: userId });
  }

  isActive(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(SecondFactor, { user_id: userId, activado_at: Not(IsNull()) });
  }

  /** Replaces an unfinished enrolment. */
  async begin(
    manager: EntityManager,
    factor: Pick<SecondFactor, 'user_id' | 'secreto' | 'clave' | 'created_at'>,
  ): Promise<void> {
    await manager.upsert(SecondFactor, { ...factor, ultimo_paso: null, activado_at: null }, ['user_id']);
  }

  async activate(manager: EntityManager, userId: string, now: Date): Promise<void> {
    await manager.update(SecondFactor, { user_id: userId }, { activado_at: now });
  }

  /** True for the first use of the code of this step; later uses are refused. */
  async takeStep(manager: EntityManager, userId: string, step: number): Promise<boolean> {
    const { affected } = await manager.update(
      SecondFactor,
      [
        { user_id: userId, ultimo_paso: IsNull() },
        { user_id: userId, ultimo_paso: LessThan(String(step)) },
      ],
      { ultimo_paso: String(step) },
    );
    return affected === 1;
  }

  /** Skipped when another process has re-encrypted it or its owner has started again. */
  async reseal(
    manager: EntityManager,
    before: Pick<SecondFactor, 'user_id' | 'secreto'>,
    sealed: Pick<SecondFactor, 'secreto' | 'clave'>,
  ): Promise<void> {
    await manager.update(SecondFactor, { user_id: before.user_id, secreto: before.secreto }, sealed);
  }

  listSealedWith(manager: EntityManager, keyId: string, limit: number): Promise<SecondFactor[]> {
    return manager.find(SecondFactor, { where: { clave: keyId }, take: limit });
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(RecoveryCode, { user_id: userId });
    await manager.delete(SecondFactor, { user_id: userId });
  }

  /** Previous codes stop working. */
  async replaceRecoveryCodes(
    manager: EntityManager,
    userId: string,
    hashes: readonly string[],
    now: Date,
  ): Promise<void> {
    await manager.delete(RecoveryCode, { user_id: userId });
    await manager.insert(
      RecoveryCode,
      hashes.map((codigo_hash) => ({ user_id: userId, codigo_hash, created_at: now })),
    );
  }

  /** True if it was there and unused. */
  async takeRecoveryCode(manager: EntityManager, userId: string, hash: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(
      RecoveryCode,
      { user_id: userId, codigo_hash: hash, usado_at: IsNull() },
      { usado_at: now },
    );
    return affected === 1;
  }

  countRecoveryCodes(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(RecoveryCode, { user_id: userId, usado_at: IsNull() });
  }
}

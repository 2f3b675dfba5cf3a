import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { derivedKey } from '../../../platform/http/limits/derived-key.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { BlockedProof, Erased } from '../erased.entity.js';
import { destructionOf, digestOf } from './erasure.rules.js';

/** What an erasure leaves behind: ids for a restore, and, where it was asked for, a proof without the address. */
@Injectable()
export class ErasureProofs {
  private readonly key: Buffer;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'dataKey'>) {
    this.key = derivedKey(environment.dataKey.toString('hex'), 'erasure-proof');
  }

  async noteIds(
    manager: EntityManager,
    ids: { account?: string | undefined; candidates: readonly string[] },
    now: Date,
  ): Promise<void> {
    await manager.insert(Erased, [
      ...(ids.account ? [{ id: ids.account, tipo: 'cuenta' as const, borrado_at: now }] : []),
      ...ids.candidates.map((id) => ({ id, tipo: 'candidato' as const, borrado_at: now })),
    ]);
  }

  /** @param email as accounts compare it. */
  async noteRequest(
    manager: EntityManager,
    { id, email, askedAt }: { id: string; email: string; askedAt: Date },
    now: Date,
  ): Promise<void> {
    await manager.insert(Erased, { id, tipo: 'solicitud', borrado_at: now });
    await manager.insert(BlockedProof, {
      id,
      huella: digestOf(this.key, email),
      pedido_at: askedAt,
      borrado_at: now,
      destruir_at: destructionOf(now),
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { derivedKey } from '../auth/derived-key.js';
import { User } from '../auth/user.entity.js';
import { LogsService } from '../logs/logs.service.js';
import { Clock } from '../platform/clock.js';
import { inTransaction } from '../platform/database/transaction.js';
import { ENVIRONMENT, type Environment } from '../platform/environment.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ErasePerson } from './erase-person.js';
import { BlockedProof, Erased } from './erased.entity.js';
import { ErasureLinks } from './erasure-links.js';
import { ErasureMessages } from './erasure-messages.js';
import { ErasureRequest } from './erasure-request.entity.js';
import { destructionOf, digestOf } from './erasure.rules.js';
import { FileRemoval } from './file-removal.js';

/** What a link of a message is about. */
export type ErasureLinkState = 'pendiente' | 'hecho' | 'caducado';

/** Erases an account for good, once its owner has followed the link. */
@Injectable()
export class EraseAccount {
  private readonly proofKey: Buffer;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'dataKey'>,
    private readonly dataSource: DataSource,
    private readonly links: ErasureLinks,
    private readonly person: ErasePerson,
    private readonly messages: ErasureMessages,
    private readonly files: FileRemoval,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {
    this.proofKey = derivedKey(environment.dataKey.toString('hex'), 'erasure-proof');
  }

  async stateOf(token: string): Promise<ErasureLinkState> {
    const id = this.links.read(token);
    if (!id) return 'caducado';
    const { manager } = this.dataSource;
    const request = await manager.findOneBy(ErasureRequest, { id });
    if (request) return request.caduca_at > this.clock.now() ? 'pendiente' : 'caducado';
    return (await manager.existsBy(Erased, { id, tipo: 'solicitud' })) ? 'hecho' : 'caducado';
  }

  /**
   * Everything or nothing, in one transaction; once more changes nothing.
   * @throws {DomainError} `erasure_gone`, `erasure_of_staff`.
   */
  async execute(token: string): Promise<void> {
    const id = this.links.read(token);
    if (!id) throw new DomainError('erasure_gone');
    await inTransaction(this.dataSource, (manager) => this.erase(manager, id));
  }

  private async erase(manager: EntityManager, id: string): Promise<void> {
    const known = await manager.findOneBy(ErasureRequest, { id });
    const user =
      known &&
      (await manager.findOne(User, { where: { id: known.user_id }, lock: { mode: 'pessimistic_write' } }));
    // Looked at again under the lock: another confirmation, a cancellation or a new request may have been first.
    const request = user && (await manager.findOneBy(ErasureRequest, { id }));
    if (!user || !request) {
      if (await manager.existsBy(Erased, { id, tipo: 'solicitud' })) return;
      throw new DomainError('erasure_gone');
    }
    const now = this.clock.now();
    if (request.caduca_at <= now) throw new DomainError('erasure_gone');
    if (user.role !== 'candidate') throw new DomainError('erasure_of_staff');

    const tellHr = await this.messages.hrOf(manager, user, now);
    const candidates = await this.person.execute(manager, user);
    await manager.insert(Erased, [
      { id, tipo: 'solicitud', borrado_at: now },
      { id: user.id, tipo: 'cuenta', borrado_at: now },
      ...candidates.map((candidate) => ({ id: candidate, tipo: 'candidato' as const, borrado_at: now })),
    ]);
    await manager.insert(BlockedProof, {
      id,
      huella: digestOf(this.proofKey, user.email_normalizado),
      pedido_at: request.created_at,
      borrado_at: now,
      destruir_at: destructionOf(now),
    });
    await this.logs.record(manager, {
      actorId: null,
      action: 'privacy.erased',
      details: 'Cuenta y datos borrados a petición de su titular',
      level: 'warning',
      entity: 'user',
      entityId: user.id,
    });
    await this.messages.write(manager, id, user.email, tellHr);
    await this.files.soon(manager, id);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { LogsService } from '../../logs/logs.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { HoldsService } from '../retention/holds/holds.service.js';
import { ErasePerson } from './erase-person.js';
import { Erased } from './erased.entity.js';
import { ErasureLinks } from './requests/erasure-links.js';
import { ErasureEmails } from './requests/erasure-emails.js';
import { ErasureRequest } from './requests/erasure-request.entity.js';
import { ErasureProofs } from './requests/erasure-proofs.js';
import { FileRemoval } from './file-removal.js';
import { RightsLog } from '../rights/rights-log.js';
import { sayDay } from '../rights/rights-emails.js';

/** What a link of a message is about. */
export type ErasureLinkState = 'pendiente' | 'hecho' | 'caducado';

/**
 * Erases an account for good, once its owner has followed the link.
 * It has many dependencies because an erasure concerns rows, files, messages, proof and the log.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ErasureLinks,
    private readonly person: ErasePerson,
    private readonly messages: ErasureEmails,
    private readonly files: FileRemoval,
    private readonly logs: LogsService,
    private readonly clock: Clock,
    private readonly proofs: ErasureProofs,
    private readonly holds: HoldsService,
    private readonly rights: RightsLog,
  ) {}

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
   * @throws {DomainError} `erasure_gone`, `erasure_of_staff`; `erasure_held` when the company has to keep the data: then
   * the request is written down and waits for its answer.
   */
  async execute(token: string): Promise<void> {
    const id = this.links.read(token);
    if (!id) throw new DomainError('erasure_gone');
    const held = await inTransaction(this.dataSource, (manager) => this.erase(manager, id));
    if (held) throw new DomainError('erasure_held', held);
  }

  private async erase(manager: EntityManager, id: string): Promise<{ reason: string; limit: string } | null> {
    const known = await manager.findOneBy(ErasureRequest, { id });
    const user =
      known &&
      (await manager.findOne(User, { where: { id: known.user_id }, lock: { mode: 'pessimistic_write' } }));
    // Read again under the lock: a concurrent confirmation, cancellation or new request may have committed first.
    const request = user && (await manager.findOneBy(ErasureRequest, { id }));
    if (!user || !request) {
      if (await manager.existsBy(Erased, { id, tipo: 'solicitud' })) return null;
      throw new DomainError('erasure_gone');
    }
    const now = this.clock.now();
    if (request.caduca_at <= now) throw new DomainError('erasure_gone');
    if (user.role !== 'candidate') throw new DomainError('erasure_of_staff');

    const reason = await this.holds.reasonOfAccount(manager, user);
    if (reason) {
      const held = { origin: id, user, reason, receivedAt: request.created_at };
      return { reason, limit: sayDay(await this.rights.held(manager, held)) };
    }

    const tellHr = await this.messages.hrOf(manager, user, now);
    const candidates = await this.person.execute(manager, user);
    await this.proofs.noteIds(manager, { account: user.id, candidates }, now);
    await this.proofs.noteRequest(
      manager,
      { id, email: user.email_normalizado, askedAt: request.created_at },
      now,
    );
    await this.rights.erased(manager, id, request.created_at);
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
    return null;
  }
}

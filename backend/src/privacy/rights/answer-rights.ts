import { LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { HoldsService } from '../retention/holds/holds.service.js';
import { lockPerson } from '../retention/holds/person-lock.js';
import { type CopyOfData, CopyOfDataService } from '../copy/copy-of-data.js';
import { EraseRecord } from '../erasure/erase-record.js';
import type { RightsRequest } from './rights-request.entity.js';
import { RightsRepository } from './rights.repository.js';
import { RightsService } from './rights.service.js';
import type { RightsErasure, RightsRequestResponse } from './rights.dto.js';
import { isOpen } from './rights.rules.js';

/** Answers a request with what the product can do itself: the copy, and the erasure. */
@Injectable()
export class AnswerRights {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: RightsRepository,
    private readonly rights: RightsService,
    private readonly copies: CopyOfDataService,
    private readonly records: EraseRecord,
    private readonly holds: HoldsService,
    private readonly logs: LogsService,
  ) {}

  /**
   * The person's copy, to be handed over. It changes nothing: the request is answered apart.
   * @throws {DomainError} `not_found`, `request_closed`, `identity_not_checked`, `request_without_person`.
   */
  async copy(id: string, actor: Actor): Promise<CopyOfData> {
    const request = await this.requests.findById(this.dataSource.manager, id);
    if (!request) throw new DomainError('not_found');
    if (!isOpen(request.estado)) throw new DomainError('request_closed');
    if (!request.candidato_id && !request.user_id) throw new DomainError('request_without_person');
    if (!request.identidad_at) throw new DomainError('identity_not_checked');
    const copy = await this.copies.takeFor({
      userId: request.user_id,
      candidateId: request.candidato_id,
    });
    await this.logs.record(this.dataSource.manager, {
      actorId: actor.userId,
      action: 'privacy.copy_made',
      details: 'Copia de los datos de una persona preparada para entregársela',
      level: 'warning',
      entity: 'rights_request',
      entityId: id,
    });
    return copy;
  }

  /**
   * Erases the requester and closes the request as answered.
   * @throws {DomainError} those of `RightsService.change`, `request_person_held`, `request_person_staff`,
   * `validation_failed`.
   */
  async erase(
    id: string,
    { version, confirmacion }: RightsErasure,
    actor: Actor,
  ): Promise<RightsRequestResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      // Account and record are locked before the request, as everywhere else.
      const seen = await this.requests.findById(manager, id);
      const person = seen?.candidato_id ? await lockPerson(manager, seen.candidato_id) : null;
      const user = seen?.user_id
        ? await manager.findOne(User, { where: { id: seen.user_id }, lock: { mode: 'pessimistic_write' } })
        : null;
      return this.rights.changeIn(manager, id, { version, action: 'borrar' }, async (_, request) => {
        this.assertConfirmed(request, confirmacion);
        await this.assertErasable(manager, { user, candidatoId: person?.candidatoId ?? null });
        await this.rights.close(manager, request, { estado: 'resuelta', respuesta: 'Datos borrados' }, actor);
        const asked = { id: request.id, askedAt: new Date(`${request.recibida_el}T12:00:00Z`) };
        if (person) await this.records.execute(manager, person, asked);
        else if (user) await this.records.executeAccount(manager, user, asked);
        await this.logs.record(manager, {
          actorId: actor.userId,
          action: 'privacy.erased',
          details: 'Datos de una persona borrados a petición suya',
          level: 'warning',
          entity: 'rights_request',
          entityId: request.id,
        });
      });
    });
  }

  private assertConfirmed({ email, candidato_id }: RightsRequest, typed: string): void {
    const said = typed.toLowerCase();
    const known = [email?.toLowerCase(), candidato_id?.slice(0, LIMITS.shortId)];
    if (!known.includes(said)) {
      throw invalid({ confirmacion: ['No coincide con el correo ni con los 8 caracteres de la ficha'] });
    }
  }

  private async assertErasable(
    manager: EntityManager,
    { user, candidatoId }: { user: User | null; candidatoId: string | null },
  ): Promise<void> {
    if (!user && !candidatoId) throw new DomainError('request_without_person');
    const reason =
      (user && (await this.holds.reasonOfAccount(manager, user))) ??
      (candidatoId ? await this.holds.reasonOfRecord(manager, candidatoId) : null);
    if (reason) throw new DomainError('request_person_held', { reason });
    // Staff lose their record and keep their account; without a record there is nothing to erase.
    if (user && user.role !== 'candidate' && !candidatoId) throw new DomainError('request_person_staff');
  }
}

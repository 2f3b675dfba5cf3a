import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { Page, Window } from '../../../platform/http/lists/list-query.js';
import type { HoldRequest, HoldResponse, RecordHold } from './hold.dto.js';
import { Hold } from './hold.entity.js';
import { type HoldRow, HoldsRepository } from './holds.repository.js';
import { lockPerson } from './person-lock.js';
import { Quarantine } from '../quarantine.js';
import { dayOf } from '../retention.rules.js';

/** Holds: reasons to keep a person's data although they would be erased. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsRepository,
    private readonly quarantine: Quarantine,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Those not lifted first, each the newest first. */
  async list(query: Window & { ids: string[] | null }): Promise<Page<HoldResponse>> {
    const page = await this.holds.list(this.today(), query);
    return { ...page, items: page.items.map(toHoldResponse) };
  }

  async ofRecord(candidatoId: string): Promise<RecordHold> {
    const hold = await this.holds.findLive(this.dataSource.manager, candidatoId, this.today());
    return {
      retencion: hold
        ? { motivo: hold.motivo, hasta: hold.hasta, created_at: hold.created_at.toISOString() }
        : null,
    };
  }

  /** Why an account's data may not be erased now; null: they may. Its records stay locked. */
  reasonOfAccount(
    manager: EntityManager,
    user: { id: string; email_normalizado: string },
  ): Promise<string | null> {
    const { id: userId, email_normalizado: email } = user;
    return this.holds.findReason(manager, { userId, email, today: this.today() });
  }

  /** The same for one record, which is locked. */
  async reasonOfRecord(manager: EntityManager, candidatoId: string): Promise<string | null> {
    return (await this.holds.findLive(manager, candidatoId, this.today()))?.motivo ?? null;
  }

  findRecord(manager: EntityManager, email: string): Promise<string | null> {
    return this.holds.findRecord(manager, email);
  }

  /**
   * Places a hold, which ends a quarantine.
   * @throws {DomainError} `validation_failed`, `person_not_found`, `hold_exists`.
   */
  async place({ candidato_id, email, motivo, hasta }: HoldRequest, actor: Actor): Promise<HoldResponse> {
    // One that is over would end a quarantine and hold nothing.
    if (hasta && hasta < this.today()) throw invalid({ hasta: ['La fecha ya ha pasado'] });
    return inRequestTransaction(this.dataSource, async (manager) => {
      const id = candidato_id
        ? await this.holds.keptRecord(manager, candidato_id)
        : email
          ? await this.holds.findRecord(manager, email)
          : null;
      const person = id ? await lockPerson(manager, id) : null;
      if (!person) throw new DomainError('person_not_found');
      const now = this.clock.now();
      const { candidatoId } = person;
      if (await this.holds.findLive(manager, candidatoId, this.today())) throw new DomainError('hold_exists');
      // One whose last day has passed.
      await manager.update(
        Hold,
        { candidato_id: candidatoId, levantada_at: IsNull() },
        { levantada_at: now },
      );
      const { identifiers } = await manager.insert(Hold, {
        candidato_id: candidatoId,
        motivo,
        hasta: hasta ?? null,
        creada_por: actor.userId,
        created_at: now,
      });
      if (person.term.estado !== 'activa') await this.quarantine.leave(manager, person);
      await this.note(manager, actor, candidatoId, 'privacy.hold_placed', 'Retención puesta: no se borra');
      return this.read(manager, String(identifiers[0]?.id));
    });
  }

  /** @throws {DomainError} `not_found`, `hold_ended`. */
  async lift(id: string, actor: Actor): Promise<HoldResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const { affected } = await manager.update(
        Hold,
        { id, levantada_at: IsNull() },
        { levantada_at: now, levantada_por: actor.userId },
      );
      const hold = await this.read(manager, id);
      if (!affected) throw new DomainError('hold_ended');
      await this.note(manager, actor, hold.candidato_id, 'privacy.hold_lifted', 'Retención levantada');
      return hold;
    });
  }

  private async read(manager: EntityManager, id: string): Promise<HoldResponse> {
    const row = await this.holds.findById(manager, id, this.today());
    if (!row) throw new DomainError('not_found');
    return toHoldResponse(row);
  }

  private today(): string {
    return dayOf(this.clock.now());
  }

  private note(
    manager: EntityManager,
    { userId }: Actor,
    entityId: string,
    action: string,
    details: string,
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: userId,
      action,
      details,
      level: 'warning',
      entity: 'candidate',
      entityId,
    });
  }
}

function toHoldResponse(row: HoldRow): HoldResponse {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    levantada_at: row.levantada_at?.toISOString() ?? null,
  };
}

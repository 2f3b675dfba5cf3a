import { REQUISITION_ESTADO_LABEL, type RequisitionEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Clock } from '../platform/values/clock.js';
import { mayWrite } from './requisition-response.js';
import { lockRequisition, type RequisitionRow, viewerOf } from './requisition-rows.js';
import { Requisition } from './requisition.entity.js';
import { shownEstado } from './requisition.rules.js';

/** Locks a request for staff and writes a change of it with its line of the log. Of two at once the second is refused. */
@Injectable()
export class RequisitionChanges {
  constructor(
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * As it is now, for somebody who writes it.
   * @throws {DomainError} `requisition_not_found`, `requisition_not_yours`, `requisition_stale`,
   * `requisition_wrong_state`.
   */
  async lockToWrite(
    manager: EntityManager,
    { id, version }: { id: string; version: number },
    estados: readonly RequisitionEstado[],
    actor: Actor,
  ): Promise<RequisitionRow> {
    const row = await lockRequisition(manager, id, await viewerOf(manager, actor, this.clock.now()));
    if (!mayWrite(row, actor)) throw new DomainError('requisition_not_yours');
    assertIn(row, version, estados);
    return row;
  }

  async write(
    manager: EntityManager,
    row: Pick<Requisition, 'id' | 'version'>,
    change: Partial<Requisition>,
  ): Promise<void> {
    const version = row.version + 1;
    await manager.update(Requisition, row.id, { ...change, version, updated_at: this.clock.now() });
  }

  /** @param id undefined: of many @param what the action, as in `requisition.approved` */
  record(
    manager: EntityManager,
    id: string | undefined,
    actorId: string,
    [what, details]: readonly [what: string, details: string],
  ): Promise<void> {
    const action = `requisition.${what}`;
    const level = id === undefined ? 'warning' : 'info';
    return this.logs.record(manager, {
      actorId,
      action,
      details,
      level,
      entity: 'requisitions',
      entityId: id,
    });
  }
}

/** @throws {DomainError} `requisition_stale`, `requisition_wrong_state`. */
export function assertIn(row: RequisitionRow, version: number, estados: readonly RequisitionEstado[]): void {
  if (row.version !== version) throw new DomainError('requisition_stale');
  const estado = shownEstado(row);
  if (!estados.includes(estado)) {
    throw new DomainError('requisition_wrong_state', { estado: REQUISITION_ESTADO_LABEL[estado] });
  }
}

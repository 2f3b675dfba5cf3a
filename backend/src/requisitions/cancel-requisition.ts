import { WRITABLE_REQUISITIONS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../platform/auth/actor.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Clock } from '../platform/values/clock.js';
import { RequisitionChanges } from './requisition-changes.js';
import type { RequisitionCancel } from './requisition.dto.js';
import { vacanciesOf } from './requisition-rows.js';

/** Ends a request for staff that is not needed any more. It is not undone: another one is written. */
@Injectable()
export class CancelRequisition {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RequisitionChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * The publication of its vacancy at the same time waits for the lock of the row, or was first.
   * @throws {DomainError} `requisition_not_found`, `requisition_not_yours`, `requisition_stale`,
   * `requisition_wrong_state`, `requisition_published`.
   */
  execute(id: string, { version, motivo }: RequisitionCancel, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const row = await this.changes.lockToWrite(manager, { id, version }, WRITABLE_REQUISITIONS, actor);
      const vacancy = (await vacanciesOf(manager, id)).find(({ publica }) => publica);
      if (vacancy) throw new DomainError('requisition_published', { title: vacancy.titulo });
      await this.changes.write(manager, row, {
        estado: 'cancelada',
        cancelada_at: this.clock.now(),
        aprobada_at: null,
        motivo_cancelacion: motivo,
      });
      await this.changes.record(manager, id, actor.userId, ['cancelled', 'Solicitud cancelada']);
    });
  }
}

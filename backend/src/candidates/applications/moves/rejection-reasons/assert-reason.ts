import type { Estado } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { invalid } from '../../../../platform/errors/domain-error.js';
import { RejectionReason } from './rejection-reason.entity.js';

/**
 * A reason belongs to a rejection, exists and is offered. Locked against a removal at the same moment.
 * @throws {DomainError} `validation_failed`.
 */
export async function assertReason(manager: EntityManager, to: Estado, id: string | null): Promise<void> {
  if (id === null) return;
  const errors = { motivo_rechazo_id: ['El motivo no es válido'] };
  if (to !== 'rechazada') throw invalid(errors);
  const reason = await manager.findOne(RejectionReason, {
    where: { id },
    lock: { mode: 'pessimistic_read' },
  });
  if (!reason?.activo) throw invalid(errors);
}

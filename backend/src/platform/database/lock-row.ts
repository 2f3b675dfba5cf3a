import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';
import type { ErrorCode } from '../errors/error-catalogue.js';

/** A row, locked until the transaction ends. @throws {DomainError} this code: there is none. */
export async function lockRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  missing: ErrorCode,
): Promise<Row> {
  const row = await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new DomainError(missing);
  return row;
}

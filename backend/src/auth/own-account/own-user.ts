import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { User } from '../user.entity.js';

/**
 * The account of who is signed in. It may have been erased since the request was let in.
 * @throws {DomainError} `unauthenticated`.
 */
export async function getOwnUser(manager: EntityManager, id: string): Promise<User> {
  return orEnded(await manager.findOneBy(User, { id }));
}

/** As `getOwnUser`, locked to the end of the transaction. */
export async function lockOwnUser(manager: EntityManager, id: string): Promise<User> {
  return orEnded(await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } }));
}

function orEnded(user: User | null): User {
  if (!user) throw new DomainError('unauthenticated');
  return user;
}

import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { User } from '../user.entity.js';

/**
 * The signed-in user's account. It may have been deleted after the request was authenticated.
 * @throws {DomainError} `unauthenticated`.
 */
export async function getOwnUser(manager: EntityManager, id: string): Promise<User> {
  return orEnded(await manager.findOneBy(User, { id }));
}

/** Like `getOwnUser`, locked until the transaction ends. */
export async function lockOwnUser(manager: EntityManager, id: string): Promise<User> {
  return orEnded(await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } }));
}

function orEnded(user: User | null): User {
  if (!user) throw new DomainError('unauthenticated');
  return user;
}

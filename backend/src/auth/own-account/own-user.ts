import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { statement } from '../../platform/database/sql/db.js';
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
  const [user] = await lockUser(manager, { id });
  return orEnded(user ?? null);
}

const lockUser = statement((db, { id }: { id: string }) =>
  db.selectFrom('users').where('id', '=', id).selectAll().forUpdate(),
);

function orEnded(user: User | null): User {
  if (!user) throw new DomainError('unauthenticated');
  return user;
}

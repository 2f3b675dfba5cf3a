import type { EntityManager, EntityTarget, FindManyOptions, ObjectLiteral } from 'typeorm';

/**
 * The row of a unique key with its relations to one: a single statement. `findOne` asks twice as soon as it joins, for
 * the key and then for the row.
 */
export async function findJoined<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  options: Omit<FindManyOptions<T>, 'take' | 'skip' | 'order'>,
): Promise<T | null> {
  const [found] = await manager.find(entity, options);
  return found ?? null;
}

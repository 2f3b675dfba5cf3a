import type { EntityManager, EntityTarget, FindManyOptions, ObjectLiteral } from 'typeorm';

/**
 * Finds a row by unique key with its to-one relations in one statement. `findOne` with a join runs two: for the key
 * and for the row.
 */
export async function findJoined<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  options: Omit<FindManyOptions<T>, 'take' | 'skip' | 'order'>,
): Promise<T | null> {
  const [found] = await manager.find(entity, options);
  return found ?? null;
}

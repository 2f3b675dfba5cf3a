import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../sql/db.js';

/** Takes a lock until the end of the transaction. @param lock any number that only this product uses. @returns false: another has it. */
export async function tryLock(manager: EntityManager, lock: number): Promise<boolean> {
  const { held } = await db(manager)
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${lock})`.as('held'))
    .executeTakeFirstOrThrow();
  return held;
}

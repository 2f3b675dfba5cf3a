import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../sql/db.js';

/** Advisory lock until the transaction ends. @param lock a number unique in this product. @returns false: already taken. */
export async function tryLock(manager: EntityManager, lock: number): Promise<boolean> {
  const { held } = await db(manager)
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${lock})`.as('held'))
    .executeTakeFirstOrThrow();
  return held;
}

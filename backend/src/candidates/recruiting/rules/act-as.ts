import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';

/** What this transaction changes from here on is told as caused by these rules: none of them listens to it. */
export async function actAs(manager: EntityManager, ruleIds: readonly string[]): Promise<void> {
  await db(manager)
    .selectNoFrom(sql<string>`set_config('app.reglas', ${ruleIds.join(',')}, true)`.as('reglas'))
    .executeTakeFirstOrThrow();
}

import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';

/** Which of these messages were written already, by their causes. */
export async function toldCauses(
  manager: EntityManager,
  causes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db(manager)
    .selectFrom('correos')
    .where((eb) => isAnyOf(eb.ref('causa'), causes))
    .select('causa')
    .execute();
  return new Set(rows.map(({ causa }) => causa));
}

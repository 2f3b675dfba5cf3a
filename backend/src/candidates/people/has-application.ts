import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';

/** Whether the application exists and is this person's. Applications stand above people, which know them by id. */
export async function hasApplication(
  manager: EntityManager,
  { id, candidato_id }: { id: string; candidato_id: string },
): Promise<boolean> {
  const found = await db(manager)
    .selectFrom('aplicaciones_vacantes')
    .where('id', '=', id)
    .where('candidato_id', '=', candidato_id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

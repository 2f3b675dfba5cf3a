import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import type { DataSubject } from '../../../platform/personal-data/personal-data-hooks.js';

/** The daily messages to staff that may have named a task of this person: those since the first one was made. */
export async function forgetTaskMails(manager: EntityManager, { candidateId }: DataSubject): Promise<void> {
  if (!candidateId) return;
  await db(manager)
    .deleteFrom('correos')
    .where('plantilla', '=', 'tareas_del_dia')
    .where('created_at', '>=', (eb) =>
      eb
        .selectFrom('tareas')
        .where('candidato_id', '=', candidateId)
        .select((of) => of.fn.min('created_at').as('first')),
    )
    .execute();
}

import type { Selectable } from 'kysely';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { db } from '../../../platform/database/sql/db.js';
import type { Database } from '../../../platform/database/sql/tables.js';

/** The columns of an application. */
export type ApplicationColumns = Selectable<Database['aplicaciones_vacantes']>;

/** An application and its person, both locked until the transaction ends. */
export interface LockedApplication {
  application: ApplicationColumns;
  candidate: Selectable<Database['candidates']>;
}

/**
 * Locks the person, then the application: all writers use this order, so that none deadlocks and only one computes
 * the projection.
 * @throws {DomainError} `application_not_found`.
 */
export async function lockApplication(manager: EntityManager, id: string): Promise<LockedApplication> {
  const candidate = await db(manager)
    .selectFrom('candidates')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('aplicaciones_vacantes')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .select('candidato_id'),
    )
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const application = await db(manager)
    .selectFrom('aplicaciones_vacantes')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (candidate?.id !== application?.candidato_id || !candidate || !application) {
    throw new DomainError('application_not_found');
  }
  return { application, candidate };
}

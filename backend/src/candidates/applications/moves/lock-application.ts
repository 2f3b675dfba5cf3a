import type { Selectable } from 'kysely';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { statement } from '../../../platform/database/sql/db.js';
import { together } from '../../../platform/database/transactions/together.js';
import type { Database } from '../../../platform/database/sql/tables.js';

/** The columns of an application. */
export type ApplicationColumns = Selectable<Database['aplicaciones_vacantes']>;

/** An application and its person, both locked until the transaction ends. */
export interface LockedApplication {
  application: ApplicationColumns;
  candidate: Selectable<Database['candidates']>;
}

const personOf = statement((db, { id }: { id: string }) =>
  db
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
    .forUpdate(),
);

const applicationOf = statement((db, { id }: { id: string }) =>
  db
    .selectFrom('aplicaciones_vacantes')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate(),
);

/**
 * Locks the person, then the application: all writers use this order, so that none deadlocks and only one computes
 * the projection. Both statements are sent at once; PostgreSQL runs the second after the first.
 * @throws {DomainError} `application_not_found`.
 */
export async function lockApplication(manager: EntityManager, id: string): Promise<LockedApplication> {
  const [[candidate], [application]] = await together([
    personOf(manager, { id }),
    applicationOf(manager, { id }),
  ]);
  if (!candidate || !application) throw new DomainError('application_not_found');
  return { application, candidate };
}

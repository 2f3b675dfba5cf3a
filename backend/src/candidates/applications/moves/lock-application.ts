import type { Selectable } from 'kysely';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { statement } from '../../../platform/database/sql/db.js';
import { isAmong } from '../../../platform/database/sql/scalars.js';
import { together } from '../../../platform/database/transactions/together.js';
import type { Database } from '../../../platform/database/sql/tables.js';

/** The columns of an application. */
export type ApplicationColumns = Selectable<Database['aplicaciones_vacantes']>;

/** An application and its person, both locked until the transaction ends. */
export interface LockedApplication {
  application: ApplicationColumns;
  candidate: Selectable<Database['candidates']>;
}

const peopleOf = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('candidates')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('aplicaciones_vacantes')
        .where((of) => isAmong(of.ref('id'), ids))
        .where('deleted_at', 'is', null)
        .select('candidato_id'),
    )
    .where('deleted_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .forUpdate(),
);

const applicationsOf = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('aplicaciones_vacantes')
    .where((eb) => isAmong(eb.ref('id'), ids))
    .where('deleted_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .forUpdate(),
);

/**
 * Locks the person, then the application: all writers use this order, so that none deadlocks and only one computes
 * the projection. Both statements are sent at once; PostgreSQL runs the second after the first.
 * @throws {DomainError} `application_not_found`.
 */
export async function lockApplication(manager: EntityManager, id: string): Promise<LockedApplication> {
  const [locked] = await lockApplications(manager, [id]);
  if (!locked) throw new DomainError('application_not_found');
  return locked;
}

/** The same for many, in the order of the people's ids; without those that are gone. */
export async function lockApplications(
  manager: EntityManager,
  ids: readonly string[],
): Promise<LockedApplication[]> {
  const [people, applications] = await together([
    peopleOf(manager, { ids }),
    applicationsOf(manager, { ids }),
  ]);
  return applications.flatMap((application) => {
    const candidate = people.find(({ id }) => id === application.candidato_id);
    return candidate ? [{ application, candidate }] : [];
  });
}

import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { User } from '../../auth/user.entity.js';
import { statement } from '../../platform/database/sql/db.js';
import { invalid } from '../../platform/errors/domain-error.js';

/** Display name of a member of staff; the address when no name is known. */
export const displayName = ({
  nombre,
  apellidos,
  email,
}: Pick<User, 'nombre' | 'apellidos' | 'email'>): string =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;

/** An active member of staff; no row: the account is not one. */
export const staffOf = statement((db, { id }: { id: string }) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('role', '<>', 'candidate')
    .where('activo', '=', true)
    .select(['nombre', 'apellidos', 'email']),
);

/**
 * Display name of an active member of staff, as `staffOf` has read it.
 * @throws {DomainError} `validation_failed` when the account is not active staff.
 */
export function nameOfStaff([staff]: Awaited<ReturnType<typeof staffOf>>): string {
  if (!staff) throw invalid({ entrevistador_id: ['Elige a alguien del equipo'] });
  return displayName(staff);
}

/** The same, read now. @throws {DomainError} as `nameOfStaff`. */
export const staffName = async (manager: EntityManager, id: string): Promise<string> =>
  nameOfStaff(await staffOf(manager, { id }));

const lockHours = statement((db, { interviewerId }: { interviewerId: string }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('citas:' || ${interviewerId}, 0))`.as('locked')),
);

/**
 * Advisory lock on an interviewer's schedule until the transaction ends. Without it, two concurrent inserts under
 * the exclusion constraint wait for each other, and PostgreSQL reports a deadlock after a second instead of the
 * overlap. Take it after the locks of the application and of the interview.
 */
export async function lockInterviewer(manager: EntityManager, interviewerId: string): Promise<void> {
  await lockHours(manager, { interviewerId });
}

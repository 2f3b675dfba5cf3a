import type { EntityManager } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { invalid } from '../platform/errors/domain-error.js';

/** How a member of staff is called; by the address when no name is known. */
export const displayName = ({
  nombre,
  apellidos,
  email,
}: Pick<User, 'nombre' | 'apellidos' | 'email'>): string =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;

/**
 * The name under which a staff member is announced.
 * @throws {DomainError} `validation_failed` when the account is none of the active staff.
 */
export async function staffName(manager: EntityManager, id: string): Promise<string> {
  const user = await manager.findOneBy(User, { id });
  if (!user || user.role === 'candidate' || !user.activo) {
    throw invalid({ entrevistador_id: ['Elige a alguien del equipo'] });
  }
  return displayName(user);
}

/**
 * Whoever plans hours of this interviewer next waits until the transaction ends. Two inserts that the exclusion
 * constraint compares at once wait for each other: PostgreSQL ends that after a second with a deadlock instead of the
 * overlap. To be asked for after the locks of the application and of the interview.
 */
export async function lockInterviewer(manager: EntityManager, interviewerId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('citas:' || $1, 0))`, [interviewerId]);
}

import { type EntityManager, Not } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { invalid } from '../../platform/errors/domain-error.js';
import { accountName } from '../../platform/values/account-name.js';

/**
 * Display name of an active member of staff.
 * @throws {DomainError} `validation_failed` when the account is not active staff.
 */
export async function staffName(
  manager: EntityManager,
  id: string,
  field: 'entrevistador_id' | 'participantes' = 'entrevistador_id',
): Promise<string> {
  const staff = await manager.findOneBy(User, { id, role: Not('candidate'), activo: true });
  if (!staff) throw invalid({ [field]: ['Elige a alguien del equipo'] });
  return accountName(staff);
}

/**
 * Advisory locks on interviewers' schedules until the transaction ends, in the order of ids. Without them, two concurrent
 * inserts under the exclusion constraint wait for each other, and PostgreSQL reports a deadlock after a second instead of
 * the overlap. Take them at once, after the locks of the application and of the interview.
 */
export async function lockInterviewers(manager: EntityManager, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('citas:' || $1, 0))`, [id]);
  }
}

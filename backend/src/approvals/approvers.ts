import { type EntityManager, type EntityTarget, In, Not } from 'typeorm';
import { nameOrEmail } from '../auth/account-name.sql.js';
import { User } from '../auth/user.entity.js';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import type { ErrorCode } from '../platform/errors/error-catalogue.js';
import type { ApprovalColleague } from './delegations.dto.js';

/** Who approves in a department. */
interface Approvers {
  departamento: string;
  version: number;
}

/** These accounts in their order, without those that have left. */
export async function approverNames(
  source: Source,
  ids: readonly string[],
): Promise<(ids: readonly string[]) => ApprovalColleague[]> {
  const users = await db(source)
    .selectFrom('users as u')
    .where((eb) => isAnyOf(eb.ref('u.id'), ids))
    .where('u.activo', '=', true)
    .where('u.role', '<>', 'candidate')
    .select(['u.id', nameOrEmail('u').$notNull().as('nombre')])
    .execute();
  return (some) => some.flatMap((id) => users.find((user) => user.id === id) ?? []);
}

/**
 * Of two at once the second is refused.
 * @param field which names the people
 * @throws {DomainError} `stale`, `validation_failed`: somebody is not of the team.
 */
export async function writeApprovers<Row extends Approvers>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  row: Row,
  { people, field, stale }: { people: readonly string[]; field: string; stale: ErrorCode },
): Promise<void> {
  const { departamento, version } = row;
  const { tableName } = manager.dataSource.getMetadata(entity);
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [`${tableName}:${departamento}`]);
  const before = await manager.getRepository<Approvers>(entity).findOneBy({ departamento });
  if ((before?.version ?? 0) !== version) throw new DomainError(stale);
  const ids = [...new Set(people)];
  const staff = { id: In(ids), activo: true, role: Not('candidate' as const) };
  if ((await manager.countBy(User, staff)) !== ids.length) {
    throw invalid({ [field]: ['Elige personas del equipo, cada una una vez'] });
  }
  await manager.getRepository<Approvers>(entity).upsert({ ...row, version: version + 1 }, ['departamento']);
}

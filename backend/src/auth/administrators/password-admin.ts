import { type EntityManager, IsNull, Not } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { User } from '../user.entity.js';

/** Whether an administrator other than `except` enters by password. Call `lockAdmins` before. */
export function hasPasswordAdmin(manager: EntityManager, except?: string): Promise<boolean> {
  return manager.existsBy(User, {
    role: 'admin',
    activo: true,
    password_hash: Not(IsNull()),
    ...(except ? { id: Not(except) } : {}),
  });
}

/**
 * Before an account stops being an active administrator: one with a password must remain, because nobody else gets in
 * while the identity provider is away.
 * @throws {DomainError} `password_admin_needed`.
 */
export async function assertPasswordAdminRemains(manager: EntityManager, user: User): Promise<void> {
  const counts = user.role === 'admin' && user.activo && user.password_hash !== null;
  if (counts && !(await hasPasswordAdmin(manager, user.id))) throw new DomainError('password_admin_needed');
}

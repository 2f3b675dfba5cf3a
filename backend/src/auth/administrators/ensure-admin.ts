import { IsNull, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { AccountHooks } from '../account-hooks.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { AccountToken } from '../accounts/account-token.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/** Advisory lock key, arbitrary but unique in this product: serialises the creation of the first administrator. */
const ADMIN_LOCK = 7_140_223;

export interface NewAdmin {
  email: string;
  nombre?: string;
  apellidos?: string;
}

const users = new UsersRepository();
// Without the rooms above, as a command: what they keep for an account goes when its new password is set.
const sessions = new SessionsRepository(new AccountHooks());
const logs = new LogsService();

/** Take it before checking whether an administrator exists; held until the transaction ends. */
export async function lockAdmins(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [ADMIN_LOCK]);
}

/**
 * Makes the account with this e-mail an active administrator. A new one has no password. One that was inactive or
 * had another role loses its password, passkeys, sessions and links, so that registering with the address does not make
 * anybody an administrator.
 */
export async function ensureAdmin(manager: EntityManager, order: NewAdmin, now: Date): Promise<User> {
  const known = await users.findByEmail(manager, order.email);
  if (!known) {
    const { email, nombre, apellidos } = order;
    const user = await users.insert(manager, { email, nombre, apellidos, role: 'admin' }, now);
    await record(manager, user.id, 'auth.admin_created', 'Cuenta de administración creada');
    return user;
  }
  const user = await users.lock(manager, known.id);
  if (!user) throw new Error('the account was deleted meanwhile');
  if (user.role === 'admin' && user.activo) return user;
  const change = { role: 'admin', activo: true, password_hash: null } as const;
  await users.update(manager, user.id, change, now);
  await manager.update(AccountToken, { user_id: user.id, used_at: IsNull() }, { used_at: now });
  await manager.delete(Passkey, { user_id: user.id });
  await sessions.endAll(manager, { userId: user.id, reason: 'role', now });
  await record(manager, user.id, 'auth.role_changed', `Rol cambiado de ${user.role} a admin`);
  return Object.assign(user, change);
}

function record(manager: EntityManager, userId: string, action: string, details: string): Promise<void> {
  return logs.record(manager, {
    actorId: null,
    action,
    details,
    level: 'warning',
    entity: 'user',
    entityId: userId,
  });
}

import { IsNull } from 'typeorm';
import { createDataSource } from '../database/data-source.js';
import { readEnvironment } from '../../platform/environment/environment.js';
import { issueAccountToken } from '../../auth/accounts/account-link.js';
import { AccountToken } from '../../auth/accounts/account-token.entity.js';
import { ensureAdmin, lockAdmins, type NewAdmin } from '../../auth/administrators/ensure-admin.js';

/**
 * Creates an administrator, or invites one again.
 * @returns the link for choosing the password: valid once, for seven days; it invalidates earlier invitations. Works
 * with and without a running server.
 */
export async function createAdmin(admin: NewAdmin): Promise<{ link: string }> {
  const { appUrl } = readEnvironment(process.env);
  const dataSource = await createDataSource().initialize();
  try {
    return await dataSource.transaction(async (manager) => {
      const now = new Date();
      await lockAdmins(manager);
      const user = await ensureAdmin(manager, admin, now);
      const invitations = { user_id: user.id, tipo: 'invitacion', used_at: IsNull() } as const;
      await manager.update(AccountToken, invitations, { used_at: now });
      const order = { tipo: 'invitacion', userId: user.id, sessionId: null, now, appUrl } as const;
      return { link: await issueAccountToken(manager, order) };
    });
  } finally {
    await dataSource.destroy();
  }
}

import type { AuthProvider } from 'react-admin';
import {
  currentUser,
  isEnrolmentDue,
  leaveToEnrolment,
  leaveToLogin,
  requireStaff,
  signOut,
} from './session';
import { isUnauthenticated } from './problem';

/** react-admin's own actions are two permissions on the server. Every other action has its own. */
const PERMISSION: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  create: 'write',
  edit: 'write',
  delete: 'write',
};

/** Resources whose permissions have another name; those of `privacy/…` have that of the group. */
const GROUP: Readonly<Record<string, string>> = { 'api-keys': 'integrations', webhooks: 'integrations' };

const groupOf = (resource: string): string => GROUP[resource] ?? resource.replace(/^privacy\/.*/, 'privacy');

/** Users sign in on the public site; here the session is only checked and ended. */
export const authProvider: AuthProvider = {
  login: () => leaveToLogin(),
  logout: () => signOut(),
  async checkAuth() {
    try {
      await requireStaff();
    } catch {
      // A server that does not answer does not sign the user out. The screen's own request shows the error.
    }
  },
  async checkError(error) {
    if (isUnauthenticated(error)) await leaveToLogin();
    if (isEnrolmentDue(error)) await leaveToEnrolment();
  },
  async getIdentity() {
    const user = await currentUser();
    return { ...user, fullName: user.display_name };
  },
  async getPermissions() {
    return (await currentUser()).permissions;
  },
  async canAccess({ resource, action }) {
    return (await currentUser()).permissions.includes(`${groupOf(resource)}:${PERMISSION[action] ?? action}`);
  },
};

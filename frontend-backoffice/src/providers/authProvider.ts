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

/** On the server `list` and `show` are one permission, reading. Every other action has its own. */
const permissionFor = (resource: string, action: string) =>
  `${resource}:${action === 'list' || action === 'show' ? 'read' : action}`;

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
    return (await currentUser()).permissions.includes(permissionFor(resource, action));
  },
};

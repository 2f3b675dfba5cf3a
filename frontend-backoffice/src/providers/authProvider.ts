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

/** `list` and `show` are one permission on the server: reading. Every other verb is its own. */
const permissionFor = (resource: string, action: string) =>
  `${resource}:${action === 'list' || action === 'show' ? 'read' : action}`;

/** Sign-in happens on the public site; here the session is only asked for and left. */
export const authProvider: AuthProvider = {
  login: () => leaveToLogin(),
  logout: () => signOut(),
  async checkAuth() {
    try {
      await requireStaff();
    } catch {
      // The server could not answer: that is no reason to sign anyone out. The screen's own call says what failed.
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

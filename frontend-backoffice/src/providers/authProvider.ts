import type { AuthProvider } from 'react-admin';
import { currentUser, leaveToLogin, requireStaff, signOut } from './session';

/** The server's words for the actions of react-admin; every other action has its own permission. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  list: ['read', 'read_all'],
  show: ['read', 'read_all'],
  create: ['write'],
  edit: ['write'],
  delete: ['write'],
};

/** Resources whose permissions have another name; those of `privacy/…` have that of the group. */
const GROUP: Readonly<Record<string, string>> = {
  'answer-times': 'config',
  'api-keys': 'integrations',
  'config/channels/sms': 'config',
  'config/channels/whatsapp': 'config',
  'config/inbound-mail': 'config',
  'config/rejection-delay': 'config',
  'interview-availability': 'interviews',
  onboardings: 'onboarding',
  'onboarding-templates': 'onboarding',
  'rejection-reasons': 'templates',
  'saved-answers': 'threads',
  'scorecard-criteria': 'interviews',
  'slot-invitations': 'interviews',
  'team-proposals': 'applications',
  'team/applications': 'team',
  'tracking-links': 'vacancies',
  'unassigned-mail': 'threads',
  webhooks: 'integrations',
};

/** Resources with one permission for everything. */
const ONLY: Readonly<Record<string, string>> = {
  'bulk-actions': 'applications:move',
  'custom-fields': 'fields:write',
  departments: 'departments:write',
  'stats/counted': 'stats:read_all',
  tasks: 'tasks:manage',
};

const groupOf = (resource: string): string => GROUP[resource] ?? resource.replace(/^privacy\/.*/, 'privacy');

const permissionsFor = (resource: string, action: string): readonly string[] => {
  const only = ONLY[resource];
  return only ? [only] : (WORDS[action] ?? [action]).map((word) => `${groupOf(resource)}:${word}`);
};

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
  // The client has left already when the session has ended.
  checkError: () => Promise.resolve(),
  async getIdentity() {
    const user = await currentUser();
    return { ...user, fullName: user.display_name };
  },
  async getPermissions() {
    return (await currentUser()).permissions;
  },
  async canAccess({ resource, action }) {
    const { permissions } = await currentUser();
    return permissionsFor(resource, action).some((one) => permissions.includes(one));
  },
};

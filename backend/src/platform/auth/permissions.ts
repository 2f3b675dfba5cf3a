import type { Role } from '@hiring/contract';

/** Permissions. A handler requires one; a role is a set of them. */
export const PERMISSIONS = [
  'own:read',
  'own:write',
  'candidates:read',
  'candidates:write',
  // The administrators' list of all applicants.
  'people:read',
  'applications:read',
  'applications:move',
  'applications:write',
  'vacancies:read_all',
  'vacancies:write',
  'talent:read',
  'talent:invite',
  'emails:read',
  'emails:send',
  'emails:read_account',
  'stats:read',
  'interviews:read',
  'interviews:write',
  'documents:read',
  'documents:write',
  'threads:read',
  'threads:write',
  'templates:read',
  'templates:write',
  'candidates:merge',
  'notes:read',
  'notes:write',
  'tags:write',
  'stats:read_all',
  'config:read',
  'config:write',
  'departments:write',
  'users:read',
  'users:write',
  'logs:read',
  'privacy:read',
  'privacy:write',
  'imports:read',
  'imports:write',
  'integrations:read',
  'integrations:write',
  // A program's own webhooks; administrators have it in order to grant it.
  'webhooks:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const OWN: readonly Permission[] = ['own:read', 'own:write'];
const HR: readonly Permission[] = [
  ...OWN,
  'candidates:read',
  'candidates:write',
  'applications:read',
  'applications:move',
  'applications:write',
  'vacancies:read_all',
  'vacancies:write',
  'talent:read',
  'talent:invite',
  'emails:read',
  'emails:send',
  'stats:read',
  'interviews:read',
  'interviews:write',
  'documents:read',
  'documents:write',
  'threads:read',
  'threads:write',
  'templates:read',
  'templates:write',
  'candidates:merge',
  'notes:read',
  'notes:write',
  'tags:write',
  'imports:read',
  'imports:write',
];

/** What each role may do. */
const OF_ROLE: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  candidate: new Set(OWN),
  rrhh: new Set(HR),
  admin: new Set([
    ...HR,
    'people:read',
    'emails:read_account',
    'stats:read_all',
    'config:read',
    'config:write',
    'departments:write',
    'users:read',
    'users:write',
    'logs:read',
    'privacy:read',
    'privacy:write',
    'integrations:read',
    'integrations:write',
    'webhooks:write',
  ]),
};

export function permissionsOf(role: Role): ReadonlySet<Permission> {
  return OF_ROLE[role];
}

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
  'tasks:manage',
  'rules:read',
  'rules:write',
  'offers:read',
  'offers:write',
  // Approving is for people only.
  'offers:approve',
  'onboarding:read',
  'onboarding:write',
  // IBAN, NAF and medical fitness as they are. For people only.
  'onboarding:read_sensitive',
  'tags:write',
  'stats:read_all',
  'config:read',
  'config:write',
  'departments:write',
  'users:read',
  'users:write',
  // Inviting and closing accounts by a directory (SCIM); administrators have it in order to grant it.
  'users:provision',
  'logs:read',
  'privacy:read',
  'privacy:write',
  'imports:read',
  'imports:write',
  'integrations:read',
  'integrations:write',
  // What a manager reads and writes of the openings whose team they are on. For people only.
  'team:read',
  'team:write',
  // Delivering mail that candidates answer; administrators have it in order to grant it.
  'inbound:write',
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
  'tasks:manage',
  'rules:read',
  'rules:write',
  'offers:read',
  'offers:write',
  'offers:approve',
  'onboarding:read',
  'onboarding:write',
  'onboarding:read_sensitive',
  'tags:write',
  'imports:read',
  'imports:write',
];

/** What each role may do. */
const OF_ROLE: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  candidate: new Set(OWN),
  rrhh: new Set(HR),
  // Rights of their own and none of HR's: a handler that is not made for them stays closed.
  responsable: new Set([...OWN, 'team:read', 'team:write']),
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
    'users:provision',
    'logs:read',
    'privacy:read',
    'privacy:write',
    'integrations:read',
    'integrations:write',
    'inbound:write',
    'webhooks:write',
  ]),
};

export function permissionsOf(role: Role): ReadonlySet<Permission> {
  return OF_ROLE[role];
}

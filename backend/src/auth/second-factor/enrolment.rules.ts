import type { Role } from '@hiring/contract';
import type { Permission } from '../../platform/auth/permissions.js';

/** Whether the account must set up a second factor before anything else. */
export function mustEnrol(
  role: Role,
  { two_factor_auth: demanded }: { two_factor_auth: boolean },
  hasFactor: boolean,
): boolean {
  return demanded && role !== 'candidate' && !hasFactor;
}

/** Permissions of such a session: its own account, as far as the guard allows. */
export const WHILE_ENROLLING: ReadonlySet<Permission> = new Set(['own:read', 'own:write']);

/** Where the second factor is set up. */
export const ENROLMENT_PAGE = '/mi-cuenta';

import type { Role } from '@hiring/contract';
import type { Permission } from '../../platform/auth/permissions.js';

/** Whether this account has to set up a second factor before it may do anything else. */
export function mustEnrol(
  role: Role,
  { two_factor_auth: demanded }: { two_factor_auth: boolean },
  hasFactor: boolean,
): boolean {
  return demanded && role !== 'candidate' && !hasFactor;
}

/** What such a session may still do: its own account, and of that only what the guard lets through. */
export const WHILE_ENROLLING: ReadonlySet<Permission> = new Set(['own:read', 'own:write']);

/** Where the second factor is set up. */
export const ENROLMENT_PAGE = '/mi-cuenta';

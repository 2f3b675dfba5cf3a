import { describe, expect, it, vi } from 'vitest';
import { authProvider } from './authProvider';

let permissions: string[] = [];
vi.mock('./session', () => ({ currentUser: () => Promise.resolve({ permissions }) }));

const may = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });

describe('a screen is open to those whom the API answers', () => {
  it.each([
    ['bulk-actions', 'list', 'applications:move'],
    ['scorecard-criteria', 'list', 'interviews:read'],
    ['scorecard-criteria', 'create', 'interviews:write'],
    ['interview-availability', 'edit', 'interviews:write'],
    ['slot-invitations', 'create', 'interviews:write'],
    ['rejection-reasons', 'delete', 'templates:write'],
    ['stats/counted', 'list', 'stats:read_all'],
    ['privacy/retention/plan', 'list', 'privacy:read'],
    ['config/rejection-delay', 'edit', 'config:write'],
    ['config/inbound-mail', 'edit', 'config:write'],
    ['unassigned-mail', 'list', 'threads:read'],
    ['saved-answers', 'list', 'threads:read'],
    ['webhooks', 'show', 'integrations:read'],
    ['vacancies', 'list', 'vacancies:read_all'],
  ])('%s: %s needs %s', async (resource, action, permission) => {
    permissions = [permission];
    expect(await may(resource, action)).toBe(true);
    permissions = ['own:read', 'stats:read', 'applications:read', 'documents:write'];
    expect(await may(resource, action)).toBe(false);
  });
});

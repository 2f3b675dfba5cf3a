import { can, isOwn, type Actor } from './actor.js';
import { PERMISSIONS, permissionsOf } from './permissions.js';

/** Of administrators only; human resources have all others. */
const ADMIN_ONLY = [
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
];

it('candidates have what concerns themselves, and nothing else', () => {
  expect([...permissionsOf('candidate')].sort()).toEqual(['own:read', 'own:write']);
});

it('human resources have everything but what administrators have alone', () => {
  const expected = PERMISSIONS.filter((permission) => !ADMIN_ONLY.includes(permission));
  expect([...permissionsOf('rrhh')].sort()).toEqual([...expected].sort());
});

it('administrators have every permission', () => {
  expect([...permissionsOf('admin')].sort()).toEqual([...PERMISSIONS].sort());
});

it('permissions have names of their own, of a thing and what is done with it', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+:[a-z_]+$/);
});

describe('an actor', () => {
  const actor: Actor = {
    ...{ userId: 'u1', sessionId: 's1', role: 'rrhh' },
    permissions: new Set(['own:read']),
  };

  it('can do what is among the permissions', () => {
    expect(can(actor, 'own:read')).toBe(true);
    expect(can(actor, 'own:write')).toBe(false);
  });

  it('owns the own account only, and a program owns none', () => {
    expect(isOwn(actor, 'u1')).toBe(true);
    expect(isOwn(actor, 'u2')).toBe(false);
    expect(isOwn(actor, null)).toBe(false);
    expect(isOwn({ ...actor, key: { id: 'k', nombre: 'Programa' } }, 'u1')).toBe(false);
  });
});

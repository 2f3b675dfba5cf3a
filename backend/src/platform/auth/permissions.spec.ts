import { can, isOwn, type Actor } from './actor.js';
import { PERMISSIONS } from './permissions.js';

it('permissions have names of their own, of a thing and what is done with it', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+:[a-z_]+$/);
});

describe('an actor', () => {
  const actor: Actor = { userId: 'u1', sessionId: 's1', role: 'rrhh', permissions: new Set(['own:read']) };

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

import { API_KEY_LIMITS, API_KEY_PERMISSIONS, API_KEY_PREFIX } from '@hiring/contract';
import {
  effectivePermissions,
  estadoOfKey,
  keyEnd,
  newKey,
  notGrantable,
  oldSecretEnd,
} from './api-key.rules.js';

const NOW = new Date('2026-03-02T10:00:00Z');
const inMs = (ms: number): Date => new Date(NOW.getTime() + ms);
const DAY = 86_400_000;
const ADMIN = { role: 'admin', activo: true } as const;

it('a new key is long, random, and known by its beginning', () => {
  const [one, two] = [newKey(), newKey()];
  expect(one.clave).not.toBe(two.clave);
  expect(one.clave.startsWith(one.prefijo)).toBe(true);
  expect(one.prefijo.startsWith(API_KEY_PREFIX)).toBe(true);
  expect(one.prefijo).toHaveLength(API_KEY_PREFIX.length + 6);
  expect(one.clave.length).toBeGreaterThanOrEqual(API_KEY_PREFIX.length + 40);
});

it('a key ends after its days; the secret before a renewal after a day at most', () => {
  expect(keyEnd(NOW, 30)).toEqual(inMs(30 * DAY));
  expect(oldSecretEnd(NOW, inMs(30 * DAY))).toEqual(inMs(API_KEY_LIMITS.relevoHoras * 3_600_000));
  expect(oldSecretEnd(NOW, inMs(60_000))).toEqual(inMs(60_000));
});

describe('what a key may do', () => {
  it('is what it was given, as far as its maker may do it today', () => {
    const given = ['candidates:read', 'config:write'];
    expect([...effectivePermissions(given, { role: 'rrhh', activo: true })]).toEqual(['candidates:read']);
    expect([...effectivePermissions(given, { role: 'candidate', activo: true })]).toEqual([]);
    expect([...effectivePermissions(given, { role: 'admin', activo: false })]).toEqual([]);
    expect([...effectivePermissions([], ADMIN)]).toEqual([]);
  });

  it('is never what no key may have', () => {
    expect([...effectivePermissions(['own:read', 'own:write', 'nonsense'], ADMIN)]).toEqual([]);
    expect(effectivePermissions(API_KEY_PERMISSIONS, ADMIN).size).toBe(API_KEY_PERMISSIONS.length);
  });

  it('names what nobody of the role may give', () => {
    expect(notGrantable(['candidates:read', 'own:read', 'users:write', 'x'], 'rrhh')).toEqual([
      'own:read',
      'users:write',
      'x',
    ]);
    expect(notGrantable(['candidates:read'], 'rrhh')).toEqual([]);
  });
});

describe('the state of a key', () => {
  const warn = API_KEY_LIMITS.avisoDias * DAY;
  const key = { caduca: inMs(warn + 1), revocada_at: null, permisos: ['candidates:read'] };
  it.each([
    ['activa', {}],
    ['caduca_pronto', { caduca: inMs(warn) }],
    ['caduca_pronto', { caduca: inMs(1) }],
    ['caducada', { caduca: NOW }],
    ['sin_efecto', { permisos: ['own:read'] }],
    ['revocada', { revocada_at: NOW, caduca: NOW, permisos: [] }],
  ] as const)('is %s for %j', (estado, values) => {
    expect(estadoOfKey({ ...key, ...values }, ADMIN, NOW)).toBe(estado);
  });

  it('has no effect when its maker may do nothing any more', () => {
    expect(estadoOfKey(key, { ...ADMIN, activo: false }, NOW)).toBe('sin_efecto');
  });
});

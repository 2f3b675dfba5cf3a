import {
  API_KEY_LIMITS,
  API_KEY_PERMISSIONS,
  API_KEY_PREFIX,
  type ApiKeyEstado,
  type Role,
} from '@hiring/contract';
import { randomToken } from '../../platform/secrets/secret-token.js';
import { type Permission, permissionsOf } from '../../platform/auth/permissions.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Characters of the secret by which people know a key; the rest is beyond any guessing. */
const LETTERS_SHOWN = 6;

/** A key as its program sends it, and how it begins. */
export function newKey(): { clave: string; prefijo: string } {
  const clave = API_KEY_PREFIX + randomToken();
  return { clave, prefijo: clave.slice(0, API_KEY_PREFIX.length + LETTERS_SHOWN) };
}

export const keyEnd = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Until when the secret before a renewal is good: a day, and never longer than it was. */
export const oldSecretEnd = (now: Date, end: Date): Date =>
  new Date(Math.min(now.getTime() + API_KEY_LIMITS.relevoHoras * HOUR_MS, end.getTime()));

/** Who made a key, as they are today. */
export interface Maker {
  role: Role;
  activo: boolean;
}

/** What a key may do now: what it was given, as far as its maker may do it today. */
export function effectivePermissions(permisos: readonly string[], maker: Maker): Set<Permission> {
  const own = maker.activo ? permissionsOf(maker.role) : new Set<Permission>();
  const grantable = new Set(API_KEY_PERMISSIONS);
  return new Set([...own].filter((permission) => permisos.includes(permission) && grantable.has(permission)));
}

/** The words among these that nobody of this role may give to a key. */
export function notGrantable(permisos: readonly string[], role: Role): string[] {
  const may = effectivePermissions(permisos, { role, activo: true });
  return permisos.filter((word) => !(may as ReadonlySet<string>).has(word));
}

export function estadoOfKey(
  key: { caduca: Date; revocada_at: Date | null; permisos: readonly string[] },
  maker: Maker,
  now: Date,
): ApiKeyEstado {
  if (key.revocada_at) return 'revocada';
  if (key.caduca <= now) return 'caducada';
  if (effectivePermissions(key.permisos, maker).size === 0) return 'sin_efecto';
  const warned = key.caduca.getTime() - now.getTime() <= API_KEY_LIMITS.avisoDias * DAY_MS;
  return warned ? 'caduca_pronto' : 'activa';
}

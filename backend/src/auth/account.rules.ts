import type { Role } from '@hiring/contract';
import type { User } from './user.entity.js';

/** Blanks, control and format characters, half surrogates and what replaces them, invisible letters: two addresses must not look the same. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{Cs}\ufffd\p{Default_Ignorable_Code_Point}]`;
/** A part of a domain; letters of any script, since a domain may be written as it is read. */
const LABEL = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?`;

/** Something, an at sign, a domain of two labels or more whose last one is no number; 254 characters at most. */
export const EMAIL_PATTERN = new RegExp(
  String.raw`^(?=.{1,254}$)(?!.*${UNSEEN})[^@]+@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`,
  'u',
);

/** Any text that the database can hold: enough to look an address up. */
export const STORABLE_PATTERN = /^\P{Cc}*$/u;

/** What makes two ways of typing an address the same account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** How the navbar greets a person: the name, else the address before its at sign, else `Usuario`. */
export function displayName({ nombre, email }: { nombre: string | null; email: string }): string {
  return nombre?.trim() || email.split('@')[0]?.trim() || 'Usuario';
}

/** Where a person lands after signing in without having asked for a page (domain.md 3). */
export function homeOf(role: Role): string {
  switch (role) {
    case 'admin':
      return '/sistema-aplicacion';
    case 'rrhh':
      return '/sistema-aplicacion/admin';
    case 'candidate':
      return '/portal-candidato';
  }
}

/**
 * Where a verified address leads: candidates go on with their application, for the opening they registered for; who
 * has applied already goes to the portal.
 */
export function afterVerification(
  {
    role,
    vacante_registro_id,
    canal_registro,
  }: Pick<User, 'role' | 'vacante_registro_id' | 'canal_registro'>,
  hasApplied: boolean,
): string {
  if (role !== 'candidate' || hasApplied) return homeOf(role);
  const query = new URLSearchParams({
    ...(vacante_registro_id ? { vacante: vacante_registro_id } : {}),
    ...(canal_registro ? { canal: canal_registro } : {}),
  });
  return query.size > 0 ? `/completar-candidatura?${query.toString()}` : '/completar-candidatura';
}

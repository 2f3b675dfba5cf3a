import type { Role } from '@hiring/contract';

/** Something, an at sign, something with a dot; no control characters, which the database could not store. */
export const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

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

/** Where a verified address leads: candidates go on with their application. */
export function afterVerification(role: Role): string {
  return role === 'candidate' ? '/completar-candidatura' : homeOf(role);
}

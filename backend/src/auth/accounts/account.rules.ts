import type { Role } from '@hiring/contract';
import type { User } from '../user.entity.js';

/** Greeting in the navbar: the name, else the address before its at sign, else `Usuario`. */
export function displayName({ nombre, email }: { nombre: string | null; email: string }): string {
  return nombre?.trim() || email.split('@')[0]?.trim() || 'Usuario';
}

/** Home page of the role after signing in. */
export function homeOf(role: Role): string {
  switch (role) {
    case 'admin':
      return '/sistema-aplicacion';
    case 'rrhh':
      return '/sistema-aplicacion/admin';
    case 'responsable':
      return '/sistema-aplicacion/equipo';
    case 'candidate':
      return '/portal-candidato';
  }
}

/**
 * Where a verified address leads: candidates continue the application for the vacancy they registered for; those
 * who have already applied go to the portal.
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

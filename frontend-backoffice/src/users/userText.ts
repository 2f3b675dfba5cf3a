import type { Schemas } from '@hiring/contract/api';

export type UserRow = Schemas['UserResponse'];
export type User = Schemas['UserDetailResponse'];

export const userName = ({
  nombre,
  apellidos,
  email,
}: Pick<UserRow, 'nombre' | 'apellidos' | 'email'>): string =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;

export const sessionsText = (count: number): string => {
  if (count === 0) return 'Sin sesiones abiertas';
  return count === 1 ? '1 sesión abierta' : `${count} sesiones abiertas`;
};

/** How the account is guarded, on one line. */
export const securityText = ({ open_sessions, two_factor }: UserRow): string =>
  [sessionsText(open_sessions), ...(two_factor ? ['dos pasos'] : [])].join(', ');

import { counted } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

export type UserRow = Schemas['UserResponse'];
export type User = Schemas['UserDetailResponse'];

export const userName = ({
  nombre,
  apellidos,
  email,
}: Pick<UserRow, 'nombre' | 'apellidos' | 'email'>): string =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;

export const sessionsText = (count: number): string =>
  count === 0 ? 'Sin sesiones abiertas' : counted(count, 'sesión abierta', 'sesiones abiertas');

/** How the account is guarded, on one line. */
export const securityText = ({ open_sessions, two_factor }: UserRow): string =>
  [sessionsText(open_sessions), ...(two_factor ? ['dos pasos'] : [])].join(', ');

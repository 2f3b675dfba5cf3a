import { counted, ROLE_LABEL, type Tone, USER_STATUS_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { ToneBadge } from '../../ui/display/text';

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

const ROLE_TONE: Readonly<Record<UserRow['role'], Tone>> = {
  admin: 'purple',
  rrhh: 'blue',
  candidate: 'grey',
};

export const RoleBadge = ({ role }: Pick<UserRow, 'role'>) => (
  <ToneBadge tone={ROLE_TONE[role]}>{ROLE_LABEL[role]}</ToneBadge>
);

/** Active, inactive, or active and waiting for its first password. */
export function StatusBadge({
  status,
  role,
  has_password,
}: Pick<UserRow, 'status' | 'role' | 'has_password'>) {
  if (status === 'inactive') return <ToneBadge tone="red">{USER_STATUS_LABEL.inactive}</ToneBadge>;
  if (role !== 'candidate' && !has_password) return <ToneBadge tone="yellow">Invitación pendiente</ToneBadge>;
  return <ToneBadge tone="green">{USER_STATUS_LABEL.active}</ToneBadge>;
}

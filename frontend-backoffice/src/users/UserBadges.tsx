import { ROLE_LABEL, type Tone, USER_STATUS_LABEL } from '@hiring/contract';
import { ToneBadge } from '../ui/text';
import type { UserRow } from './userText';

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

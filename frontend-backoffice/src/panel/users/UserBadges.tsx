import { ROLE_LABEL, type Tone, USER_STATUS_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { ToneBadge } from '../../ui/display/text';
import { translate } from '../../i18n/texts';

export type UserRow = Schemas['UserResponse'];
export type User = Schemas['UserDetailResponse'];

export const userName = ({
  nombre,
  apellidos,
  email,
}: Pick<UserRow, 'nombre' | 'apellidos' | 'email'>): string =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;

export const sessionsText = (count: number): string =>
  translate(count === 0 ? 'panel.users.noSessions' : 'panel.users.sessions', count);

/** How the account is guarded, on one line. */
export function securityText({ open_sessions, two_factor }: UserRow): string {
  const sessions = sessionsText(open_sessions);
  return two_factor ? translate('panel.users.twoSteps', { sessions }) : sessions;
}

const ROLE_TONE: Readonly<Record<UserRow['role'], Tone>> = {
  admin: 'purple',
  rrhh: 'blue',
  responsable: 'indigo',
  candidate: 'grey',
};

export const RoleBadge = ({ role }: Pick<UserRow, 'role'>) => (
  <ToneBadge tone={ROLE_TONE[role]}>{ROLE_LABEL[role]}</ToneBadge>
);

/** Active, inactive, or active and waiting for its first password. */
export function StatusBadge({ status, role, has_password }: UserRow) {
  if (status === 'inactive' || role === 'candidate' || has_password) {
    return <ToneBadge tone={status === 'active' ? 'green' : 'red'}>{USER_STATUS_LABEL[status]}</ToneBadge>;
  }
  return <ToneBadge tone="yellow">{translate('panel.users.invited')}</ToneBadge>;
}

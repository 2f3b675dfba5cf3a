import { type Role, ROLE_LABEL, ROLES, type UserAction } from '@hiring/contract';
import { sessionsText, userName, type UserRow } from './UserBadges';
import { api, at } from '../../providers/api';
import { DialogContentText, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { choicesOf } from '../../ui/forms/inputs';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

type Values = Pick<UserRow, 'role'>;

const RUN: Readonly<Record<UserAction, (id: string, values: Values) => Promise<unknown>>> = {
  role: (id, { role }) => api.patch('/api/users/{id}', at(id, { role })),
  deactivate: (id) => api.patch('/api/users/{id}', at(id, { status: 'inactive' })),
  activate: (id) => api.patch('/api/users/{id}', at(id, { status: 'active' })),
  end_sessions: (id) => api.post('/api/users/{id}/end-sessions', at(id)),
  reset_second_factor: (id) => api.post('/api/users/{id}/reset-second-factor', at(id)),
  invite: (id) => api.post('/api/users/{id}/invite', at(id)),
};

const CHOICES = choicesOf(ROLES, ROLE_LABEL);

/** What follows from the role that is chosen. */
function Consequence({ user }: { user: UserRow }) {
  const role = useWatch<Values, 'role'>({ name: 'role' });
  if (role === user.role) return null;
  if (user.role === 'candidate') {
    return (
      <Alert severity="warning">{translate('panel.userActions.role.toStaff', { email: user.email })}</Alert>
    );
  }
  return <Typography color="text.secondary">{translate(`panel.userActions.role.to.${role}`)}</Typography>;
}

interface Props {
  user: UserRow;
  action: UserAction;
  onClose: () => void;
}

/** Asks before anything happens to an account; it stays open while the server refuses. */
export function UserActionDialog({ user, action, onClose }: Props) {
  const words = { name: userName(user), email: user.email, sessions: sessionsText(user.open_sessions) };
  const about = action === 'activate' && !user.has_password ? 'withoutPassword' : 'explanation';
  return (
    <FormDialog<Values>
      title={translate(`panel.userActions.${action}.question`, words)}
      maxWidth="xs"
      defaultValues={{ role: user.role }}
      submitLabel={action === 'role' ? undefined : `panel.userActions.${action}.label`}
      save={(values) => RUN[action](user.id, values)}
      changes={['users']}
      done={`panel.userActions.${action}.done`}
      onClose={onClose}
    >
      {action === 'role' ? (
        <>
          <SelectInput
            source="role"
            label="resources.users.fields.role"
            choices={CHOICES}
            isRequired
            validate={(role: Role) => (role === user.role ? 'panel.userActions.role.same' : undefined)}
          />
          <Consequence user={user} />
        </>
      ) : (
        <DialogContentText>{translate(`panel.userActions.${action}.${about}`, words)}</DialogContentText>
      )}
    </FormDialog>
  );
}

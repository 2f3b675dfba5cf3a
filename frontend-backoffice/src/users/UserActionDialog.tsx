import { Alert, DialogContentText, Typography } from '@mui/material';
import { type Role, ROLE_LABEL, ROLES, type UserAction } from '@hiring/contract';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../ui/FormDialog';
import { userName, type UserRow } from './userText';
import { ACTION_LABEL, PLAIN_ACTIONS } from './userActions';
import { api, at } from '../providers/api';

const READS = ['users', 'logs'];
const CHOICES = ROLES.map((id) => ({ id, name: ROLE_LABEL[id] }));

function Consequence({ user }: { user: UserRow }) {
  const role = useWatch<UserRow, 'role'>({ name: 'role' });
  if (role === user.role) return null;
  if (user.role === 'candidate') {
    return (
      <Alert severity="warning">
        Es la cuenta de una persona candidata. Al pasar a personal pierde su contraseña, sus enlaces y su
        verificación en dos pasos, y recibe en {user.email} una invitación para elegir otra contraseña.
      </Alert>
    );
  }
  return (
    <Typography color="text.secondary">
      Sus sesiones se cierran ahora mismo y al volver a entrar tendrá el rol nuevo.
      {role === 'candidate' && ' Dejará de ver el área interna.'}
      {role === 'admin' && ' Podrá ver y cambiar todo, también los usuarios.'}
    </Typography>
  );
}

function RoleDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  return (
    <FormDialog
      title={`Cambiar el rol de ${userName(user)}`}
      maxWidth="xs"
      defaultValues={{ role: user.role }}
      save={({ role }) => api.patch('/api/users/{id}', at(user.id, { role }))}
      reads={READS}
      done="Rol cambiado"
      onClose={onClose}
    >
      <SelectInput
        source="role"
        label="Rol"
        choices={CHOICES}
        isRequired
        validate={(role: Role) => (role === user.role ? 'Elige el rol nuevo.' : undefined)}
      />
      <Consequence user={user} />
    </FormDialog>
  );
}

interface Props {
  user: UserRow;
  action: UserAction;
  onClose: () => void;
}

function PlainDialog({ user, action, onClose }: Props & { action: Exclude<UserAction, 'role'> }) {
  const { question, explanation, done, run } = PLAIN_ACTIONS[action];
  return (
    <FormDialog
      title={question(user)}
      maxWidth="xs"
      submitLabel={ACTION_LABEL[action]}
      save={() => run(user.id)}
      reads={READS}
      done={done}
      onClose={onClose}
    >
      <DialogContentText>{explanation(user)}</DialogContentText>
    </FormDialog>
  );
}

/** Asks before anything happens to an account; it stays open while the server refuses. */
export function UserActionDialog({ user, action, onClose }: Props) {
  if (action === 'role') return <RoleDialog user={user} onClose={onClose} />;
  return <PlainDialog user={user} action={action} onClose={onClose} />;
}

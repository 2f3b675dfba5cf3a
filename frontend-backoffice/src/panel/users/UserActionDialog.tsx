import { type Role, ROLE_LABEL, ROLES, type UserAction } from '@hiring/contract';
import { sessionsText, userName, type UserRow } from './UserBadges';
import { api, at } from '../../providers/api';
import { Alert, DialogContentText, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../ui/dialogs/FormDialog';

type PlainAction = Exclude<UserAction, 'role'>;

interface ActionText {
  question: (user: UserRow) => string;
  explanation: (user: UserRow) => string;
  done: string;
  run: (id: string) => Promise<unknown>;
}

export const ACTION_LABEL: Readonly<Record<UserAction, string>> = {
  role: 'Cambiar rol',
  deactivate: 'Desactivar cuenta',
  activate: 'Activar cuenta',
  end_sessions: 'Cerrar sesiones',
  reset_second_factor: 'Restablecer dos pasos',
  invite: 'Enviar otra invitación',
};

const PLAIN_ACTIONS: Readonly<Record<PlainAction, ActionText>> = {
  deactivate: {
    question: (user) => `¿Desactivar la cuenta de ${userName(user)}?`,
    explanation: () =>
      'No podrá entrar y sus sesiones se cierran ahora mismo. Sus datos y su historial se conservan, y puedes activarla de nuevo cuando quieras.',
    done: 'Cuenta desactivada',
    run: (id) => api.patch('/api/users/{id}', at(id, { status: 'inactive' })),
  },
  activate: {
    question: (user) => `¿Activar la cuenta de ${userName(user)}?`,
    explanation: ({ has_password }) =>
      has_password
        ? 'Podrá volver a entrar con la contraseña que tenía.'
        : 'Aún no tiene contraseña: después puedes enviarle otra invitación.',
    done: 'Cuenta activada',
    run: (id) => api.patch('/api/users/{id}', at(id, { status: 'active' })),
  },
  end_sessions: {
    question: (user) => `¿Cerrar las sesiones de ${userName(user)}?`,
    explanation: ({ open_sessions }) =>
      `${sessionsText(open_sessions)}: se cierra en todos los navegadores y programas, y podrá entrar de nuevo con su contraseña.`,
    done: 'Sesiones cerradas',
    run: (id) => api.post('/api/users/{id}/end-sessions', at(id)),
  },
  reset_second_factor: {
    question: (user) => `¿Restablecer la verificación en dos pasos de ${userName(user)}?`,
    explanation: ({ email }) =>
      `Hazlo solo si la persona te lo ha pedido y sabes que es ella: hasta que la active otra vez, entrará solo con su contraseña. Recibirá un aviso en ${email}.`,
    done: 'Verificación en dos pasos restablecida',
    run: (id) => api.post('/api/users/{id}/reset-second-factor', at(id)),
  },
  invite: {
    question: (user) => `¿Enviar otra invitación a ${userName(user)}?`,
    explanation: ({ email }) =>
      `Recibirá en ${email} un enlace nuevo para elegir su contraseña, válido 7 días. Los anteriores dejan de servir.`,
    done: 'Invitación enviada',
    run: (id) => api.post('/api/users/{id}/invite', at(id)),
  },
};

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

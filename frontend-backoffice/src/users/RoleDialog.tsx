import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Role, ROLE_LABEL, ROLES } from '@hiring/contract';
import { useState } from 'react';
import { EditDialog } from '../ui/EditDialog';
import { type UserRow, userName } from './types';
import { useUserWrite } from './useUserWrite';

/** What the choice brings about, said before it is made. */
function Consequence({ user, role }: { user: UserRow; role: Role }) {
  if (role === user.role) return <Typography color="text.secondary">Elige el rol nuevo.</Typography>;
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

export function RoleDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const [role, setRole] = useState<Role>(user.role);
  const write = useUserWrite(
    (provider, to: Role) => provider.changeUser(user.id, { role: to }),
    'Rol cambiado',
  );
  return (
    <EditDialog
      title={`Cambiar el rol de ${userName(user)}`}
      maxWidth="xs"
      error={write.error}
      saving={write.isPending || role === user.role}
      onSave={() => write.mutate(role, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField select label="Rol" value={role} onChange={({ target }) => setRole(target.value as Role)}>
        {ROLES.map((value) => (
          <MenuItem key={value} value={value}>
            {ROLE_LABEL[value]}
          </MenuItem>
        ))}
      </TextField>
      <Consequence user={user} role={role} />
    </EditDialog>
  );
}

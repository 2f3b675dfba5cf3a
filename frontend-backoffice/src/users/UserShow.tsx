import { Box, Button, Link, Typography } from '@mui/material';
import type { UserAction } from '@hiring/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDepartments } from '../departments/useDepartments';
import { formatMoment } from '../format/dates';
import { Facts } from '../ui/Facts';
import { OpenRecord } from '../ui/OpenRecord';
import { Section } from '../ui/Section';
import { AccountLog } from './AccountLog';
import { OpenSessions } from './OpenSessions';
import { type User, userName } from './types';
import { ACTION_LABEL } from './userActions';
import { UserActionDialog } from './UserActionDialog';
import { RoleBadge, StatusBadge } from './UserBadges';

function Actions({ user }: { user: User }) {
  const [action, setAction] = useState<UserAction | null>(null);
  if (user.actions.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        Es tu cuenta: tu rol lo cambia otra persona de administración; lo demás,{' '}
        <Link href="/mi-cuenta">en tu cuenta</Link>.
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {user.actions.map((one) => (
        <Button key={one} variant="outlined" onClick={() => setAction(one)} sx={{ minHeight: 44 }}>
          {ACTION_LABEL[one]}
        </Button>
      ))}
      {action && <UserActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </Box>
  );
}

function Record({ user }: { user: User }) {
  const { departmentName, positionName } = useDepartments();
  const { departamento, posicion } = user;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'grid', gap: 2.5 }}>
      <Box component="header" sx={{ pr: 6, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {userName(user)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <RoleBadge role={user.role} />
          <StatusBadge {...user} />
        </Box>
      </Box>
      <Actions user={user} />
      <Facts
        facts={[
          { label: 'Email', value: user.email },
          { label: 'Email verificado', value: user.email_verified ? 'Sí' : 'No' },
          { label: 'Departamento', value: departamento && departmentName(departamento) },
          { label: 'Posición', value: departamento && posicion && positionName(departamento, posicion) },
          { label: 'Verificación en dos pasos', value: user.two_factor ? 'Activada' : 'No activada' },
          { label: 'Contraseña', value: user.has_password ? 'Elegida' : 'Sin elegir todavía' },
          {
            label: 'Último acceso',
            value: user.last_sign_in_at ? formatMoment(user.last_sign_in_at) : 'Nunca',
          },
          { label: 'Creado', value: formatMoment(user.created_at) },
          {
            label: 'Ficha de candidato',
            value: user.candidate_id && (
              <Link component={RouterLink} to={`/candidates/${user.candidate_id}/show`}>
                Ver candidato
              </Link>
            ),
          },
        ]}
      />
      <div>
        <Section title="Sesiones abiertas">
          <OpenSessions sessions={user.sessions} />
        </Section>
        <Section title="Actividad de la cuenta">
          <AccountLog id={user.id} />
        </Section>
      </div>
    </Box>
  );
}

export const UserShow = ({ id }: { id: string }) => (
  <OpenRecord<User> resource="users" id={id} failed="Error cargando usuarios" missing="Usuario no encontrado">
    {(user) => <Record user={user} />}
  </OpenRecord>
);

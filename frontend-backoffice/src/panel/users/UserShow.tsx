import { Box, Button, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { UserAction } from '@hiring/contract';
import { useState } from 'react';
import { LogLevelBadge, type LogRow } from '../logs/log';
import { logOfAccountAddress } from '../PanelFrame';
import { LoadedList } from '../../ui/Loaded';
import { RelativeDate, Separator } from '../../ui/display/text';
import { formatMoment } from '../../ui/format/dates';
import { useDepartments } from '../departments/useDepartments';
import { Facts, Section } from '../../ui/display/Facts';
import { RoleBadge, sessionsText, StatusBadge, type User, userName } from './UserBadges';
import { ACTION_LABEL, UserActionDialog } from './UserActionDialog';

const SHOWN = 6;

function AccountLog({ id }: { id: string }) {
  const log = useGetList<LogRow>('logs', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { cuenta: id },
  });
  return (
    <>
      <LoadedList
        of={log}
        failed="Error cargando logs"
        rows={3}
        empty="Aún no hay actividad."
        item={(entry) => (
          <Box component="li" key={entry.id} sx={{ mb: 1.25 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <LogLevelBadge level={entry.level} />
              <span>{entry.details}</span>
            </Box>
            <Typography variant="hint">
              {entry.actor_id !== id && (
                <>
                  {entry.user_email}
                  <Separator />
                </>
              )}
              <RelativeDate value={entry.created_at} inline />
            </Typography>
          </Box>
        )}
      />
      {log.data && log.data.length > 0 && (
        <Link component={RouterLink} to={logOfAccountAddress(id)}>
          Ver todo en el registro
        </Link>
      )}
    </>
  );
}

function OpenSessions({ sessions }: Pick<User, 'sessions'>) {
  if (sessions.length === 0) return <Typography color="text.secondary">{sessionsText(0)}.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {sessions.map((session) => (
        <Box component="li" key={session.id}>
          <Typography>{session.device}</Typography>
          <Typography variant="hint">
            Abierta el {formatMoment(session.created_at)}. Último uso:{' '}
            <RelativeDate value={session.last_seen_at} inline />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Actions({ user }: { user: User }) {
  const [action, setAction] = useState<UserAction | null>(null);
  if (user.actions.length === 0) {
    return (
      <Typography variant="note">
        Es tu cuenta: tu rol lo cambia otra persona de administración; lo demás,{' '}
        <Link href="/mi-cuenta">en tu cuenta</Link>.
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {user.actions.map((one) => (
        <Button key={one} variant="outlined" onClick={() => setAction(one)}>
          {ACTION_LABEL[one]}
        </Button>
      ))}
      {action && <UserActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </Box>
  );
}

export function UserRecord({ user }: { user: User }) {
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

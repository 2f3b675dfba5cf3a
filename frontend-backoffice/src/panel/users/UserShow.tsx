import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useGetList, Translate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { UserAction } from '@hiring/contract';
import { useState } from 'react';
import { LogLevelBadge, type LogRow } from '../logs/log';
import { logOfAccountAddress } from '../PanelFrame';
import { LoadedList } from '../../ui/Loaded';
import { RelativeDate, Separator, TextAround } from '../../ui/display/text';
import { formatMoment } from '../../ui/format/dates';
import { useDepartments } from '../departments/useDepartments';
import { Facts, Section } from '../../ui/display/Facts';
import { RecordSheet } from '../../ui/display/RecordSheet';
import { RoleBadge, sessionsText, StatusBadge, type User, userName } from './UserBadges';
import { UserActionDialog } from './UserActionDialog';
import { UserDepartments } from '../../team/UserDepartments';
import { translate } from '../../i18n/texts';

const ENTRIES_SHOWN = 6;

function AccountLog({ id }: { id: string }) {
  const log = useGetList<LogRow>('logs', {
    pagination: { page: 1, perPage: ENTRIES_SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { cuenta: id },
  });
  return (
    <>
      <LoadedList
        of={log}
        failed="resources.logs.failed"
        rows={3}
        empty="panel.user.noActivity"
        item={(entry) => (
          <Box component="li" key={entry.id} sx={{ mb: 1.25 }}>
            <Stack direction="row" spacing={1}>
              <LogLevelBadge level={entry.level} />
              <span>{entry.details}</span>
            </Stack>
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
          {translate('panel.user.wholeLog')}
        </Link>
      )}
    </>
  );
}

function OpenSessions({ sessions }: Pick<User, 'sessions'>) {
  if (sessions.length === 0) return <Typography color="text.secondary">{sessionsText(0)}.</Typography>;
  return (
    <Stack component="ul" spacing={1}>
      {sessions.map((session) => (
        <Box component="li" key={session.id}>
          <Typography>{session.device}</Typography>
          <Typography variant="hint">
            <Translate
              i18nKey="panel.user.session"
              options={{
                since: formatMoment(session.created_at),
                used: <RelativeDate value={session.last_seen_at} inline />,
              }}
            />
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

function Actions({ user }: { user: User }) {
  const [action, setAction] = useState<UserAction | null>(null);
  if (user.actions.length === 0) {
    return (
      <Typography variant="note">
        <TextAround text="panel.user.yourself">
          <Link href="/mi-cuenta">{translate('panel.user.inYourAccount')}</Link>
        </TextAround>
      </Typography>
    );
  }
  return (
    <Stack direction="row" spacing={1}>
      {user.actions.map((one) => (
        <Button key={one} variant="outlined" onClick={() => setAction(one)}>
          {translate(`panel.userActions.${one}.label`)}
        </Button>
      ))}
      {action && <UserActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </Stack>
  );
}

export function UserRecord({ user }: { user: User }) {
  const { departmentName, positionName } = useDepartments();
  const { departamento, posicion } = user;
  return (
    <RecordSheet
      title={userName(user)}
      badges={
        <>
          <RoleBadge role={user.role} />
          <StatusBadge {...user} />
        </>
      }
    >
      <Actions user={user} />
      {user.role === 'responsable' && <UserDepartments id={user.id} />}
      <Facts
        facts={[
          { label: 'resources.users.fields.email', value: user.email },
          { label: 'panel.user.emailVerified', value: translate(`ra.boolean.${user.email_verified}`) },
          {
            label: 'resources.users.fields.departamento',
            value: departamento && departmentName(departamento),
          },
          {
            label: 'resources.users.fields.posicion',
            value: departamento && posicion && positionName(departamento, posicion),
          },
          {
            label: 'panel.user.twoSteps',
            value: translate(user.two_factor ? 'panel.user.twoStepsOn' : 'panel.user.twoStepsOff'),
          },
          {
            label: 'resources.users.fields.password',
            value: translate(user.has_password ? 'panel.user.passwordChosen' : 'panel.user.passwordMissing'),
          },
          {
            label: 'resources.users.fields.last_sign_in_at',
            value: user.last_sign_in_at ? formatMoment(user.last_sign_in_at) : translate('panel.users.never'),
          },
          { label: 'resources.users.fields.created_at', value: formatMoment(user.created_at) },
          {
            label: 'panel.user.candidate',
            value: user.candidate_id && (
              <Link component={RouterLink} to={`/candidates/${user.candidate_id}/show`}>
                {translate('panel.frame.openCandidate')}
              </Link>
            ),
          },
        ]}
      />
      <div>
        <Section title="panel.user.sessions">
          <OpenSessions sessions={user.sessions} />
        </Section>
        <Section title="panel.user.activity">
          <AccountLog id={user.id} />
        </Section>
      </div>
    </RecordSheet>
  );
}

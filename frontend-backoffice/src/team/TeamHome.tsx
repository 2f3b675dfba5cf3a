import '../i18n/interviews';
import '../i18n/tasks';
import './team';
import { Box, Button, Card, Link as MuiLink, List, ListItem, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useFinishTask } from '../tasks/useFinishTask';
import { BusyButton, DialogButton } from '../ui/buttons';
import { Separator, ToneBadge, TwoLines } from '../ui/display/text';
import { formatDay, formatMoment } from '../ui/format/dates';
import { Columns, Ends, PaddedCard } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { api, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { REQUISITIONS, requisitionAddress } from '../requisitions/requisition';
import { ApprovalDialog } from './ApprovalDialog';
import { boardAddress, personOf, teamAddress, teamApplicationsWith, teamRoomAddress } from './team';

/** A part of the screen; nothing while it is empty. */
function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Card component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ px: 2, pt: 2 }}>
        {title}
      </Typography>
      <List disablePadding>{children}</List>
    </Card>
  );
}

/** The whole line is there for a thumb. */
const COVERS = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** One line that leads to an application. */
function Line({
  to,
  title,
  below,
  badge,
}: {
  to: string;
  title: string;
  below: ReactNode;
  badge?: ReactNode;
}) {
  return (
    <ListItem divider secondaryAction={badge}>
      <div>
        <TwoLines below={below}>
          <MuiLink component={Link} to={to} sx={COVERS}>
            {title}
          </MuiLink>
        </TwoLines>
      </div>
    </ListItem>
  );
}

/** Another link of a line: high enough for a thumb, apart from the title and above its line. */
const Besides = (props: LinkProps) => (
  <MuiLink
    component={Link}
    sx={{ display: 'inline-block', py: 1.75, mt: 0.5, position: 'relative', zIndex: 1 }}
    {...props}
  />
);

function Interviews({ title, of }: { title: string; of: Schemas['InterviewToScore'][] }) {
  return (
    <Part title={title}>
      {of.map(({ id, aplicacion_id, persona, vacante_titulo, inicio }) => (
        <Line
          key={id}
          to={teamAddress(aplicacion_id)}
          title={persona}
          below={
            <>
              {[translate('team.toScore.held', { moment: formatMoment(inicio) }), vacante_titulo]
                .filter(Boolean)
                .join(', ')}
              <br />
              <Besides
                to={teamRoomAddress(aplicacion_id, id)}
                aria-label={translate('interviews.room.openGuideOf', { name: persona })}
              >
                {translate('interviews.room.openGuide')}
              </Besides>
            </>
          }
        />
      ))}
    </Part>
  );
}

function TaskLine({ task }: { task: Schemas['TeamTask'] }) {
  const { titulo, detalle, vence_el, vencida } = task;
  const { mutate, isPending } = useFinishTask(true);
  return (
    <ListItem
      divider
      secondaryAction={
        <BusyButton size="small" variant="outlined" busy={isPending} onClick={() => mutate(task)}>
          {translate('team.tasks.finish')}
        </BusyButton>
      }
    >
      <Box sx={{ pr: 8 }}>
        <Typography>{titulo}</Typography>
        {detalle && <Typography variant="note">{detalle}</Typography>}
        {vence_el && (
          <ToneBadge tone={vencida ? 'yellow' : 'grey'}>
            {translate('team.tasks.until', { day: formatDay(vence_el) })}
          </ToneBadge>
        )}
      </Box>
    </ListItem>
  );
}

function Approvals({ of }: { of: Schemas['TeamApproval'][] }) {
  return (
    <Part title={translate('team.approvals.title')}>
      {of.map((approval) => (
        <ListItem
          key={approval.id}
          divider
          secondaryAction={
            <DialogButton
              size="small"
              variant="outlined"
              aria-label={translate('team.approvals.lookAt', { what: approval.cosa })}
              dialog={(close) => <ApprovalDialog approval={approval} onClose={close} />}
            >
              {translate('team.approvals.look')}
            </DialogButton>
          }
        >
          <Box sx={{ pr: 8 }}>
            <TwoLines below={translate('team.approvals.since', { day: formatDay(approval.desde) })}>
              {approval.cosa.charAt(0).toUpperCase() + approval.cosa.slice(1)}
            </TwoLines>
          </Box>
        </ListItem>
      ))}
    </Part>
  );
}

function Returned({ of }: { of: Schemas['ReturnedRequisition'][] }) {
  return (
    <Part title={translate('team.returned.title')}>
      {of.map(({ id, numero, titulo, motivo }) => (
        <Line
          key={id}
          to={requisitionAddress(id)}
          title={`${numero} ${titulo}`}
          below={
            <>
              {translate('team.returned.why', { why: motivo })}
              <br />
              <Besides
                to={`${REQUISITIONS}/${id}`}
                aria-label={translate('team.returned.editOf', { name: numero })}
              >
                {translate('ra.action.edit')}
              </Besides>
            </>
          }
        />
      ))}
    </Part>
  );
}

function Openings({ of }: { of: Schemas['TeamVacancy'][] }) {
  return (
    <Part title={translate('team.openings.title')}>
      {of.map(({ id, titulo, abiertas, por_ver }) => (
        <Line
          key={id}
          to={teamApplicationsWith({ vacante_id: id, abierta: 'true' })}
          title={titulo}
          below={
            <>
              {translate('team.openings.counts', { smart_count: abiertas })}
              <Separator />
              <Besides to={boardAddress(id)} aria-label={translate('team.board.of', { title: titulo })}>
                {translate('team.board.title')}
              </Besides>
            </>
          }
          badge={
            por_ver > 0 && (
              <ToneBadge tone="yellow">
                {translate('team.openings.toSee', { smart_count: por_ver })}
              </ToneBadge>
            )
          }
        />
      ))}
    </Part>
  );
}

function Today(today: Schemas['TeamToday']) {
  const { por_ver, total_por_ver, por_valorar, proximas, vacantes, tareas, por_aprobar, devueltas } = today;
  if ([vacantes, por_valorar, proximas, tareas, por_aprobar, devueltas].every(({ length }) => length === 0)) {
    return <PaddedCard>{translate('team.noOpenings')}</PaddedCard>;
  }
  return (
    <Columns md={2} style={{ alignItems: 'start' }}>
      <Stack spacing={2}>
        {[por_ver, por_valorar, tareas, por_aprobar, devueltas].every(({ length }) => length === 0) && (
          <PaddedCard>{translate('team.nothing')}</PaddedCard>
        )}
        <Approvals of={por_aprobar} />
        <Returned of={devueltas} />
        <Part title={translate('team.tasks.title')}>
          {tareas.map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
        </Part>
        <Interviews title={translate('team.toScore.title')} of={por_valorar} />
        <Part title={translate('team.toSee.title', { count: total_por_ver })}>
          {por_ver.map((application) => (
            <Line
              key={application.id}
              to={teamAddress(application.id)}
              title={personOf(application)}
              below={[
                application.vacante_titulo,
                translate('team.toSee.arrived', { day: formatDay(application.fecha_aplicacion) }),
              ].join(', ')}
            />
          ))}
        </Part>
        {total_por_ver > por_ver.length && (
          <Ends>
            <Button component={Link} to={teamApplicationsWith({ abierta: 'true', por_ver: 'true' })}>
              {translate('team.toSee.all')}
            </Button>
          </Ends>
        )}
      </Stack>
      <Stack spacing={2}>
        <Interviews title={translate('team.ahead.title')} of={proximas} />
        <Openings of={vacantes} />
      </Stack>
    </Columns>
  );
}

/** What waits for a manager, and their openings. */
export function TeamHome() {
  const today = useRead(['team', 'today'], () => api.get('/api/team/today'));
  return (
    <>
      <PageHeader
        title="team.title"
        lead="team.lead"
        action={
          <Button component={Link} to="/equipo/calendario" variant="outlined">
            {translate('team.calendar.title')}
          </Button>
        }
      />
      <Loaded of={today} failed="team.failed">
        {(data) => <Today {...data} />}
      </Loaded>
    </>
  );
}

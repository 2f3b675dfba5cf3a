import '../i18n/interviews';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useGetOne } from 'react-admin';
import {
  INTERVIEW_ESTADO_TONE,
  INTERVIEW_TIPO_LABEL,
  type InterviewEstado,
  TONE_COLOURS,
} from '@hiring/contract';
import { Facts } from '../ui/display/Facts';
import { ListSkeleton, RetryAlert } from '../ui/Loaded';
import { useDetailAddress } from '../ui/display/Detail';
import { CandidateAnswer, InterviewEstadoBadge, InterviewPlace } from './InterviewBadges';
import { EditInterviewDialog } from './form/InterviewDialogs';
import {
  CALENDAR,
  formatHour,
  formatMinutes,
  type Interview,
  type InterviewFilters,
  interviewersOf,
  INTERVIEWS,
  nameOf,
  NEW_INTERVIEW,
  roomAddress,
} from './types';
import { visuallyHidden } from '@mui/utils';
import { Link as RouterLink, type Location, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { formatCount } from '../ui/format/counts';
import { formatDay } from '../ui/format/dates';
import { SIZE } from '../ui/theme/tokens';
import { fullName, useCandidate } from '../candidates/useCandidate';
import { SectionTabs } from '../ui/SectionTabs';
import { useListFilters } from '../ui/lists/useListFilters';
import { lazyPart } from '../ui/lazy';
import { useLast } from '../ui/state';
import { InterviewList } from './InterviewList';
import { ScheduleInterviewDialog } from './ScheduleInterviewButton';
import { AddButton } from '../ui/buttons';
import { api, filterQuery, reasonOf, type Schemas, useRead } from '../providers/api';
import { InfoDialog } from '../ui/dialogs/InfoDialog';
import { translate } from '../i18n/texts';

const QUIET = { onError: () => undefined };

const linesOf = (text: string | null) => text && <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;

function Details({ interview }: { interview: Interview }) {
  const { candidato_email: email, candidato_telefono: phone } = interview;
  const facts = {
    candidate: nameOf(interview.candidato_nombre),
    position: interview.puesto,
    state: <InterviewEstadoBadge estado={interview.estado} />,
    date: formatDay(interview.fecha),
    hour: `${formatHour(interview.hora)} (${formatMinutes(interview.duracion_min)})`,
    kind: INTERVIEW_TIPO_LABEL[interview.tipo],
    place: <InterviewPlace interview={interview} />,
    interviewer: interviewersOf(interview),
    email: <Link href={`mailto:${email}`}>{email}</Link>,
    phone: phone && <Link href={`tel:${phone}`}>{phone}</Link>,
    notes: linesOf(interview.notas),
    feedback: linesOf(interview.feedback),
  };
  return (
    <Facts
      columns={{ xs: 'repeat(2, minmax(0, 1fr))' }}
      facts={Object.entries(facts).map(([name, value]) => ({ label: `interviews.details.${name}`, value }))}
    />
  );
}

/** The interview of the address, over the list or the calendar. */
function InterviewDetailDialog({ mayWrite, listPath }: { mayWrite: boolean; listPath: string }) {
  const { id, shownId, close } = useDetailAddress('interviews', listPath);
  const [editing, setEditing] = useState<string | null>(null);
  const { data, error, refetch } = useGetOne<Interview>(
    'interviews',
    { id: shownId ?? '' },
    { enabled: Boolean(id), ...QUIET },
  );
  if (editing) return <EditInterviewDialog id={editing} onClose={() => setEditing(null)} />;

  return (
    <InfoDialog
      open={Boolean(id)}
      title="interviews.details.title"
      actions={
        mayWrite &&
        data && (
          <>
            <Button component={RouterLink} to={roomAddress(data.id)}>
              {translate('interviews.room.open')}
            </Button>
            <Button
              variant="contained"
              onClick={() => {
                setEditing(data.id);
                close();
              }}
            >
              {translate('interviews.form.edit')}
            </Button>
          </>
        )
      }
      onClose={close}
    >
      <Stack spacing={2}>
        {error && (
          <RetryAlert severity="error" onRetry={refetch}>
            {translate('interviews.details.failed', { reason: reasonOf(error) })}
          </RetryAlert>
        )}
        {!error && !data && <ListSkeleton rows={3} />}
        {data && <Details interview={data} />}
        {data?.peticion && <CandidateAnswer interview={data} mayWrite={mayWrite} onDone={close} />}
      </Stack>
    </InfoDialog>
  );
}

const FIGURES: readonly [keyof Schemas['InterviewStats'], InterviewEstado?][] = [
  ['total'],
  ['programadas', 'programada'],
  ['confirmadas', 'confirmada'],
  ['canceladas', 'cancelada'],
  ['realizadas', 'realizada'],
];

const FIGURES_LINE = {
  m: 0,
  order: { xs: 2, md: 0 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: SIZE.small,
  '& > div': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& span': { width: 8, height: 8, borderRadius: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
};

/** The five figures on one line; of the candidate's interviews when the list shows one candidate. */
function InterviewFigures({ candidateId }: { candidateId: string | undefined }) {
  const { data, isError } = useRead(['interviews', 'stats', candidateId ?? null], () =>
    api.get('/api/stats/interviews', filterQuery(candidateId ? { candidato_id: candidateId } : {})),
  );
  return (
    <Box component="dl" aria-label={translate('interviews.figures.title')} sx={FIGURES_LINE}>
      {FIGURES.map(([figure, estado]) => (
        <div key={figure}>
          {estado && (
            <Box
              aria-hidden
              component="span"
              sx={{ bgcolor: TONE_COLOURS[INTERVIEW_ESTADO_TONE[estado]].solid }}
            />
          )}
          <dt>{translate(`interviews.figures.${figure}`)}</dt>
          <dd>{data ? formatCount(data[figure]) : isError ? '—' : '…'}</dd>
        </div>
      ))}
    </Box>
  );
}

const InterviewCalendar = lazyPart(
  () => import('./calendar/InterviewCalendar'),
  'InterviewCalendar',
  <ListSkeleton />,
);

const VIEWS = [
  { label: 'interviews.section.list', to: INTERVIEWS },
  { label: 'interviews.section.calendar', to: CALENDAR },
];

/** The view of the address. A record or a form that opens over one has an address of its own: the view behind stays. */
function useView(): string {
  const { pathname } = useLocation();
  return useLast(VIEWS.find(({ to }) => to === pathname.replace(/\/$/, ''))?.to) ?? INTERVIEWS;
}

function Header({ view, mayWrite }: { view: string; mayWrite: boolean }) {
  const { search } = useLocation();
  const { filters, change } = useListFilters<InterviewFilters>();
  const candidateId = filters.candidato_id;
  const { data: candidate } = useCandidate(candidateId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      <Typography
        variant="h3"
        component="h2"
        id="entrevistas-titulo"
        sx={candidate ? { overflowWrap: 'anywhere' } : visuallyHidden}
      >
        {candidate
          ? translate('interviews.section.titleOf', { name: fullName(candidate) })
          : translate('interviews.section.title')}
      </Typography>
      {candidateId && (
        <Button size="small" onClick={() => change({ candidato_id: undefined })}>
          {translate('interviews.section.all')}
        </Button>
      )}
      <SectionTabs
        name="interviews.section.views"
        label="interviews.section.view"
        addresses={VIEWS}
        current={view}
        inline
      />
      <InterviewFigures candidateId={candidateId} />
      <Box
        component="nav"
        aria-label={translate('interviews.section.more')}
        sx={{ display: 'flex', ml: { md: 'auto' }, order: { xs: 3, md: 0 } }}
      >
        <Button size="small" component={RouterLink} to="/interview-availability">
          {translate('interviews.availability.title')}
        </Button>
        <Button size="small" component={RouterLink} to="/scorecard-criteria">
          {translate('interviews.criteria.title')}
        </Button>
      </Box>
      {mayWrite && (
        <AddButton to={{ pathname: NEW_INTERVIEW, search }} state={{ fromList: true }}>
          {translate('interviews.section.create')}
        </AddButton>
      )}
    </Box>
  );
}

function Screen({ view }: { view: string }) {
  const { filters } = useListFilters<InterviewFilters>();
  const candidateId = filters.candidato_id;
  const { canAccess } = useCanAccess({ resource: 'interviews', action: 'write' });
  const mayWrite = Boolean(canAccess);
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<{ fromList?: boolean } | null>;
  const creating = useMatch(NEW_INTERVIEW) !== null;
  const close = () =>
    void (state?.fromList ? navigate(-1) : navigate({ pathname: view, search }, { replace: true }));
  return (
    <section aria-labelledby="entrevistas-titulo">
      <Header view={view} mayWrite={mayWrite} />
      {view === CALENDAR ? <InterviewCalendar mayWrite={mayWrite} /> : <InterviewList mayWrite={mayWrite} />}
      <InterviewDetailDialog mayWrite={mayWrite} listPath={view} />
      {creating && mayWrite && <ScheduleInterviewDialog candidateId={candidateId} onClose={close} />}
    </section>
  );
}

/** Entrevistas: figures, and the interviews as an agenda or a calendar with the same filters in the address. */
export function InterviewsSection() {
  const view = useView();
  return (
    <ListBase
      resource="interviews"
      perPage={25}
      sort={{ field: 'inicio', order: 'DESC' }}
      filterDefaultValues={{ cuando: 'proximas' }}
      // The calendar asks for the days it shows.
      queryOptions={{ enabled: view !== CALENDAR, ...QUIET }}
      disableAuthentication
    >
      <Screen view={view} />
    </ListBase>
  );
}

import '../i18n/es/interviews';
import { Box, Button, Typography } from '@mui/material';
import { INTERVIEW_ESTADO_TONE, type InterviewEstado, TONE_COLOURS } from '@hiring/contract';
import { visuallyHidden } from '@mui/utils';
import { ListBase, useCanAccess } from 'react-admin';
import { Link, type Location, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { formatCount } from '../format/formatCount';
import { SIZE } from '../theme/tokens';
import { fullName } from '../candidates/types';
import { useCandidate } from '../candidates/useCandidate';
import { ListSkeleton } from '../ui/Loaded';
import { SectionTabs } from '../ui/SectionTabs';
import { useListFilters } from '../ui/useListFilters';
import { later } from '../ui/later';
import { useLast } from '../ui/useLast';
import { CALENDAR, type InterviewFilters, INTERVIEWS, NEW_INTERVIEW } from './types';
import { InterviewDetailDialog } from './InterviewDetailDialog';
import { InterviewList } from './InterviewList';
import { ScheduleInterviewDialog } from './ScheduleInterviewButton';
import { AddButton } from '../ui/AddButton';
import { api, narrowed, useRead, type Schemas } from '../providers/api';

const FIGURES: readonly [keyof Schemas['InterviewStats'], InterviewEstado | null, string][] = [
  ['total', null, 'Total'],
  ['programadas', 'programada', 'Programadas'],
  ['confirmadas', 'confirmada', 'Confirmadas'],
  ['canceladas', 'cancelada', 'Canceladas'],
  ['realizadas', 'realizada', 'Realizadas'],
];

const DOT = { width: 8, height: 8, borderRadius: 1 };
const FIGURES_LINE = {
  m: 0,
  order: { xs: 2, md: 0 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: SIZE.small,
  '& > div': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
};

/** The five figures on one line; of the candidate's interviews when the list shows one candidate. */
function InterviewFigures({ candidateId }: { candidateId: string | undefined }) {
  const { data, isError } = useRead(['interviews', 'stats', candidateId ?? null], () =>
    api.get('/api/stats/interviews', narrowed(candidateId ? { candidato_id: candidateId } : {})),
  );
  return (
    <Box component="dl" aria-label="Resumen de entrevistas" sx={FIGURES_LINE}>
      {FIGURES.map(([figure, estado, label]) => (
        <div key={figure}>
          {estado && (
            <Box
              aria-hidden
              component="span"
              sx={{ ...DOT, bgcolor: TONE_COLOURS[INTERVIEW_ESTADO_TONE[estado]].solid }}
            />
          )}
          <dt>{label}</dt>
          <dd>{data ? formatCount(data[figure]) : isError ? '—' : '…'}</dd>
        </div>
      ))}
    </Box>
  );
}

const InterviewCalendar = later(
  () => import('./calendar/InterviewCalendar'),
  'InterviewCalendar',
  <ListSkeleton />,
);

const VIEWS = [
  { label: 'Lista de Entrevistas', to: INTERVIEWS },
  { label: 'Calendario Mensual', to: CALENDAR },
];
const QUIET = { onError: () => undefined };

/** The view of the address. A record or a form that opens over one has an address of its own: the view behind stays. */
function useView(): string {
  const { pathname } = useLocation();
  return useLast(VIEWS.find(({ to }) => to === pathname.replace(/\/$/, ''))?.to) ?? INTERVIEWS;
}

function Header({ view, candidateId }: { view: string; candidateId: string | undefined }) {
  const { search } = useLocation();
  const { change } = useListFilters<InterviewFilters>();
  const { canAccess: mayWrite } = useCanAccess({ resource: 'interviews', action: 'write' });
  const { data: candidate } = useCandidate(candidateId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      <Typography
        variant="h3"
        component="h2"
        id="entrevistas-titulo"
        sx={candidate ? { overflowWrap: 'anywhere' } : visuallyHidden}
      >
        {candidate ? `Entrevistas de ${fullName(candidate)}` : 'Gestión de Entrevistas'}
      </Typography>
      {candidateId && (
        <Button size="small" onClick={() => change({ candidato_id: undefined })}>
          Ver todas
        </Button>
      )}
      <SectionTabs name="Vista de las entrevistas" label="Vista" addresses={VIEWS} current={view} inline />
      <InterviewFigures candidateId={candidateId} />
      <Box
        component="nav"
        aria-label="Más sobre entrevistas"
        sx={{ display: 'flex', ml: { md: 'auto' }, order: { xs: 3, md: 0 } }}
      >
        <Button size="small" component={Link} to="/interview-availability">
          Horas para entrevistas
        </Button>
        <Button size="small" component={Link} to="/scorecard-criteria">
          Criterios de evaluación
        </Button>
      </Box>
      {mayWrite && (
        <AddButton to={{ pathname: NEW_INTERVIEW, search }} state={{ fromList: true }}>
          Nueva Entrevista
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
      <Header view={view} candidateId={candidateId} />
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

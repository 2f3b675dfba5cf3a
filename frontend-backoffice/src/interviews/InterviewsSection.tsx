import '../i18n/es/interviews';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { ListBase, useCanAccess, useGetOne } from 'react-admin';
import { Link, type Location, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { WHOLE_RECORD } from '../candidates/record/wholeRecord';
import { type Candidate, fullName } from '../candidates/types';
import { ListSkeleton } from '../ui/ListSkeleton';
import { SectionTabs } from '../ui/SectionTabs';
import { useListFilters } from '../ui/useListFilters';
import { CALENDAR, INTERVIEWS, NEW_INTERVIEW } from './addresses';
import { InterviewDetailDialog } from './InterviewDetailDialog';
import { InterviewFigures } from './InterviewFigures';
import { InterviewList } from './InterviewList';
import { ScheduleInterviewDialog } from './ScheduleInterviewButton';
import type { InterviewFilters } from './types';
import { later } from '../ui/later';

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
  const named = VIEWS.find(({ to }) => to === pathname.replace(/\/$/, ''))?.to;
  const [shown, setShown] = useState(named ?? INTERVIEWS);
  if (named && named !== shown) setShown(named);
  return shown;
}

function Header({ view, candidateId }: { view: string; candidateId: string | undefined }) {
  const { search } = useLocation();
  const { change } = useListFilters<InterviewFilters>();
  const { canAccess: mayWrite } = useCanAccess({ resource: 'interviews', action: 'write' });
  const { data: candidate } = useGetOne<Candidate>(
    'candidates',
    { id: candidateId ?? '', meta: WHOLE_RECORD },
    { enabled: Boolean(candidateId), ...QUIET },
  );
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
        <Button
          component={Link}
          to={{ pathname: NEW_INTERVIEW, search }}
          state={{ fromList: true }}
          variant="contained"
          color="secondary"
          startIcon={<AddOutlined />}
        >
          Nueva Entrevista
        </Button>
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
  const close = () => {
    if (state?.fromList) void navigate(-1);
    else void navigate({ pathname: view, search }, { replace: true });
  };
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

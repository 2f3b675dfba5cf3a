import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useCanAccess, useGetOne } from 'react-admin';
import { type Candidate, fullName } from '../candidates/types';
import { WHOLE_RECORD } from '../candidates/record/wholeRecord';
import { ListSkeleton } from '../ui/ListSkeleton';
import { InterviewDetailDialog } from './InterviewDetailDialog';
import { InterviewLinks } from './InterviewLinks';
import { InterviewStatCards } from './InterviewStatCards';
import { InterviewFormPanel } from './form/InterviewFormPanel';
import { InterviewList } from './list/InterviewList';
import { useInterviewAddress } from './useInterviewAddress';

const InterviewCalendar = lazy(async () => ({
  default: (await import('./calendar/InterviewCalendar')).InterviewCalendar,
}));

const PANEL_ID = 'entrevistas-panel';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const QUIET = { onError: () => undefined };

/** Entrevistas: figures, the form, and the interviews as a list or a calendar. All of it stands in the address. */
export function InterviewsSection() {
  const { read, change } = useInterviewAddress();
  const { canAccess: mayWrite } = useCanAccess({ resource: 'interviews', action: 'write' });
  const candidateId = read('candidato');
  const candidate = useGetOne<Candidate>(
    'candidates',
    { id: candidateId ?? '', meta: WHOLE_RECORD },
    { enabled: Boolean(candidateId), ...QUIET },
  );
  const scope = candidateId && UUID.test(candidateId) ? candidateId : undefined;
  const calendar = read('vista') === 'calendario';
  const formOpen = Boolean(mayWrite && (read('nueva') ?? read('editar')));

  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(formOpen);

  // Whoever closed or saved the form goes on where it was opened.
  useEffect(() => {
    if (wasOpen.current && !formOpen && document.activeElement === document.body) toggle.current?.focus();
    wasOpen.current = formOpen;
  }, [formOpen]);

  return (
    <section aria-labelledby="entrevistas-titulo">
      <InterviewStatCards candidateId={scope} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
        <Typography variant="h2" id="entrevistas-titulo" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
          {candidate.data ? `Entrevistas de ${fullName(candidate.data)}` : 'Gestión de Entrevistas'}
        </Typography>
        {candidateId && (
          <Button onClick={() => change({ candidato: undefined, pagina: undefined })}>Ver todas</Button>
        )}
        {mayWrite && (
          <Button
            ref={toggle}
            variant={formOpen ? 'outlined' : 'contained'}
            color={formOpen ? 'primary' : 'secondary'}
            aria-expanded={formOpen}
            startIcon={formOpen ? <CloseOutlined /> : <AddOutlined />}
            onClick={() =>
              change(
                formOpen
                  ? { nueva: undefined, editar: undefined, dia: undefined }
                  : { nueva: '1', editar: undefined, dia: undefined },
              )
            }
            sx={{ minHeight: 44 }}
          >
            {formOpen ? 'Cancelar' : 'Nueva Entrevista'}
          </Button>
        )}
      </Box>
      <InterviewLinks />
      {formOpen && <InterviewFormPanel candidate={candidate} />}
      <Tabs
        value={calendar ? 'calendario' : 'lista'}
        onChange={(_event, vista: string) => change({ vista: vista === 'lista' ? undefined : vista })}
        variant="fullWidth"
        aria-label="Vista de las entrevistas"
        sx={{ mb: 2, maxWidth: 480, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="lista" id="entrevistas-lista" aria-controls={PANEL_ID} label="Lista de Entrevistas" />
        <Tab
          value="calendario"
          id="entrevistas-calendario"
          aria-controls={PANEL_ID}
          label="Calendario Mensual"
        />
      </Tabs>
      <div
        role="tabpanel"
        id={PANEL_ID}
        aria-labelledby={calendar ? 'entrevistas-calendario' : 'entrevistas-lista'}
      >
        {calendar ? (
          <Suspense fallback={<ListSkeleton />}>
            <InterviewCalendar candidateId={scope} mayWrite={Boolean(mayWrite)} />
          </Suspense>
        ) : (
          <InterviewList candidateId={scope} mayWrite={Boolean(mayWrite)} />
        )}
      </div>
      <InterviewDetailDialog mayWrite={Boolean(mayWrite)} />
    </section>
  );
}

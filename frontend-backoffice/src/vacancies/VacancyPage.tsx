import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '../format/dates';
import { isMissing } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { SectionTabs } from '../ui/SectionTabs';
import { StateMessage } from '../ui/StateMessage';
import { MATCHES_TAB, VACANCIES_PATH, VACANCY_TABS, vacancyAddress } from './addresses';
import { ApplicationsTab } from './ApplicationsTab';
import { DataTab } from './DataTab';
import { HistoryTab } from './HistoryTab';
import { TrackingLinks } from './links/TrackingLinks';
import { MatchesTab } from './MatchesTab';
import type { Figures, Vacancy } from './types';
import { publishedText } from './publishedText';
import { useRequired } from '../layout/useRequired';
import { useVacancyFigures } from './useVacancyFigures';
import { VacancyStateBadge } from './VacancyStateBadge';
import { VacancyStateButtons } from './VacancyStateButtons';

const TABS = [
  { tab: undefined, label: 'Candidaturas' },
  { tab: MATCHES_TAB, label: 'Encajan con ella' },
  { tab: 'datos', label: 'Datos' },
  { tab: 'enlaces', label: 'Enlaces' },
  { tab: 'historial', label: 'Historial' },
] as const;

function Header({ vacancy, figures }: { vacancy: Vacancy; figures: Figures | undefined }) {
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <title>{vacancy.titulo}</title>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {vacancy.titulo}
          </Typography>
          <VacancyStateBadge estado={vacancy.estado} />
        </Box>
        <Typography color="text.secondary">
          {vacancy.posicion_nombre}, {vacancy.departamento_nombre}. {vacancy.ubicacion}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {figures?.cerrada_at
            ? `Cerrada el ${formatDay(figures.cerrada_at)}${figures.motivo_cierre ? `: ${figures.motivo_cierre}` : ''}`
            : publishedText(vacancy)}
        </Typography>
      </Box>
      <VacancyStateButtons
        vacancy={vacancy}
        waiting={figures && figures.recibida + figures.en_revision + figures.entrevista}
      />
    </Box>
  );
}

/** One vacancy for HR: how its applications stand, closing it, and who fits. */
export function VacancyPage() {
  const allowed = useRequired('vacancies:read_all');
  const { id = '', tab } = useParams();
  const {
    data: vacancy,
    error,
    isPending,
    refetch,
  } = useGetOne<Vacancy>('vacancies', { id }, { enabled: allowed });
  const figures = useVacancyFigures(allowed ? [id] : []);

  // From far down the list one arrives at the top of the vacancy.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [id]);

  if (error) {
    return isMissing(error) ? (
      <StateMessage
        alert
        title="Esta vacante no existe"
        action={
          <Button component={Link} to={VACANCIES_PATH} variant="outlined">
            Ver todas las vacantes
          </Button>
        }
      />
    ) : (
      <LoadFailed title="No se pudo cargar la vacante" error={error} onRetry={() => void refetch()} />
    );
  }
  if (isPending || !vacancy) return <ListSkeleton />;
  const shown = VACANCY_TABS.find((one) => one === tab);
  const counts = figures.data?.get(id);

  return (
    <>
      <Button
        component={Link}
        to={VACANCIES_PATH}
        size="small"
        startIcon={<ArrowBack />}
        sx={{ mb: 1, alignSelf: 'flex-start' }}
      >
        Vacantes
      </Button>
      <Header vacancy={vacancy} figures={counts} />
      <SectionTabs
        name="Partes de la vacante"
        label="Parte de la vacante"
        addresses={TABS.map((one) => ({ label: one.label, to: vacancyAddress(id, one.tab) }))}
        current={vacancyAddress(id, shown)}
      />
      {shown === MATCHES_TAB && <MatchesTab vacancy={vacancy} />}
      {shown === 'datos' && <DataTab vacancy={vacancy} />}
      {shown === 'enlaces' && <TrackingLinks vacancyId={id} />}
      {shown === 'historial' && <HistoryTab vacancyId={id} />}
      {shown === undefined && (
        <ApplicationsTab
          vacancy={vacancy}
          figures={counts}
          failed={figures.isError}
          onRetry={() => void figures.refetch()}
        />
      )}
    </>
  );
}

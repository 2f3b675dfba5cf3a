import { Box, Button, Typography } from '@mui/material';
import { counted } from '@hiring/contract';
import { useIsFetching } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRequired } from '../layout/useRequired';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeader } from '../ui/PageHeader';
import { RefreshButton } from '../ui/RefreshButton';
import { vacancyAddress } from '../vacancies/addresses';
import { Charts } from './Charts';
import { Figures } from './Figures';
import { periodText } from './figureText';
import { LinkedRows } from './LinkedRows';
import { NewActionMenu } from './NewActionMenu';
import { Panel } from './Panel';
import { usePeriod } from './period';
import { PeriodPicker } from './PeriodPicker';
import { RecentActivity } from './RecentActivity';
import { SystemState } from './SystemState';
import { Today } from './Today';
import { useDashboard } from './useFigures';

const QUICK_ACTIONS = [
  { text: 'Crear Vacante', to: '/vacancies/create' },
  { text: 'Revisar Candidatos', to: '/people' },
  { text: 'Panel RRHH', to: '/admin' },
  { text: 'Configuración', to: '/panel-admin' },
] as const;

function Refresh() {
  const refresh = useRefresh();
  return <RefreshButton fetching={useIsFetching() > 0} onClick={refresh} />;
}

function QuickActions() {
  return (
    <Panel title="Acciones rápidas">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {QUICK_ACTIONS.map(({ text, to }) => (
          <Button key={to} component={Link} to={to} variant="outlined" sx={{ minHeight: 44 }}>
            {text}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}

function Performance() {
  const { period } = usePeriod();
  const { data, error, isPending, isPlaceholderData, refetch } = useDashboard(period);
  const waits = isPending || isPlaceholderData;
  return (
    <section aria-labelledby="rendimiento">
      <Typography variant="h2" id="rendimiento" sx={{ mb: 1.5 }}>
        Rendimiento
      </Typography>
      <PeriodPicker />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {waits
          ? 'Cargando las cifras...'
          : data && `${periodText(data.periodo)}, comparado con ${periodText(data.anterior)}`}
      </Typography>
      {isPending && <ListSkeleton rows={4} />}
      {!data && error && (
        <LoadFailed title="No se pudieron cargar las cifras" error={error} onRetry={() => void refetch()} />
      )}
      <Box aria-busy={waits} sx={{ opacity: isPlaceholderData ? 0.55 : 1, mb: 1.5 }}>
        {data && <Figures data={data} />}
      </Box>
      <Charts period={period}>
        {data && (
          <>
            <QuickActions />
            <RecentActivity activities={data.actividad} />
            <Panel title="Posiciones más populares" note="Vacantes activas con más candidaturas">
              <LinkedRows
                empty="No hay vacantes activas."
                rows={data.posiciones.map(({ id, titulo, departamento, aplicaciones }) => ({
                  key: id,
                  to: vacancyAddress(id),
                  text: titulo,
                  detail: departamento,
                  aside: (
                    <Typography variant="body2">
                      {counted(aplicaciones, 'candidatura', 'candidaturas')}
                    </Typography>
                  ),
                }))}
              />
            </Panel>
          </>
        )}
      </Charts>
    </section>
  );
}

/** /: what administrators see first: what needs them today, and how things go. */
export function HomePage() {
  const allowed = useRequired('stats:read_all');
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <PageHeader
        title="Inicio"
        lead="Lo que necesita a alguien hoy, y cómo van las candidaturas, las vacantes y las contrataciones."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Refresh />
            <NewActionMenu />
          </Box>
        }
      />
      <Today />
      <Performance />
      <SystemState />
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useRequired } from '../layout/useRequired';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeader } from '../ui/PageHeader';
import { RefreshButton } from '../ui/RefreshButton';
import { FigureCards } from './FigureCards';
import { periodText } from './figureText';
import { NewActionMenu } from './NewActionMenu';
import { usePeriod } from './period';
import { PeriodPicker } from './PeriodPicker';
import { PopularPositions } from './PopularPositions';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { SystemFooter } from './SystemFooter';
import { TimeStatistics } from './TimeStatistics';
import { FIGURES_KEY, useDashboard } from './useFigures';

const ChartsSection = lazy(async () => ({
  default: (await import('./charts/ChartsSection')).ChartsSection,
}));

function RefreshFigures() {
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: [FIGURES_KEY] }) > 0;
  return (
    <RefreshButton
      fetching={fetching}
      onClick={() => void client.invalidateQueries({ queryKey: [FIGURES_KEY] })}
    />
  );
}

function Figures() {
  const { period, preset, choosePreset, choosePeriod } = usePeriod();
  const { data, error, isPending, isPlaceholderData, refetch } = useDashboard(period);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <PeriodPicker period={period} preset={preset} onPreset={choosePreset} onPeriod={choosePeriod} />
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {isPending || isPlaceholderData
            ? 'Cargando dashboard de administración...'
            : data && `${periodText(data.periodo)}, comparado con ${periodText(data.anterior)}`}
        </Typography>
      </Box>
      {!data && !isPending ? (
        <LoadFailed title="No se pudieron cargar las cifras" error={error} onRetry={() => void refetch()} />
      ) : (
        <Box aria-busy={isPending || isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
          <FigureCards cards={data?.tarjetas} period={data?.periodo ?? period} />
          {data && (
            <Box
              sx={{
                mt: 1.5,
                display: 'grid',
                gap: 1.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
              }}
            >
              <RecentActivity activities={data.actividad} />
              <QuickActions />
              <TimeStatistics times={data.tiempos} period={data.periodo} />
              <PopularPositions positions={data.posiciones} />
            </Box>
          )}
        </Box>
      )}
      <Suspense fallback={<ListSkeleton rows={6} />}>
        <ChartsSection period={period} />
      </Suspense>
    </>
  );
}

/** /: what administrators see first. */
export function AdminDashboard() {
  const allowed = useRequired('stats:read_all');
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <PageHeader
        title="Dashboard de Administración"
        lead="Cómo van las candidaturas, las vacantes y las contrataciones, y el estado del sistema."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RefreshFigures />
            <NewActionMenu />
          </Box>
        }
      />
      <Figures />
      <SystemFooter />
    </>
  );
}

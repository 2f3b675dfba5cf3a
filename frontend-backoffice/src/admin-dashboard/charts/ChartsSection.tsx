import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FigurePeriod } from '../../providers/calls/figures';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailed } from '../../ui/LoadFailed';
import { countedAddress } from '../addresses';
import { useCharts } from '../useFigures';
import { FunnelChart } from './FunnelChart';
import { GroupChart } from './GroupChart';
import { HireTimeChart, StaysChart } from './TimeCharts';
import { WeeksChart } from './WeeksChart';

function Charts({ period }: { period: FigurePeriod }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useCharts(period);
  if (isPending) return <ListSkeleton rows={6} />;
  if (!data) {
    return (
      <LoadFailed title="No se pudieron cargar los gráficos" error={error} onRetry={() => void refetch()} />
    );
  }
  const shown = data.periodo;
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        opacity: isPlaceholderData ? 0.55 : 1,
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <WeeksChart weeks={data.semanas} />
      </Box>
      <FunnelChart charts={data} period={shown} />
      <StaysChart charts={data} period={shown} />
      <HireTimeChart charts={data} period={shown} />
      <GroupChart
        title="Candidaturas por departamento"
        unit="Candidaturas recibidas en el periodo"
        column="Departamento"
        groups={data.departamentos}
        addressOf={(departamento) => countedAddress({ cuenta: 'recibidas', departamento, ...shown })}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <GroupChart
          title="Candidaturas por origen"
          unit="Por dónde llegaron las candidaturas recibidas en el periodo"
          column="Origen"
          groups={data.canales}
          addressOf={(canal) => countedAddress({ cuenta: 'recibidas', canal, ...shown })}
        />
      </Box>
    </Box>
  );
}

/** The charts of the period, each with a table behind it and links to the rows it counts. */
export function ChartsSection({ period }: { period: FigurePeriod }) {
  return (
    <Box component="section" aria-labelledby="rendimiento" sx={{ mt: 3 }}>
      <Typography variant="h2" id="rendimiento" sx={{ mb: 1.5 }}>
        Gráfico de rendimiento
      </Typography>
      <Charts period={period} />
    </Box>
  );
}

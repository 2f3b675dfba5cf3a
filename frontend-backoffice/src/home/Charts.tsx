import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { dayFrom, todayInMadrid } from '../format/days';
import type { FigurePeriod } from '../providers/calls/figures';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { Bars } from './Bars';
import { ChartFigure } from './ChartFigure';
import { chartsOf } from './charts';
import { useCharts } from './useFigures';
import { WeeksChart } from './WeeksChart';

const WEEKS = 12;

/** One panel below the other, whatever their heights. */
const TWO_COLUMNS = {
  mt: 1.5,
  columnCount: { xs: 1, lg: 2 },
  columnGap: 1.5,
  '& > *': { breakInside: 'avoid', mb: 1.5 },
} as const;

/** The last weeks up to today, from a Monday on. */
function lastWeeks(): FigurePeriod {
  const hasta = todayInMadrid();
  const weekday = (new Date(`${hasta}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { desde: dayFrom(hasta, -weekday - (WEEKS - 1) * 7), hasta };
}

/** A shorter period says nothing of how the weeks go. */
function weeksPeriod(period: FigurePeriod): FigurePeriod {
  const recent = lastWeeks();
  return period.hasta === recent.hasta && period.desde > recent.desde ? recent : period;
}

/** The charts of the period, each with a table behind it and links to the rows it counts. */
export function Charts({ period, children }: { period: FigurePeriod; children: ReactNode }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useCharts(period);
  const weeks = useCharts(weeksPeriod(period));
  if (isPending || weeks.isPending) return <ListSkeleton rows={6} />;
  if (!data || !weeks.data) {
    return (
      <LoadFailed
        title="No se pudieron cargar los gráficos"
        error={error ?? weeks.error}
        onRetry={() => void Promise.all([refetch(), weeks.refetch()])}
      />
    );
  }
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      <WeeksChart weeks={weeks.data.semanas} />
      <Box sx={TWO_COLUMNS}>
        {chartsOf(data).map(({ bars, ...chart }) => (
          <ChartFigure key={chart.title} rows={bars} {...chart}>
            <Bars bars={bars} />
          </ChartFigure>
        ))}
        {children}
      </Box>
    </Box>
  );
}

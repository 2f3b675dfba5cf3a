import { Box, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { dayFrom, todayInMadrid } from '../ui/format/days';
import type { FigurePeriod } from './period';
import { ListSkeleton, LoadFailed } from '../ui/Loaded';
import { type Bar, chartsOf } from './charts';
import { ChartFigure } from './ChartFigure';
import { useCharts } from './Figures';
import { WeeksChart } from './WeeksChart';

/** Bars lying under their labels: names of any length fit, also on a phone. Each leads to the rows it counts. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Stack component="ul" spacing={0.5}>
      {bars.map(({ key, label, value, text, to, colour }) => (
        <li key={key}>
          <Box
            component={Link}
            to={to}
            sx={{
              display: 'block',
              py: 0.75,
              px: 0.5,
              borderRadius: 1,
              minHeight: 44,
              color: 'inherit',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
              '&:hover .bar-label': { textDecoration: 'underline' },
            }}
          >
            <Typography
              component="div"
              variant="body2"
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}
            >
              <span className="bar-label">{label}</span>
              <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{text}</span>
            </Typography>
            <Box aria-hidden sx={{ mt: 0.5, height: 10, borderRadius: 0.5, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 0.5,
                  width: `${(value / longest) * 100}%`,
                  minWidth: value > 0 ? 3 : 0,
                  bgcolor: colour ?? 'primary.main',
                  // Backgrounds are not drawn in forced colours; outlines are.
                  '@media (forced-colors: active)': {
                    outline: value > 0 ? '1px solid' : 'none',
                    outlineOffset: -1,
                  },
                }}
              />
            </Box>
          </Box>
        </li>
      ))}
    </Stack>
  );
}

const WEEKS = 12;

/** One panel below the other, whatever their heights. */
const TWO_COLUMNS = {
  mt: 1.5,
  columnCount: { xs: 1, lg: 2 },
  columnGap: 1.5,
  '& > *': { breakInside: 'avoid', mb: 1.5 },
} as const;

/** A period shorter than the last weeks, from a Monday on, says nothing of how the weeks go: they stand in for it. */
function weeksPeriod(period: FigurePeriod): FigurePeriod {
  const hasta = todayInMadrid();
  const weekday = (new Date(`${hasta}T00:00:00Z`).getUTCDay() + 6) % 7;
  const desde = dayFrom(hasta, -weekday - (WEEKS - 1) * 7);
  return period.hasta === hasta && period.desde > desde ? { desde, hasta } : period;
}

/** The charts of the period, each with a table behind it and links to the rows it counts. */
export function Charts({ period, children }: { period: FigurePeriod; children: ReactNode }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useCharts(period);
  const ofWeeks = weeksPeriod(period);
  const weeks = useCharts(ofWeeks);
  if (isPending || weeks.isPending) return <ListSkeleton rows={6} />;
  if (!data || !weeks.data) {
    return (
      <LoadFailed
        title="home.charts.failed"
        error={error ?? weeks.error}
        onRetry={() => void Promise.all([refetch(), weeks.refetch()])}
      />
    );
  }
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      <WeeksChart weeks={weeks.data.semanas} lasting={ofWeeks !== period} />
      <Box sx={TWO_COLUMNS}>
        {chartsOf(data).map(({ bars, ...chart }) => (
          <ChartFigure key={chart.name} rows={bars} {...chart}>
            <Bars bars={bars} />
          </ChartFigure>
        ))}
        {children}
      </Box>
    </Box>
  );
}

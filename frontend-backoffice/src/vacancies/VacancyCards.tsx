import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { TONE_COLOURS } from '@hiring/contract';
import { useDataProvider } from 'react-admin';
import { formatCount } from '../format/formatCount';
import type { HiringDataProvider } from '../providers/dataProvider';
import { StatCard } from '../ui/StatCard';
import { vacanciesWith } from './addresses';

const CARDS = [
  ['total', 'Total Vacantes', undefined, vacanciesWith({})],
  ['activas', 'Vacantes Activas', TONE_COLOURS.green.solid, vacanciesWith({ estado: 'activa' })],
  ['destacadas', 'Destacadas', TONE_COLOURS.yellow.solid, vacanciesWith({ destacada: true })],
  ['candidaturas', 'Candidaturas', TONE_COLOURS.blue.solid, undefined],
] as const;

/** How many vacancies there are, and applications to them. */
export function VacancyCards() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['vacancy-summary'],
    queryFn: () => dataProvider.vacancySummary(),
  });
  return (
    <Box
      component="dl"
      aria-label="Vacantes en cifras"
      sx={{
        m: 0,
        mb: 2.5,
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {CARDS.map(([name, label, colour, to]) => (
        <StatCard
          key={name}
          label={label}
          value={data ? formatCount(data[name]) : isError ? null : undefined}
          {...(colour ? { colour } : {})}
          {...(to ? { to } : {})}
        />
      ))}
    </Box>
  );
}

import { useQuery } from '@tanstack/react-query';
import { TONE_COLOURS } from '@hiring/contract';
import { useDataProvider } from 'react-admin';
import { formatCount } from '../format/formatCount';
import type { HiringDataProvider } from '../providers/dataProvider';
import { StatCard, StatCards } from '../ui/StatCard';
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
    <StatCards label="Vacantes en cifras">
      {CARDS.map(([name, label, colour, to]) => (
        <StatCard
          key={name}
          label={label}
          value={data ? formatCount(data[name]) : isError ? null : undefined}
          {...(colour ? { colour } : {})}
          {...(to ? { to } : {})}
        />
      ))}
    </StatCards>
  );
}

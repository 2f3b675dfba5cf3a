import { TONE_COLOURS } from '@hiring/contract';
import { StatCard, StatCards } from '../ui/StatCard';
import { vacanciesWith } from './vacancy';
import { api, useRead } from '../providers/api';

const CARDS = [
  ['total', 'Total Vacantes', undefined, vacanciesWith({})],
  ['activas', 'Vacantes Activas', TONE_COLOURS.green.solid, vacanciesWith({ estado: 'activa' })],
  ['destacadas', 'Destacadas', TONE_COLOURS.yellow.solid, vacanciesWith({ destacada: true })],
  ['candidaturas', 'Candidaturas', TONE_COLOURS.blue.solid, undefined],
] as const;

export function VacancyCards() {
  const { data, isError } = useRead(['vacancy-summary'], () => api.get('/api/vacancy-summary'));
  return (
    <StatCards label="Vacantes en cifras">
      {CARDS.map(([name, label, colour, to]) => (
        <StatCard key={name} label={label} value={data?.[name]} failed={isError} colour={colour} to={to} />
      ))}
    </StatCards>
  );
}

import Box from '@mui/material/Box';
import { INTERVIEW_ESTADO_TONE, TONE_COLOURS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../format/formatCount';
import { StatCard } from '../ui/StatCard';
import { useInterviewStats } from './useInterviewStats';

type Figure = keyof Schemas['InterviewStats'];

const solid = (estado: keyof typeof INTERVIEW_ESTADO_TONE) =>
  TONE_COLOURS[INTERVIEW_ESTADO_TONE[estado]].solid;

const CARDS: readonly { figure: Figure; label: string; colour?: string }[] = [
  { figure: 'total', label: 'Total' },
  { figure: 'programadas', label: 'Programadas', colour: solid('programada') },
  { figure: 'confirmadas', label: 'Confirmadas', colour: solid('confirmada') },
  { figure: 'canceladas', label: 'Canceladas', colour: solid('cancelada') },
  { figure: 'realizadas', label: 'Realizadas', colour: solid('realizada') },
];

/** The five figures of the section; of the candidate's interviews when it shows one candidate. */
export function InterviewStatCards({ candidateId }: { candidateId: string | undefined }) {
  const { data, isError } = useInterviewStats(candidateId);
  const missing = isError ? null : undefined;
  return (
    <Box
      component="dl"
      aria-label="Resumen de entrevistas"
      sx={{
        m: 0,
        mb: 2.5,
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        // Three and two on a phone, without a hole.
        '& > *': { gridColumn: { xs: 'span 2', md: 'auto' } },
        '& > :nth-of-type(n + 4)': { gridColumn: { xs: 'span 3', md: 'auto' } },
      }}
    >
      {CARDS.map(({ figure, label, colour }) => (
        <StatCard
          key={figure}
          label={label}
          value={data ? formatCount(data[figure]) : missing}
          colour={colour}
        />
      ))}
    </Box>
  );
}

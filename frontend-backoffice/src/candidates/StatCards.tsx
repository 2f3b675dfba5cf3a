import Box from '@mui/material/Box';
import { TONE_COLOURS } from '@hiring/contract';
import { StatCard } from '../ui/StatCard';
import { STAGE_COUNTS } from './stageCounts';
import { stageTone } from './stageText';
import { useCandidateStats } from './useCandidateStats';

/** Total and the five stages, over everyone. */
export function StatCards() {
  const { data, isError } = useCandidateStats();
  const missing = isError ? null : undefined;

  return (
    <Box
      component="dl"
      aria-label="Resumen de candidaturas"
      sx={{
        m: 0,
        mb: 2.5,
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
      }}
    >
      <StatCard label="Total" count={data ? data.total : missing} />
      {STAGE_COUNTS.map(({ stage, heading, countOf }) => (
        <StatCard
          key={stage}
          label={heading}
          count={data ? countOf(data) : missing}
          colour={TONE_COLOURS[stageTone(stage)].solid}
        />
      ))}
    </Box>
  );
}

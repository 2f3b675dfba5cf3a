import Box from '@mui/material/Box';
import { TONE_COLOURS } from '@hiring/contract';
import { listAddress, LONGEST_WAIT_FIRST, NEWEST_FIRST } from './filters';
import { useUnanswered } from './useUnanswered';
import { StatCard } from '../../ui/StatCard';
import { formatCount } from '../../format/formatCount';
import { STAGE_COUNTS } from './stageCounts';
import { stageTone } from '../stageText';
import { useCandidateStats } from './useCandidateStats';

const OVERDUE = listAddress({ sin_respuesta: 'true' }, LONGEST_WAIT_FIRST);

/** Who has waited too long, with the way to them. */
function UnansweredCard() {
  const { data, isError } = useUnanswered();
  const text = data && (data.total === null ? '+1.000' : formatCount(data.total));
  return (
    <StatCard
      label="Sin responder"
      value={text ?? (isError ? null : undefined)}
      colour={TONE_COLOURS.red.solid}
      to={OVERDUE}
    />
  );
}

/** Total, the five stages and who waits for an answer, over everyone; each leads to the people it counts. */
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
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(7, minmax(0, 1fr))' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <StatCard
        label="Total"
        value={data ? formatCount(data.total) : missing}
        to={listAddress({}, NEWEST_FIRST)}
      />
      {STAGE_COUNTS.map(({ stage, heading, countOf }) => (
        <StatCard
          key={stage}
          label={heading}
          value={data ? formatCount(countOf(data)) : missing}
          colour={TONE_COLOURS[stageTone(stage)].solid}
          to={listAddress({ stage }, NEWEST_FIRST)}
        />
      ))}
      <UnansweredCard />
    </Box>
  );
}

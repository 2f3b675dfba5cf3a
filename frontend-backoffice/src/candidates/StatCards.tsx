import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { TONE_COLOURS } from '@hiring/contract';
import { SIZE, WEIGHT } from '../theme/tokens';
import { formatCount, STAGE_COUNTS } from './stageCounts';
import { stageTone } from './stageText';
import { useCandidateStats } from './useCandidateStats';

interface StatProps {
  label: string;
  /** Undefined while loading, null when the server could not say. */
  count: number | null | undefined;
  colour?: string;
}

function Stat({ label, count, colour }: StatProps) {
  return (
    <Card
      sx={{
        px: { xs: 1.25, sm: 2 },
        py: { xs: 1, sm: 1.25 },
        display: 'flex',
        flexDirection: 'column-reverse',
        position: 'relative',
        // A lane marking in the colour of the stage.
        '&::before': {
          content: '""',
          position: 'absolute',
          top: -1,
          left: { xs: 10, sm: 16 },
          width: 24,
          height: 4,
          borderRadius: '0 0 2px 2px',
          bgcolor: colour ?? 'text.primary',
        },
        overflow: 'visible',
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary" noWrap>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: SIZE.title, sm: SIZE.page },
          fontWeight: WEIGHT.strong,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count === undefined ? <Skeleton width={36} /> : count === null ? '—' : formatCount(count)}
      </Typography>
    </Card>
  );
}

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
      <Stat label="Total" count={data ? data.total : missing} />
      {STAGE_COUNTS.map(({ stage, heading, countOf }) => (
        <Stat
          key={stage}
          label={heading}
          count={data ? countOf(data) : missing}
          colour={TONE_COLOURS[stageTone(stage)].solid}
        />
      ))}
    </Box>
  );
}

import { Box, ButtonBase, Typography } from '@mui/material';
import { type Stage, TONE_COLOURS } from '@hiring/contract';
import { formatCount } from '../format/formatCount';
import { stageTone } from '../candidates/StateBadges';
import { SIZE, WEIGHT } from '../theme/tokens';
import { columnName, countText } from './card';
import type { BoardColumnState } from './useColumn';

interface Props {
  columns: readonly BoardColumnState[];
  stage: Stage;
  onStage: (stage: Stage) => void;
}

/** Which of the five columns is shown where they have no room beside each other. All five are always in sight. */
export function ColumnTabs({ columns, stage, onStage }: Props) {
  return (
    <Box
      role="group"
      aria-label="Columna"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        // A phone has room for three names in a row, and for two longer ones below.
        '& > *': { gridColumn: { xs: 'span 2', sm: 'auto' } },
        '& > :nth-of-type(n + 4)': { gridColumn: { xs: 'span 3', sm: 'auto' } },
        gap: 0.5,
        mb: 1,
      }}
    >
      {columns.map(({ stage: each, count }) => (
        <ButtonBase
          key={each}
          aria-pressed={each === stage}
          aria-label={count === undefined ? columnName(each) : `${columnName(each)}, ${countText(count)}`}
          onClick={() => onStage(each)}
          sx={{
            flexDirection: 'column',
            minHeight: 52,
            minWidth: 0,
            px: 0.25,
            borderRadius: 1,
            border: 1,
            borderColor: each === stage ? 'text.primary' : 'divider',
            borderTop: 4,
            borderTopColor: TONE_COLOURS[stageTone(each)].solid,
            bgcolor: each === stage ? 'background.paper' : 'transparent',
            fontFamily: 'inherit',
            fontWeight: each === stage ? WEIGHT.strong : WEIGHT.regular,
          }}
        >
          <Box component="span" sx={{ fontSize: SIZE.base, fontVariantNumeric: 'tabular-nums' }}>
            {count === undefined ? '…' : count === null ? '+1.000' : formatCount(count)}
          </Box>
          <Typography
            component="span"
            noWrap
            sx={{ maxWidth: '100%', font: 'inherit', fontSize: SIZE.small }}
          >
            {columnName(each)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** Least width of a column, in pixels. */
  column?: number;
}

/** Labels and values in as many columns as fit; what is not known shows a dash. */
export function Facts({ facts, column = 200 }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        rowGap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(${column}px, 1fr))`,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value ?? '—'}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

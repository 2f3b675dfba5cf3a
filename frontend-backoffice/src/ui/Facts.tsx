import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="h3" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** The columns of the grid; default: as many as fit. */
  columns?: Record<string, string>;
}

const AS_MANY_AS_FIT = { xs: 'repeat(auto-fill, minmax(200px, 1fr))' };

/** Labels and values in as many columns as fit; an unknown value is a dash. */
export function Facts({ facts, columns = AS_MANY_AS_FIT }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        rowGap: 1.5,
        gridTemplateColumns: columns,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="hint">
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

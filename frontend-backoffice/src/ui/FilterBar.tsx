import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The search and two filters of a list. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="search"
      aria-label={label}
      sx={{
        display: 'grid',
        columnGap: 1,
        rowGap: 1.75,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(220px, 2fr) repeat(2, minmax(0, 1fr))',
        },
        '& form': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}

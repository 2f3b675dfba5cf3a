import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** Of its heading, where the index leads. */
  id: string;
  title: string;
  lead?: string;
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

/** A titled part of the form. */
export function FormPart({ id, title, lead, columns = 1, children }: Props) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: lead ? 0.25 : 1, scrollMarginTop: 80 }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '70ch' }}>
          {lead}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
          '& .whole-line': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** State of the record, as a badge. */
  badges: ReactNode;
  children: ReactNode;
}

/** A record of the panel that is open over its list. */
export const PanelRecord = ({ title, badges, children }: Props) => (
  <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'grid', gap: 2.5 }}>
    <Box component="header" sx={{ pr: 6, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>{badges}</Box>
    </Box>
    {children}
  </Box>
);

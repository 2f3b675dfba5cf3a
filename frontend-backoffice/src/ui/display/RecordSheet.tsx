import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** State of the record, as a badge. */
  badges: ReactNode;
  children: ReactNode;
}

/** A record that is open over its list. */
export const RecordSheet = ({ title, badges, children }: Props) => (
  <Stack spacing={2.5} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
    <Box component="header" sx={{ pr: 6, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography variant="h2">{title}</Typography>
      <Stack direction="row" spacing={0.75}>
        {badges}
      </Stack>
    </Box>
    {children}
  </Stack>
);

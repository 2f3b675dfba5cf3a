import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** At the end of its line: how it stands. */
  badge: ReactNode;
  children: ReactNode;
}

/** An item of a list of things that belong to a record. */
export function ListEntry({ title, badge, children }: Props) {
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, alignItems: 'start' }}>
        <Typography component="h4" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {badge}
      </Box>
      {children}
    </Box>
  );
}

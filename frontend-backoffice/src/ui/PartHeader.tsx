import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  action?: ReactNode;
}

/** The heading of a part of a screen, what it is for, and its main button. */
export function PartHeader({ title, lead, action }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {lead}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

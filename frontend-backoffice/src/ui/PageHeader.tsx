import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  action?: ReactNode;
}

/** The heading of a screen, its purpose and its main button. */
export function PageHeader({ title, lead, action }: Props) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2.5 }}
    >
      <title>{title}</title>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {lead}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** State of the record, as a badge. */
  badges?: ReactNode;
  children: ReactNode;
}

/** A record that is open over its list; its title leaves room for 'Cerrar'. */
export const RecordSheet = ({ title, badges, children }: Props) => (
  <Stack spacing={2.5} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
    <Stack component="header" spacing={0.75} sx={{ pr: 6 }}>
      <Typography variant="h2">{title}</Typography>
      {badges && (
        <Stack direction="row" spacing={0.75}>
          {badges}
        </Stack>
      )}
    </Stack>
    {children}
  </Stack>
);

import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { translate } from '../../i18n/texts';

/** Fields of a form that belong together, under their name. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="fieldset" spacing={1.5} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
      {translate(title)}
    </Typography>
    {children}
  </Stack>
);

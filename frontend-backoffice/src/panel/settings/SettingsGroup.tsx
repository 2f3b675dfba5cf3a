import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Settings that belong together, two in a row where there is room. */
export function SettingsGroup({ title, lead, children }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2.5 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      {lead && (
        <Typography color="text.secondary" sx={{ maxWidth: '70ch', mt: 0.5 }}>
          {lead}
        </Typography>
      )}
      <Box
        sx={{
          mt: 2.5,
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          '& .MuiFormControl-root': { m: 0 },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}

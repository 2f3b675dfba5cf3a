import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

/** A titled part of the form. */
export function FormPart({ title, lead, columns = 1, children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={titleId} sx={{ mb: lead ? 0.25 : 1.5 }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
          {lead}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

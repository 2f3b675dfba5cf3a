import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of the start page. */
export function Panel({ title, note, action, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" id={id}>
            {title}
          </Typography>
          {note && (
            <Typography variant="body2" color="text.secondary">
              {note}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  );
}

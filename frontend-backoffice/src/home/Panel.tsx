import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  note?: string;
  action?: ReactNode;
  /** A chart is a figure of its section. */
  figure?: boolean;
  children: ReactNode;
}

/** A titled part of the start page. */
export function Panel({ title, note, action, figure = false, children }: Props) {
  const id = useId();
  return (
    <Card component={figure ? 'figure' : 'section'} aria-labelledby={id} sx={{ m: 0, p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: figure ? 1.5 : 1 }}>
        <Box component={figure ? 'figcaption' : 'div'} sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component={figure ? 'h3' : 'h2'} id={id}>
            {title}
          </Typography>
          {note && <Typography variant="note">{note}</Typography>}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  );
}

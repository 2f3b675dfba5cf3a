import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { ToneBadge } from './ToneBadge';

interface Props {
  name: string;
  /** What is said of the one in use. */
  current?: string | false;
  /** Since when, by whom. */
  lead: ReactNode;
  /** Of the button that opens it; default: 'Ver'. */
  verb?: string;
  action?: ReactNode;
  /** Shown once opened; without it nothing opens. */
  children?: ReactNode;
}

/** One version of a text, in a list of them: what it was, and what has changed since. */
export function VersionItem({ name, current, lead, verb = 'Ver', action, children }: Props) {
  const [shown, setShown] = useState(false);
  const panelId = useId();
  const label = shown ? 'Ocultar' : verb;
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography component="h3" variant="subtitle2">
            {name} {current && <ToneBadge tone="green">{current}</ToneBadge>}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {lead}
          </Typography>
        </Box>
        {children && (
          <Button
            size="small"
            aria-expanded={shown}
            aria-controls={panelId}
            aria-label={`${label}: ${name}`}
            onClick={() => setShown(!shown)}
          >
            {label}
          </Button>
        )}
        {action}
      </Box>
      <div id={panelId}>{shown && children}</div>
    </Box>
  );
}

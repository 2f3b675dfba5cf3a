import { Box, List, Stack, Typography } from '@mui/material';
import { type Tone, TONE_COLOURS } from '@hiring/contract';
import { Fragment, type ReactNode } from 'react';
import { formatMoment } from './format/dates';
import { Separator, ToneBadge } from './display/text';
import { styled } from '@mui/material/styles';

export function Lane({ children }: { children: ReactNode }) {
  return (
    <List
      component="ol"
      disablePadding
      sx={{
        position: 'relative',
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 4,
          top: 8,
          bottom: 8,
          width: 3,
          color: 'divider',
          backgroundImage: 'repeating-linear-gradient(to bottom, currentColor 0 8px, transparent 8px 15px)',
        },
      }}
    >
      {children}
    </List>
  );
}

/** What follows its headline and its date keeps a distance. */
const Stop = styled('li')({
  position: 'relative',
  padding: '0 0 16px 24px',
  '& > * + * + * + *': { marginTop: 6 },
});

interface StopProps {
  tone: Tone;
  icon?: ReactNode;
  headline: string;
  /** Why it no longer applies: the headline is crossed out and this text is beside it. */
  undone?: string;
  /** ISO 8601. */
  moment: string;
  author: string | null;
  /** Last text in the line of date and author. */
  kind?: string;
  children?: ReactNode;
}

export function LaneStop({ tone, icon, headline, undone, moment, author, kind, children }: StopProps) {
  return (
    <Stop>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 5,
          width: 11,
          height: 11,
          borderRadius: '50%',
          bgcolor: undone ? 'divider' : TONE_COLOURS[tone].solid,
        }}
      />
      <Stack direction="row" spacing={1}>
        {icon}
        <Box
          component={undone ? 's' : 'span'}
          sx={{ color: undone ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}
        >
          {headline}
        </Box>
        {undone && <ToneBadge tone="grey">{undone}</ToneBadge>}
      </Stack>
      <Typography variant="hint">
        <time dateTime={moment}>{formatMoment(moment)}</time>
        {[author, kind].filter(Boolean).map((fact) => (
          <Fragment key={fact}>
            <Separator />
            {fact}
          </Fragment>
        ))}
      </Typography>
      {children}
    </Stop>
  );
}

export function LaneQuote({ internal = false, children }: { internal?: boolean; children: ReactNode }) {
  return (
    <Typography
      component="blockquote"
      variant="body2"
      sx={{
        pl: 1.5,
        // A paragraph in Arabic runs from the right.
        unicodeBidi: 'plaintext',
        borderLeft: 3,
        borderLeftStyle: internal ? 'dashed' : 'solid',
        borderColor: internal ? 'warning.main' : 'divider',
        whiteSpace: 'pre-line',
        maxWidth: '72ch',
      }}
    >
      {children}
    </Typography>
  );
}

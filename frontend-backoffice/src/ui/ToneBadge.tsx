import { Box } from '@mui/material';
import { type Tone, TONE_COLOURS } from '@hiring/contract';
import type { ReactNode } from 'react';
import { SIZE, WEIGHT } from '../theme/tokens';

/** A short state in its colour. The text has the meaning; the colour only helps to find it. */
export function ToneBadge({
  tone,
  dot = false,
  children,
}: {
  tone: Tone;
  dot?: boolean;
  children: ReactNode;
}) {
  const colours = TONE_COLOURS[tone];
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          px: 1,
          borderRadius: 1,
          fontSize: SIZE.tiny,
          lineHeight: '22px',
          fontWeight: WEIGHT.strong,
          whiteSpace: 'nowrap',
          bgcolor: colours.background,
          color: colours.text,
        },
        (theme) =>
          theme.palette.mode === 'dark' ? { bgcolor: colours.darkBackground, color: colours.darkText } : {},
      ]}
    >
      {dot && (
        <Box
          component="span"
          aria-hidden
          sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' }}
        />
      )}
      {children}
    </Box>
  );
}

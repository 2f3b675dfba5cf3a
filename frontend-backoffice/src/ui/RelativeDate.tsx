import { Box, Typography } from '@mui/material';
import { formatDay, formatMoment, relativeTime, useNow } from '../format/dates';

/** The dot between two facts on a line, with spacing that this font's dot lacks on its right. */
export function Separator() {
  return (
    <Box component="span" sx={{ ml: '0.05em', mr: '0.4em' }}>
      {' · '}
    </Box>
  );
}

/** "Hace 3 días"; within a sentence "hace 3 días". */
export function Ago({ value, inSentence = false }: { value: string; inSentence?: boolean }) {
  const ago = relativeTime(value, useNow());
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {inSentence ? ago.toLocaleLowerCase('es') : ago}
    </time>
  );
}

/** "Hace 3 días" with the date below it (or beside it). */
export function RelativeDate({ value, inline = false }: { value: string; inline?: boolean }) {
  const now = useNow();
  return (
    <time dateTime={value} title={formatMoment(value)}>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: inline ? 'inline' : 'block', whiteSpace: 'nowrap' }}
      >
        {relativeTime(value, now)}
      </Typography>
      {inline && <Separator />}
      <Typography component="span" variant="hint">
        {formatDay(value)}
      </Typography>
    </time>
  );
}

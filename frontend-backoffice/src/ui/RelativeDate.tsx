import { Typography } from '@mui/material';
import { formatDay, formatMoment } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { Separator } from './Separator';

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
      <Typography component="span" variant="caption" color="text.secondary">
        {formatDay(value)}
      </Typography>
    </time>
  );
}

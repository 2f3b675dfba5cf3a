import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Tooltip } from '@mui/material';
import { formatMoment, formatShortMoment } from '../format/dates';
import { ABOVE_LINK } from '../ui/Detail';
import { ToneBadge } from '../ui/ToneBadge';
import type { CandidateRow } from './types';

/** When the person's next interview is. */
export function NextInterview({ row }: { row: CandidateRow }) {
  if (!row.entrevista_inicio) return null;
  const when = `Entrevista el ${formatMoment(row.entrevista_inicio)}`;
  return (
    <Tooltip title={when}>
      <Box component="span" role="img" aria-label={when} sx={{ ...ABOVE_LINK, display: 'inline-flex' }}>
        <ToneBadge tone="grey">
          <EventOutlined sx={{ fontSize: 14 }} aria-hidden />
          {formatShortMoment(row.entrevista_inicio)}
        </ToneBadge>
      </Box>
    </Tooltip>
  );
}

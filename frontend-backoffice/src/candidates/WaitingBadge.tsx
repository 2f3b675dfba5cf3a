import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { ToneBadge } from '../ui/ToneBadge';
import type { CandidateRow } from './types';

/** How long an answer has been overdue, of the application shown or of another. Short: only the days are seen. */
export function WaitingBadge({ row, short = false }: { row: CandidateRow; short?: boolean }) {
  const days = row.sin_respuesta_dias;
  if (days === null) return null;
  const count = `${days} ${days === 1 ? 'día' : 'días'}`;
  const what =
    row.sin_respuesta_aplicacion_id === row.aplicacion_id
      ? 'Sin respuesta desde hace'
      : 'Otra candidatura sin respuesta desde hace';
  return (
    // A sentence: it may take two lines where a column is narrow.
    <Box
      component="span"
      sx={{ display: 'inline-flex', '& > span': { whiteSpace: 'normal', lineHeight: 1.35, py: 0.375 } }}
    >
      <ToneBadge tone="red">
        <HourglassEmptyOutlined sx={{ fontSize: 14 }} aria-hidden />
        <span title={short ? `${what} ${count}` : undefined}>
          <span style={short ? visuallyHidden : undefined}>{what} </span>
          {count}
        </span>
      </ToneBadge>
    </Box>
  );
}

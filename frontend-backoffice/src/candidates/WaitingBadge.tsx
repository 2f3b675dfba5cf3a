import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import { ToneBadge } from '../ui/ToneBadge';
import type { CandidateRow } from './types';

/** How long an answer has been overdue, of the application shown or of another. */
export function WaitingBadge({ row }: { row: CandidateRow }) {
  const days = row.sin_respuesta_dias;
  if (days === null) return null;
  const since = `desde hace ${days} ${days === 1 ? 'día' : 'días'}`;
  return (
    // A sentence: it may take two lines where a column is narrow.
    <Box
      component="span"
      sx={{ display: 'inline-flex', '& > span': { whiteSpace: 'normal', lineHeight: 1.35, py: 0.375 } }}
    >
      <ToneBadge tone="red">
        <HourglassEmptyOutlined sx={{ fontSize: 14 }} aria-hidden />
        {row.sin_respuesta_aplicacion_id === row.aplicacion_id
          ? `Sin respuesta ${since}`
          : `Otra candidatura sin respuesta ${since}`}
      </ToneBadge>
    </Box>
  );
}

import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HISTORIA_TIPO_LABEL, type HistoriaTipo, type Tone, TONE_COLOURS } from '@hiring/contract';
import { formatMoment } from '../format/dates';
import { Separator } from '../ui/Separator';
import { ToneBadge } from '../ui/ToneBadge';
import { bodyOf, headlineOf, type TimelineEntry, undoneLabel } from './timelineText';

const TONE: Readonly<Record<HistoriaTipo, Tone>> = {
  movimiento: 'blue',
  mensaje: 'green',
  nota: 'yellow',
  entrevista: 'purple',
  documento: 'indigo',
  cv: 'grey',
};

/** One thing that happened. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const body = bodyOf(entry);
  const note = entry.tipo === 'nota';
  return (
    <Box component="li" sx={{ position: 'relative', pl: 3, pb: 2 }}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 5,
          width: 11,
          height: 11,
          borderRadius: '50%',
          bgcolor: entry.anulado ? 'divider' : TONE_COLOURS[TONE[entry.tipo]].solid,
        }}
      />
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {note && <LockOutlined sx={{ fontSize: 16 }} aria-hidden />}
        <Box
          component={entry.anulado ? 's' : 'span'}
          sx={{ color: entry.anulado ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}
        >
          {headlineOf(entry)}
        </Box>
        {entry.anulado && <ToneBadge tone="grey">{undoneLabel(entry)}</ToneBadge>}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        <time dateTime={entry.fecha}>{formatMoment(entry.fecha)}</time>
        {entry.autor && (
          <>
            <Separator />
            {entry.autor}
          </>
        )}
        <Separator />
        {HISTORIA_TIPO_LABEL[entry.tipo]}
      </Typography>
      {body && (
        <Typography
          component="blockquote"
          variant="body2"
          sx={{
            m: 0,
            mt: 0.75,
            pl: 1.5,
            borderLeft: 3,
            borderLeftStyle: note ? 'dashed' : 'solid',
            borderColor: note ? 'warning.main' : 'divider',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            maxWidth: '72ch',
          }}
        >
          {body}
        </Typography>
      )}
    </Box>
  );
}

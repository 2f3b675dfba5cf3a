import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TONE_COLOURS } from '@hiring/contract';
import { formatMoment } from '../format/dates';
import { EmailStateBadge } from '../emails/EmailStateBadge';
import { Separator } from '../ui/Separator';
import { ToneBadge } from '../ui/ToneBadge';
import { estadoLabel, stageTone } from './stageText';
import type { HistoryEntry } from './types';

function headline({ tipo, de, a }: HistoryEntry): string {
  switch (tipo) {
    case 'creada':
      return 'Candidatura recibida';
    case 'movida':
      return [de && `De ${estadoLabel(de)}`, a && `a ${estadoLabel(a)}`].filter(Boolean).join(' ');
    case 'deshecha':
      return a ? `Cambio deshecho: vuelve a ${estadoLabel(a)}` : 'Cambio deshecho';
    case 'retirada':
      return 'Retirada por el candidato';
    case 'actualizada':
      return 'Candidatura actualizada por el candidato';
  }
}

function Entry({ entry }: { entry: HistoryEntry }) {
  // The step back itself stands; what it took back is crossed out.
  const undone = entry.deshecha && entry.tipo !== 'deshecha';
  return (
    <Box component="li" sx={{ position: 'relative', pl: 3, pb: 2, '&:last-of-type': { pb: 0 } }}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 5,
          width: 11,
          height: 11,
          borderRadius: '50%',
          bgcolor: undone ? 'divider' : TONE_COLOURS[entry.a ? stageTone(entry.a) : 'grey'].solid,
          zIndex: 1,
        }}
      />
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box component={undone ? 's' : 'span'} sx={{ color: undone ? 'text.secondary' : 'text.primary' }}>
          {headline(entry)}
        </Box>
        {undone && <ToneBadge tone="grey">Deshecho</ToneBadge>}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        <time dateTime={entry.fecha}>{formatMoment(entry.fecha)}</time>
        {entry.autor && (
          <>
            <Separator />
            {entry.autor}
          </>
        )}
      </Typography>
      {entry.motivo_rechazo && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Motivo interno: {entry.motivo_rechazo}
        </Typography>
      )}
      {entry.mensaje_candidato && (
        <Typography
          component="blockquote"
          variant="body2"
          sx={{
            m: 0,
            mt: 0.75,
            pl: 1.5,
            borderLeft: 3,
            borderColor: 'divider',
            whiteSpace: 'pre-line',
            maxWidth: '72ch',
          }}
        >
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            Mensaje al candidato
          </Typography>
          «{entry.mensaje_candidato}»
        </Typography>
      )}
      {entry.correo && (
        <Typography
          component="div"
          variant="caption"
          color="text.secondary"
          sx={{ mt: 0.75, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
        >
          Correo <EmailStateBadge estado={entry.correo.estado} />
          {entry.correo.estado === 'pendiente' && `sale el ${formatMoment(entry.correo.enviar_desde)}`}
        </Typography>
      )}
    </Box>
  );
}

/** Who did what and when, newest first, along a dashed lane. */
export function ApplicationTimeline({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  const newestFirst = entries.toSorted((one, other) => other.fecha.localeCompare(one.fecha));
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="subtitle2" component="h4" sx={{ mb: 1 }}>
        Historial
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
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
        {newestFirst.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
    </Box>
  );
}

import LockOutlined from '@mui/icons-material/LockOutlined';
import { HISTORIA_TIPO_LABEL, type HistoriaTipo, type Tone } from '@hiring/contract';
import { LaneQuote, LaneStop } from '../ui/Lane';
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
    <LaneStop
      tone={TONE[entry.tipo]}
      icon={note && <LockOutlined sx={{ fontSize: 16 }} aria-hidden />}
      headline={headlineOf(entry)}
      undone={entry.anulado ? undoneLabel(entry) : undefined}
      moment={entry.fecha}
      author={entry.autor}
      kind={HISTORIA_TIPO_LABEL[entry.tipo]}
    >
      {body && <LaneQuote internal={note}>{body}</LaneQuote>}
    </LaneStop>
  );
}

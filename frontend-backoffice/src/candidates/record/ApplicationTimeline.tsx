import { Typography } from '@mui/material';
import { headlineOf } from '../../mail/conversation/reads';
import { formatMoment } from '../../ui/format/dates';
import { EmailStateBadge } from '../../mail/EmailState';
import { Lane, LaneQuote, LaneStop } from '../../ui/Lane';
import { stageTone } from '../StateBadges';
import type { Schemas } from '@hiring/contract/api';
import { translate } from '../../i18n/texts';

/** Who did what and when, newest first, along a dashed lane. */
export function ApplicationTimeline({ entries }: { entries: readonly Schemas['HistoryEntry'][] }) {
  if (entries.length === 0) return null;
  const stop = (entry: Schemas['HistoryEntry']) => (
    <LaneStop
      key={entry.id}
      tone={entry.a ? stageTone(entry.a) : 'grey'}
      headline={headlineOf({ ...entry, suceso: entry.tipo })}
      // The step back itself stands; what it took back is crossed out.
      undone={entry.deshecha && entry.tipo !== 'deshecha' ? translate('candidates.record.undone') : undefined}
      moment={entry.fecha}
      author={entry.autor ?? (entry.regla && translate('candidates.record.byRule', { name: entry.regla }))}
    >
      {entry.motivo_rechazo && (
        <Typography variant="body2">
          {translate('candidates.record.internalReason', { reason: entry.motivo_rechazo })}
        </Typography>
      )}
      {entry.mensaje_candidato && (
        <LaneQuote>
          <Typography variant="hint">{translate('candidates.record.message')}</Typography>«
          {entry.mensaje_candidato}»
        </LaneQuote>
      )}
      {entry.correo && (
        <Typography variant="hint">
          {translate('candidates.record.email')} <EmailStateBadge estado={entry.correo.estado} />{' '}
          {entry.correo.estado === 'pendiente' &&
            translate('candidates.record.leaves', { moment: formatMoment(entry.correo.enviar_desde) })}
        </Typography>
      )}
    </LaneStop>
  );
  const newestFirst = entries.toSorted((one, other) => other.fecha.localeCompare(one.fecha));
  return (
    <section>
      <Typography variant="subtitle2" component="h4" gutterBottom>
        {translate('candidates.record.history')}
      </Typography>
      <Lane>{newestFirst.map(stop)}</Lane>
    </section>
  );
}

import { Alert, Box, Typography } from '@mui/material';
import { CORREO_ESTADO_LABEL, type MessageType } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { UnverifiedBadge } from '../candidates/StateBadges';
import { formatMoment } from '../format/dates';

interface Props {
  draft: Schemas['MessageDraft'];
  type: MessageType;
}

/** Who will receive it, and what one should know before sending. */
export function MessageNotes({ draft, type }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>
          Para <strong>{draft.nombre}</strong>,{' '}
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {draft.destinatario}
          </Box>
        </span>
        {!draft.email_verificado && <UnverifiedBadge />}
      </Typography>
      {draft.rechazo_previsto && (
        <Alert severity="warning" variant="outlined">
          El rechazo está previsto para el {formatMoment(draft.rechazo_previsto)}. Si lo envías ahora, saldrá
          este texto en su lugar y el candidato lo verá en su portal. Después no se puede deshacer.
        </Alert>
      )}
      {draft.anterior && (
        <Alert severity="info" variant="outlined">
          Ya hay un mensaje de este tipo del {formatMoment(draft.anterior.fecha)} (
          {CORREO_ESTADO_LABEL[draft.anterior.estado].toLowerCase()}). Este será otro.
        </Alert>
      )}
      {draft.avisos_desactivados && (
        <Alert severity="warning" variant="outlined">
          Los avisos por correo están desactivados: el mensaje se guardará, pero no se enviará.
        </Alert>
      )}
      {type === 'confirmacion_entrevista' && (
        <Typography variant="body2" color="text.secondary">
          Lleva el botón para confirmar o pedir otro momento y la cita para su calendario.
        </Typography>
      )}
    </Box>
  );
}

import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import { useState } from 'react';
import { reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { useRead } from '../providers/useRead';
import { type ContactTarget, messageTypesOf } from './contactTarget';
import { MessageForm } from './MessageForm';

interface Props {
  target: ContactTarget;
  initialType: MessageType;
  onBusy?: (busy: boolean) => void;
  /** Sent, or given up. */
  onClose: () => void;
}

/** An e-mail by hand: its kind, its words, and how it will look. */
export function WriteMessage({ target, initialType, onBusy, onClose }: Props) {
  const [type, setType] = useState(initialType);
  const [busy, setBusy] = useState(false);
  const { applicationId } = target;
  const draft = useRead(
    ['message-draft', applicationId, type],
    (provider) => provider.draftMessage({ aplicacion_id: applicationId, tipo: type }),
    {
      // The words and values of this moment; read again while one writes they would only move the ground.
      gcTime: 0,
      staleTime: Infinity,
    },
  );

  return (
    <>
      <Box sx={{ pt: 1 }}>
        <TextField
          select
          label="Tipo de mensaje"
          margin="none"
          value={type}
          disabled={busy}
          onChange={(event) => setType(event.target.value as MessageType)}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {messageTypesOf(target).map((one) => (
            <MenuItem key={one} value={one}>
              {EMAIL_KINDS[one].byHand.name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {draft.isPending && <ListSkeleton rows={4} />}
      {draft.isError && (
        <StateMessage
          alert
          title="No se puede preparar este mensaje"
          action={
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button onClick={onClose}>Cancelar</Button>
              <Button variant="outlined" onClick={() => void draft.refetch()}>
                Reintentar
              </Button>
            </Box>
          }
        >
          {reasonOf(draft.error)}
        </StateMessage>
      )}
      {draft.data && (
        <MessageForm
          key={type}
          type={type}
          applicationId={applicationId}
          draft={draft.data}
          onBusy={(now) => {
            setBusy(now);
            onBusy?.(now);
          }}
          onClose={onClose}
        />
      )}
      <Alert severity="info" variant="outlined" sx={{ display: draft.data ? 'none' : 'flex', mb: 2 }}>
        El mensaje llega en nombre del equipo de selección y queda guardado en la ficha.
      </Alert>
    </>
  );
}

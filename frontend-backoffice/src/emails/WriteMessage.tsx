import { Alert, Box, Button } from '@mui/material';
import type { MessageType } from '@hiring/contract';
import { useState } from 'react';
import { useRead } from '../providers/useRead';
import { InstantSelect } from '../ui/InstantSelect';
import { Loaded } from '../ui/Loaded';
import { type ContactTarget, messageTypesOf } from './contactTarget';
import { kindsOf } from './emailText';
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
    // The words and values of this moment; read again while one writes they would only move the ground.
    { gcTime: 0, staleTime: Infinity },
  );
  return (
    <>
      <Box sx={{ pt: 1 }}>
        <InstantSelect
          label="Tipo de mensaje"
          value={type}
          choices={kindsOf(messageTypesOf(target))}
          disabled={busy}
          onChoose={(chosen) => setType(chosen ?? type)}
        />
      </Box>
      <Loaded of={draft} failed="No se puede preparar este mensaje">
        {(data) => (
          <MessageForm
            key={type}
            type={type}
            applicationId={applicationId}
            draft={data}
            onBusy={(now) => {
              setBusy(now);
              onBusy?.(now);
            }}
            onClose={onClose}
          />
        )}
      </Loaded>
      {!draft.data && (
        <>
          <Button onClick={onClose} sx={{ justifySelf: 'center' }}>
            Cancelar
          </Button>
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            El mensaje llega en nombre del equipo de selección y queda guardado en la ficha.
          </Alert>
        </>
      )}
    </>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { type ContactTarget, messageTypesOf } from './contactTarget';
import { MessageForm } from './MessageForm';

interface Props {
  target: ContactTarget;
  initialType: MessageType;
  onClose: () => void;
}

/** What to send, to whom, in which words, and how it will look. */
export function SendMessageDialog({ target, initialType, onClose }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const [type, setType] = useState(initialType);
  const [busy, setBusy] = useState(false);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { applicationId } = target;
  const draft = useQuery({
    queryKey: ['message-draft', applicationId, type],
    queryFn: () => dataProvider.draftMessage({ aplicacion_id: applicationId, tipo: type }),
    // The words and values of this moment; read again while one writes they would only move the ground.
    gcTime: 0,
    staleTime: Infinity,
  });

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      fullScreen={narrow}
      maxWidth="md"
      aria-labelledby="mensaje-titulo"
      // Clicks inside bubble to the row that opened it.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id="mensaje-titulo" sx={{ pb: 1 }}>
        Escribir a {target.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', pb: 0 }}>
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
            onBusy={setBusy}
            onClose={onClose}
          />
        )}
        <Alert severity="info" variant="outlined" sx={{ display: draft.data ? 'none' : 'flex', mb: 2 }}>
          El mensaje llega en nombre del equipo de selección y queda guardado en la ficha.
        </Alert>
      </DialogContent>
    </Dialog>
  );
}

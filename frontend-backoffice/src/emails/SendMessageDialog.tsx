import { Dialog, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { MessageType } from '@hiring/contract';
import { useState } from 'react';
import type { ContactTarget } from './contactTarget';
import { WriteMessage } from './WriteMessage';

interface Props {
  target: ContactTarget;
  initialType: MessageType;
  onClose: () => void;
}

/** What to send, to whom, in which words, and how it will look. */
export function SendMessageDialog({ target, initialType, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));

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
        <WriteMessage target={target} initialType={initialType} onBusy={setBusy} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

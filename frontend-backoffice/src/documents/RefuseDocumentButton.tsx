import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { DOCUMENT_LIMITS } from '@hiring/contract';
import { type FormEvent, useId, useState } from 'react';
import type { DocumentRequest } from './types';
import { useDocumentWrite } from './useDocuments';

/** Asks for another file and says why; the candidate reads it. */
export function RefuseDocumentButton({ document }: { document: DocumentRequest }) {
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const [motivo, setMotivo] = useState('');
  const refuse = useDocumentWrite(
    document.candidato_id,
    (provider, text: string) =>
      provider.refuseDocument(document.id, { version: document.version, motivo: text }),
    'Documento rechazado. Se lo hemos dicho al candidato.',
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    refuse.mutate(motivo, { onSuccess: () => setAsking(false) });
  }

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        Rechazar
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        aria-labelledby={titleId}
        maxWidth="xs"
        fullWidth
      >
        <form onSubmit={submit}>
          <DialogTitle id={titleId}>Rechazar «{document.nombre}»</DialogTitle>
          <DialogContent>
            <TextField
              label="Motivo"
              helperText="Lo lee el candidato, en un correo y en su portal."
              value={motivo}
              onChange={(event) => setMotivo(event.target.value)}
              required
              multiline
              minRows={3}
              fullWidth
              sx={{ mt: 1 }}
              slotProps={{ htmlInput: { maxLength: DOCUMENT_LIMITS.motivo } }}
            />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button onClick={() => setAsking(false)}>Cancelar</Button>
            <Button type="submit" variant="contained" color="secondary" disabled={refuse.isPending}>
              Rechazar
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DOCUMENT_LIMITS } from '@hiring/contract';
import { type FormEvent, useId, useState } from 'react';
import type { Candidate } from '../candidates/types';
import { reasonOf } from '../providers/problem';
import { useDocumentWrite } from './useDocuments';
import { WritingDialog } from '../ui/WritingDialog';

const EMPTY = { nombre: '', instrucciones: '', plazo: '', aplicacion_id: '' };

interface Props {
  candidate: Candidate;
  onClose: () => void;
}

/** Asks the candidate for a document; the candidate is told by e-mail and in the portal. */
export function AskDocumentDialog({ candidate, onClose }: Props) {
  const titleId = useId();
  const [values, setValues] = useState(EMPTY);
  const ask = useDocumentWrite(
    candidate.id,
    (provider, order: typeof EMPTY) =>
      provider.askDocument({
        candidato_id: candidate.id,
        nombre: order.nombre,
        ...(order.instrucciones ? { instrucciones: order.instrucciones } : {}),
        ...(order.plazo ? { plazo: order.plazo } : {}),
        ...(order.aplicacion_id ? { aplicacion_id: order.aplicacion_id } : {}),
      }),
    'Documento pedido. Se lo hemos dicho al candidato.',
  );
  const bind = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    ask.mutate(values, { onSuccess: onClose });
  }

  return (
    <WritingDialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>Pedir un documento</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {ask.error && <Alert severity="error">{reasonOf(ask.error)}</Alert>}
            <TextField
              {...bind('nombre')}
              label="Documento"
              placeholder="Permiso de conducir"
              required
              slotProps={{ htmlInput: { maxLength: DOCUMENT_LIMITS.nombre } }}
            />
            <TextField
              {...bind('instrucciones')}
              label="Instrucciones (opcional)"
              helperText="Las lee el candidato."
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: DOCUMENT_LIMITS.instrucciones } }}
            />
            <TextField
              {...bind('plazo')}
              label="Fecha límite (opcional)"
              type="date"
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField {...bind('aplicacion_id')} label="Candidatura" select>
              <MenuItem value="">Ninguna en concreto</MenuItem>
              {candidate.aplicaciones
                .filter(({ abierta }) => abierta)
                .map(({ id, vacante_titulo }) => (
                  <MenuItem key={id} value={id}>
                    {vacante_titulo ?? 'Candidatura espontánea'}
                  </MenuItem>
                ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={ask.isPending}>
            Pedir documento
          </Button>
        </DialogActions>
      </form>
    </WritingDialog>
  );
}

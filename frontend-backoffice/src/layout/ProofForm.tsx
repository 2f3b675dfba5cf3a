import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Schemas } from '@hiring/contract/api';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import type { ProofKind } from '../providers/proof';
import { api } from '../providers/client';
import { focusFirst } from '../ui/focusFirst';

const FIELD = {
  password: {
    label: 'Contraseña',
    hint: 'La de tu cuenta.',
    input: { type: 'password', autoComplete: 'current-password' },
  },
  code: {
    label: 'Código de verificación',
    hint: 'El de tu aplicación, o uno de recuperación.',
    input: { autoComplete: 'one-time-code', inputMode: 'text' },
  },
} as const;

/** Asks until the proof is accepted or given up. */
export function ProofForm({ kind: asked, onClose }: { kind: ProofKind; onClose: (proven: boolean) => void }) {
  const [kind, setKind] = useState(asked);
  const [value, setValue] = useState('');
  const [titleId, textId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const proof = useMutation({
    mutationFn: (body: Schemas['ProofRequest']) => api.post('/api/auth/proof', { body }),
    onSuccess: () => onClose(true),
    onError: (error) => {
      // The second factor was turned on or off in another window.
      const [named] = Object.keys(fieldErrorsOf(error));
      if ((named === 'password' || named === 'code') && named !== kind) {
        setKind(named);
        setValue('');
      }
      form.current?.querySelector('input')?.focus();
    },
  });
  const { label, hint, input } = FIELD[kind];
  const wrong = fieldErrorsOf(proof.error)[kind];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form that asked may be an ancestor of this one in React's tree.
    event.stopPropagation();
    if (!proof.isPending) proof.mutate({ [kind]: value });
  };
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus
    >
      <Box component="form" ref={form} noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Confirma que eres tú</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} sx={{ mb: 2 }}>
            Este cambio afecta a la seguridad del sistema. Lo que has escrito no se pierde.
          </DialogContentText>
          {proof.error !== null && !wrong && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {reasonOf(proof.error)}
            </Alert>
          )}
          <TextField
            key={kind}
            inputRef={focusFirst}
            label={label}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong ?? hint}
            slotProps={{ htmlInput: input }}
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={() => onClose(false)}>Cancelar</Button>
          <Button type="submit" variant="contained" color="secondary" aria-busy={proof.isPending}>
            Confirmar
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

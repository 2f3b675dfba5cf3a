import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SCORECARD_LIMITS } from '@hiring/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { useScorecardWrite } from './useScorecards';
import { WritingDialog } from '../ui/WritingDialog';

interface Props {
  candidateId: string;
  interviewId: string;
  onClose: () => void;
}

/** Asks somebody without an account for their scorecard. */
export function AskScorecardDialog({ candidateId, interviewId, onClose }: Props) {
  const titleId = useId();
  const [values, setValues] = useState({ nombre: '', email: '' });
  const ask = useScorecardWrite(
    candidateId,
    (provider, request: typeof values) => provider.askScorecard(interviewId, request),
    'Le hemos enviado un enlace para dar su evaluación.',
  );
  const errors = fieldErrorsOf(ask.error);
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: errors[name] !== undefined,
    helperText: errors[name],
    required: true,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    ask.mutate(values, { onSuccess: onClose });
  }

  return (
    <WritingDialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>Pedir una evaluación</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <DialogContentText>
              Para quien estuvo en la entrevista y no tiene cuenta. Recibirá un enlace personal que sirve{' '}
              {SCORECARD_LIMITS.linkDays} días.
            </DialogContentText>
            {ask.error && <Alert severity="error">{reasonOf(ask.error)}</Alert>}
            <TextField
              {...bind('nombre')}
              label="Nombre"
              slotProps={{ htmlInput: { maxLength: SCORECARD_LIMITS.name } }}
            />
            <TextField {...bind('email')} label="Email" type="email" />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={ask.isPending}>
            Enviar enlace
          </Button>
        </DialogActions>
      </form>
    </WritingDialog>
  );
}

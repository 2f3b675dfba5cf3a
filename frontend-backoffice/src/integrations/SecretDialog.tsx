import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { SecretField } from '../ui/SecretField';

interface Props {
  title: string;
  label: string;
  secret: string;
  explanation: string;
  onClose: () => void;
}

/** A secret, this once. Only its button closes it: a stray click must not lose what nobody can show again. */
export function SecretDialog({ title, label, secret, explanation, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          No se vuelve a mostrar: copia ahora el texto.
        </Alert>
        <SecretField label={label} secret={secret} />
        <Typography color="text.secondary">{explanation}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Ya está a salvo
        </Button>
      </DialogActions>
    </Dialog>
  );
}

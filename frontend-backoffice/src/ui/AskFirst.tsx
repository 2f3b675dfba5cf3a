import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';

interface Props {
  open: boolean;
  question: string;
  explanation: string;
  dismiss?: string;
  confirm: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** A confirmation before an action that others notice or that loses data. */
export function AskFirst({
  open,
  question,
  explanation,
  dismiss = 'Cancelar',
  confirm,
  onClose,
  onConfirm,
}: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText>{explanation}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{dismiss}</Button>
        <Button
          variant="contained"
          color="secondary"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { MainButton } from './MainButton';

export interface Question {
  question: string;
  explanation: string;
  dismiss?: string;
  confirm?: string;
}

interface Props extends Question {
  open: boolean;
  confirm: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** A confirmation before an action that others notice or that loses data. */
export function AskFirst(props: Props) {
  const { open, question, explanation, dismiss = 'Cancelar', confirm, onClose, onConfirm } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText>{explanation}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{dismiss}</Button>
        <MainButton
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </MainButton>
      </DialogActions>
    </Dialog>
  );
}

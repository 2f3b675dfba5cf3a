import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, useState } from 'react';

interface Props extends Pick<ButtonProps, 'id' | 'startIcon' | 'color' | 'variant'> {
  label: string;
  /** The object of the action, in lists with several: "Revocar Programa de nóminas". */
  of?: string;
  /** Labels of the dialog's buttons; default: the label and 'Cancelar'. */
  confirmLabel?: string;
  dismissLabel?: string;
  question: string;
  explanation: string;
  busy: boolean;
  onConfirm: () => void;
}

/** A button for an irreversible action: it asks for confirmation. */
export function ConfirmedButton({
  label,
  of,
  confirmLabel = label,
  dismissLabel = 'Cancelar',
  question,
  explanation,
  busy,
  onConfirm,
  ...button
}: Props) {
  const [asking, setAsking] = useState(false);
  const titleId = useId();

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={busy}
        onClick={() => setAsking(true)}
        aria-label={of && `${label} ${of}`}
        {...button}
      >
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        aria-labelledby={titleId}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogContent>
          <DialogContentText>{explanation}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={() => setAsking(false)}>{dismissLabel}</Button>
          <Button
            variant="contained"
            color="secondary"
            disabled={busy}
            onClick={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';

interface Props extends Pick<DialogProps, 'maxWidth'> {
  /** Default: true. With a transition, for a dialog that outlives its opening. */
  open?: boolean;
  title: ReactNode;
  /** Beside the button that closes it. */
  actions?: ReactNode;
  closeRef?: Ref<HTMLButtonElement>;
  onClose: () => void;
  children: ReactNode;
}

/** MUI's `Dialog` for something to look at. */
export function InfoDialog(props: Props) {
  const { open = true, title, maxWidth = 'sm', actions, closeRef, onClose, children } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button ref={closeRef} onClick={onClose}>
          Cerrar
        </Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
}

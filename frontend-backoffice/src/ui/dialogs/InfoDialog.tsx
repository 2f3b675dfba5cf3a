import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { translate } from '../../i18n/texts';

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
  return (
    <Dialog open={open} onClose={onClose} maxWidth={maxWidth} fullWidth>
      <DialogTitle>{typeof title === 'string' ? translate(title) : title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button ref={closeRef} onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import { reasonOf } from '../providers/httpClient';

interface Props {
  title: string;
  maxWidth: 'xs' | 'sm';
  /** Of the last try to save; the fields keep what was typed. */
  error: unknown;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Once, when it appears: in a long form it may be above what is seen. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A form in a dialog that saves one thing, new or changed. */
export function EditDialog({ title, maxWidth, error, saving, onSave, onClose, children }: Props) {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error !== null && (
              <Alert ref={intoView} severity="error">
                {reasonOf(error)}
              </Alert>
            )}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={saving}>
            Guardar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

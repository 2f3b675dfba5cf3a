import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { reasonOf } from '../providers/problem';
import { WritingDialog } from './WritingDialog';

interface Props {
  title: string;
  maxWidth: 'xs' | 'sm' | 'md';
  /** Error of the last save; the fields keep the input. */
  error: unknown;
  /** The failed action, shown before the reason. */
  failure?: string;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Scrolls once, when it appears: in a long form it may be out of view. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A dialog with a form that creates or changes one record. */
export function EditDialog({ title, maxWidth, error, failure, saving, onSave, onClose, children }: Props) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  // Focuses the first invalid field; an error without a field is shown at the top, where it is announced.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <WritingDialog open onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      {/* The server's errors in Spanish are beside each field. Content that does not fit scrolls above the buttons. */}
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error !== null && (
              <Alert ref={intoView} severity="error">
                {failure ? `${failure}: ${reasonOf(error)}` : reasonOf(error)}
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
      </Box>
    </WritingDialog>
  );
}

import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { WritingDialog } from './WritingDialog';

interface Props<Values> {
  title: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  defaultValues?: Partial<Values>;
  submitLabel?: string;
  /** Left of the buttons: what else may be done with the record. */
  aside?: ReactNode;
  /** Fields without a value are absent. */
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

const FIELDS = 'input:not([type="hidden"], [aria-hidden="true"]), textarea, [role="combobox"]';

/** ra-core's `Form` in a dialog. What the server refuses is said by field; the form stays as it was typed. */
export function FormDialog<Values extends FieldValues>({
  title,
  maxWidth = 'sm',
  defaultValues,
  submitLabel = 'Guardar',
  aside,
  save,
  onClose,
  children,
}: Props<Values>) {
  const titleId = useId();
  const body = useRef<HTMLDivElement | null>(null);
  const [error, setError] = useState<unknown>();
  const [saving, setSaving] = useState(false);
  const begin = useCallback((element: HTMLDivElement | null) => {
    body.current = element;
    element?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  const submit = async (values: FieldValues) => {
    setSaving(true);
    setError(undefined);
    try {
      await save(values as Values);
      return undefined;
    } catch (refusal) {
      setError(refusal);
      // Once react-hook-form has marked the fields.
      setTimeout(() => {
        const find = (selector: string) => body.current?.querySelector<HTMLElement>(selector);
        const first = find('[aria-invalid="true"]') ?? find('[role="alert"]');
        first?.scrollIntoView({ block: 'nearest' });
        first?.focus();
      });
      return fieldErrorsOf(refusal);
    } finally {
      setSaving(false);
    }
  };
  return (
    <WritingDialog
      open
      onClose={saving ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
    >
      <Box ref={begin} sx={{ display: 'contents', '& form': { display: 'contents' } }}>
        <Form
          {...(defaultValues ? { defaultValues } : {})}
          onSubmit={submit}
          sanitizeEmptyValues
          noValidate
          disableInvalidFormNotification
        >
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            <Stack spacing={1.5} sx={{ pt: 1 }}>
              {error !== undefined && <Alert severity="error">{reasonOf(error)}</Alert>}
              {children}
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            {aside && <Box sx={{ mr: 'auto' }}>{aside}</Box>}
            <Button onClick={onClose} disabled={saving}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" color="secondary" disabled={saving}>
              {saving ? 'Guardando...' : submitLabel}
            </Button>
          </DialogActions>
        </Form>
      </Box>
    </WritingDialog>
  );
}

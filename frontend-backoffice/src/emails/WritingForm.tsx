import { Alert, Box, Button, DialogActions } from '@mui/material';
import { type ReactNode, useContext, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { SendingContext } from './MessageDialog';
import { MainButton } from '../ui/MainButton';

interface Props<Values> {
  defaultValues: Values;
  /** Before the reason why it was not sent. */
  failure?: string;
  label: string | ((values: Partial<Values>) => string);
  /** While it is sent. */
  busyLabel: string;
  disabled?: (values: Partial<Values>) => boolean;
  send: (values: Values) => Promise<unknown>;
  /** The field of a name in the server's refusal. */
  fieldOf?: (name: string) => string;
  onClose: () => void;
  /** Given at a second step: to the one before. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

function SendButton<Values extends FieldValues>(
  props: Pick<Props<Values>, 'label' | 'busyLabel' | 'disabled'> & { busy: boolean },
) {
  const { label, busyLabel, disabled, busy } = props;
  const values = useWatch() as Partial<Values>;
  const idle = typeof label === 'string' ? label : label(values);
  return (
    <MainButton type="submit" disabled={busy || disabled?.(values)}>
      {busy ? busyLabel : idle}
    </MainButton>
  );
}

/** react-admin's `Form` for what is sent to people. What is refused stays typed, with the reason beside its field. */
export function WritingForm<Values extends FieldValues>(props: Props<Values>) {
  const { defaultValues, failure = '', send, fieldOf = (name) => name, onClose, onBack } = props;
  // Words that are kept are read once: another beginning would start the form again.
  const [beginning] = useState(defaultValues);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const saySending = useContext(SendingContext);
  const sending = (now: boolean) => {
    setBusy(now);
    saySending(now);
  };
  const submit = async (values: FieldValues) => {
    if (busy) return undefined;
    sending(true);
    setError(undefined);
    try {
      await send(values as Values);
      return undefined;
    } catch (refusal) {
      setError(refusal);
      const errors = Object.entries(fieldErrorsOf(refusal));
      return Object.fromEntries(errors.map(([name, message]) => [fieldOf(name), message]));
    } finally {
      sending(false);
    }
  };
  return (
    <Box
      sx={{
        minWidth: 0,
        '& form': { display: 'grid', gap: 2, minWidth: 0 },
        '& .MuiFormControl-root': { m: 0 },
      }}
    >
      <Form defaultValues={beginning} onSubmit={submit} noValidate disableInvalidFormNotification>
        {props.children}
        {error !== undefined && (
          <Alert severity="error">
            {failure} {reasonOf(error)} Lo escrito sigue aquí.
          </Alert>
        )}
        <DialogActions
          sx={{ px: 0, pb: 2, position: 'sticky', bottom: 0, bgcolor: 'background.paper', zIndex: 1 }}
        >
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          {onBack && (
            <Button
              onClick={() => {
                setError(undefined);
                onBack();
              }}
              disabled={busy}
            >
              Volver
            </Button>
          )}
          <SendButton {...props} busy={busy} />
        </DialogActions>
      </Form>
    </Box>
  );
}

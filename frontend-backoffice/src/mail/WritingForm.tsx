import '../i18n/mail';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { createContext, type ReactNode, type Ref, useContext, useId, useState } from 'react';
import { useWriting } from '../ui/state';
import { Form } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { fieldErrorsOf, reasonOf } from '../providers/api';
import { MainButton } from '../ui/buttons';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

/** Nothing of the record around: ra-core's `Form` would begin with its values. */
const NEW = {};

interface Props {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  maxWidth?: DialogProps['maxWidth'];
  onClose: () => void;
  children: ReactNode;
}

/** Says whether the message is being sent: until it is, the dialog around stays. */
export const SendingContext = createContext<(busy: boolean) => void>(() => undefined);

/** MUI's `Dialog` to write to people in: the whole screen of a phone. What is typed in it is kept by its form. */
export function MessageDialog({ title, titleRef, maxWidth = 'md', onClose, children }: Props) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  useWriting();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      fullScreen={narrow}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      // Clicks inside bubble to the row that opened it.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        sx={{ pb: 1, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', pb: 0 }}>
        <SendingContext value={setBusy}>{children}</SendingContext>
      </DialogContent>
    </Dialog>
  );
}

interface WritingFormProps<Values> {
  defaultValues: Values;
  /** Before the reason why it was not sent. */
  failure?: string;
  label: string | ((values: Partial<Values>) => string);
  /** While it is sent; default: 'Enviando...'. */
  busyLabel?: string;
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
  props: Pick<WritingFormProps<Values>, 'label' | 'busyLabel' | 'disabled'> & { busy: boolean },
) {
  const { label, busyLabel = 'mail.writing.sending', disabled, busy } = props;
  const values = useWatch() as Partial<Values>;
  const idle = typeof label === 'string' ? label : label(values);
  return (
    <MainButton type="submit" disabled={busy || disabled?.(values)}>
      {translate(busy ? busyLabel : idle)}
    </MainButton>
  );
}

/** react-admin's `Form` for what is sent to people. What is refused stays typed, with the reason beside its field. */
export function WritingForm<Values extends FieldValues>(props: WritingFormProps<Values>) {
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
      <Form
        record={NEW}
        defaultValues={beginning}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
      >
        {props.children}
        {error !== undefined && (
          <Alert severity="error">
            {translate(failure)} {reasonOf(error)} {translate('mail.writing.kept')}
          </Alert>
        )}
        <DialogActions
          sx={{ px: 0, pb: 2, position: 'sticky', bottom: 0, bgcolor: 'background.paper', zIndex: 1 }}
        >
          <Button onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          {onBack && (
            <Button
              onClick={() => {
                setError(undefined);
                onBack();
              }}
              disabled={busy}
            >
              {translate('ra.action.back')}
            </Button>
          )}
          <SendButton {...props} busy={busy} />
        </DialogActions>
      </Form>
    </Box>
  );
}

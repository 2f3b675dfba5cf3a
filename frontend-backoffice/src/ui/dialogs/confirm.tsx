import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { BusyButton, MainButton } from '../buttons';
import { useFocusAfter } from '../keepFocus';
import { translate, type Values } from '../../i18n/texts';
import { useWrite, type WriteOptions } from '../../providers/api';

export interface Question {
  question: string;
  explanation: string;
  dismiss?: string;
  confirm?: string;
}

/** The words of a button that asks, from their group in the catalogue. */
export const confirmTexts = (group: `${string}.`, options?: Values) => ({
  label: translate(`${group}label`),
  question: translate(`${group}question`, options),
  explanation: translate(`${group}explanation`, options),
});

interface Props extends Question {
  open: boolean;
  confirm: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** A confirmation before an action that others notice or that loses data. */
export function AskFirst(props: Props) {
  const { open, question, explanation, dismiss = 'ra.action.cancel', confirm, onClose, onConfirm } = props;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{translate(question)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(explanation)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(dismiss)}</Button>
        <MainButton
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {translate(confirm)}
        </MainButton>
      </DialogActions>
    </Dialog>
  );
}

interface ConfirmedButtonProps extends Question, Pick<ButtonProps, 'id' | 'startIcon' | 'color' | 'variant'> {
  label: string;
  /** The object of the action, in lists with several: "Revocar Programa de nóminas". */
  of?: string;
  busy: boolean;
  onConfirm: () => void;
}

/** What is confirmed is what was seen when the question came: a later reading behind it does not change it. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, of, question, explanation, dismiss, confirm = label, busy, onConfirm, ...button } = props;
  const [asked, setAsked] = useState<() => void>();
  const focusAfter = useFocusAfter();
  const name = translate(label);
  return (
    <>
      <BusyButton
        ref={focusAfter}
        size="small"
        variant="outlined"
        busy={busy}
        onClick={() => setAsked(() => onConfirm)}
        aria-label={of && `${name} ${of}`}
        {...button}
      >
        {name}
      </BusyButton>
      <AskFirst
        question={question}
        explanation={explanation}
        dismiss={dismiss}
        confirm={confirm}
        onConfirm={() => asked?.()}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

interface WriteProps<Result>
  extends
    Omit<ConfirmedButtonProps, 'busy' | 'onConfirm'>,
    Omit<WriteOptions<() => Promise<Result>, Result>, 'notifies'> {
  /** Something else must end first. */
  busy?: boolean;
  write: () => Promise<Result>;
}

/** A `ConfirmedButton` for a verb of the API. */
export function WriteButton<Result>(props: WriteProps<Result>) {
  const { write, changes, done, doneAs, then, failure, failedAs, busy = false, ...button } = props;
  const { mutate, isPending } = useWrite((asked: typeof write) => asked(), {
    changes,
    done,
    doneAs,
    then,
    failure,
    failedAs,
  });
  return <ConfirmedButton {...button} busy={busy || isPending} onConfirm={() => mutate(write)} />;
}

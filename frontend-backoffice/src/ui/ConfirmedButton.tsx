import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useWrite, type WriteOptions } from '../providers/api';
import { AskFirst, type Question } from './AskFirst';

interface Props extends Question, Pick<ButtonProps, 'id' | 'startIcon' | 'color' | 'variant'> {
  label: string;
  /** The object of the action, in lists with several: "Revocar Programa de nóminas". */
  of?: string;
  busy: boolean;
  onConfirm: () => void;
}

export function ConfirmedButton(props: Props) {
  const { label, of, question, explanation, dismiss, confirm = label, busy, onConfirm, ...button } = props;
  const [asking, setAsking] = useState(false);
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
      <AskFirst
        open={asking}
        question={question}
        explanation={explanation}
        dismiss={dismiss}
        confirm={confirm}
        onClose={() => setAsking(false)}
        onConfirm={onConfirm}
      />
    </>
  );
}

interface WriteProps<Result>
  extends Omit<Props, 'busy' | 'onConfirm'>, Omit<WriteOptions<void, Result>, 'tells'> {
  /** Something else must end first. */
  busy?: boolean;
  write: () => Promise<Result>;
}

/** A `ConfirmedButton` for a verb of the API. */
export function WriteButton<Result>(props: WriteProps<Result>) {
  const { write, reads, done, doneAs, then, failure, failedAs, busy = false, ...button } = props;
  const { mutate, isPending } = useWrite(write, { reads, done, doneAs, then, failure, failedAs });
  return <ConfirmedButton {...button} busy={busy || isPending} onConfirm={() => mutate()} />;
}

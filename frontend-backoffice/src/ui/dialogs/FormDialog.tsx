import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { NavigationType, useBlocker } from 'react-router-dom';
import { fieldErrorsOf, isStale, reasonOf, useWrite, type WriteOptions } from '../../providers/api';
import { AskFirst } from './confirm';
import { BusyButton } from '../buttons';
import { ListSkeleton, LoadFailed } from '../Loaded';
import { useWriting } from '../state';
import { keptValues } from '../forms/drafts';
import { KeepTyped } from '../forms/KeepTyped';
import { RefusedField } from '../forms/SingleRecordForm';
import { translate } from '../../i18n/texts';
import { Alert } from '../Alert';

/** What the form begins with, where it has to be read first. */
interface Reading {
  data: object | undefined;
  error: unknown;
  /** What is known already may be out of date. */
  isFetching: boolean;
  refetch: () => unknown;
}

export interface FormDialogProps<Values, Result = unknown>
  extends
    Pick<DialogProps, 'maxWidth' | 'slotProps'>,
    Pick<WriteOptions<Values, Result>, 'changes' | 'done'> {
  title: string;
  /** Default: true. With a transition, for a dialog that outlives its opening. */
  open?: boolean;
  defaultValues?: Partial<Values> | undefined;
  reading?: Reading;
  submitLabel?: ReactNode;
  savingLabel?: string;
  /** A selector of the field where the keyboard begins; default: the first one. */
  begin?: string;
  /** False: what was typed is kept elsewhere, so closing does not ask. */
  asks?: boolean;
  /** Under this key what is typed outlives a reload and an ended session. Not for secrets or files. */
  keptAs?: string;
  /** Shown instead of the server's reason. */
  problem?: (error: unknown) => ReactNode;
  /**
   * Of what is edited, as it stands now. What others save while the dialog is open is not overwritten unseen: the version of
   * the opening is sent, and the newest one after the server has refused that.
   */
  version?: number | undefined;
  /** False: empty fields are null. By default fields without a value are absent. */
  sanitizeEmptyValues?: boolean;
  save: (values: Values, version: number) => Promise<Result>;
  /** Default: the dialog closes. */
  then?: (result: Result) => void;
  onClose: () => void;
  children: ReactNode;
}

const FIELDS = 'input:not([type="hidden"], [aria-hidden="true"]), textarea, [role="combobox"]';

/** A new form over a record is not about that record: without one of its own, ra-core's `Form` begins with its values. */
const NEW = {};

/** Scrolls once, when it appears: in a long form it may be out of view. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const DISCARD = {
  question: 'ui.form.discardQuestion',
  explanation: 'ui.form.discardExplanation',
  dismiss: 'ui.form.keepTyping',
  confirm: 'ui.form.discard',
} as const;

/** What is chosen with a button is no input of the dialog. */
function Chosen({ onChange }: { onChange: () => void }) {
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (dirty) onChange();
  }, [dirty, onChange]);
  return null;
}

/** The way back of the browser and of the phone asks too; a dialog that has been left may go back itself. */
function AskOnWayBack({ isLeft, onLeave }: { isLeft: () => boolean; onLeave: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && !isLeft());
  return (
    <AskFirst
      {...DISCARD}
      open={blocker.state === 'blocked'}
      onClose={() => isLeft() || blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}

/**
 * ra-core's `Form` in a dialog. What the server refuses is said by field and stays typed; Escape, a click outside and
 * the way back ask before something typed is lost. A later reading never replaces what is being typed.
 */
export function FormDialog<Values extends FieldValues, Result = unknown>(
  props: FormDialogProps<Values, Result>,
) {
  const { open = true, maxWidth = 'sm', reading, problem, children } = props;
  const { save, changes, done, then = props.onClose, version, keptAs } = props;
  const {
    submitLabel = 'ra.action.save',
    savingLabel = 'ui.form.saving',
    begin = FIELDS,
    asks = true,
  } = props;
  const title = <DialogTitle>{translate(props.title)}</DialogTitle>;
  // Other ones would replace what is typed: ra-core's form begins again with them.
  const [defaultValues] = useState(props.defaultValues);
  const [opened, setOpened] = useState(version);
  const [refused, setRefused] = useState(false);
  const write = useWrite((values: Values) => save(values, (refused ? version : opened) ?? 0), {
    changes,
    done,
    notifies: false,
  });
  const { mutateAsync, error, isPending: saving } = write;
  const [kept] = useState(() => (keptAs ? keptValues.read(keptAs) : null));
  const [typed, setTyped] = useState(kept !== null);
  const type = useCallback(() => setTyped(true), []);
  const left = useRef(false);
  const [asking, setAsking] = useState(false);
  const [read, setRead] = useState<object>();
  if (reading?.data && !read && !reading.isFetching && !reading.error) {
    setRead(reading.data);
    setOpened(version);
  }
  useWriting(open);
  const focus = useCallback(
    (body: HTMLElement | null) => body?.querySelector<HTMLElement>(begin)?.focus(),
    [begin],
  );
  useEffect(() => {
    if (open) left.current = false;
  }, [open]);
  const leave = () => {
    left.current = true;
  };
  const onClose = () => {
    leave();
    props.onClose();
  };
  const submit = async (values: FieldValues) => {
    if (saving) return undefined;
    return mutateAsync(values as Values).then(
      (result) => {
        leave();
        return then(result);
      },
      (reason: unknown) => {
        if (isStale(reason)) {
          setRefused(true);
          void reading?.refetch();
        }
        return fieldErrorsOf(reason);
      },
    );
  };
  const label = saving ? savingLabel : submitLabel;
  const askOrClose = () => (typed && asks ? setAsking(true) : onClose());
  return (
    <Dialog
      open={open}
      onClose={saving ? undefined : askOrClose}
      onInput={type}
      // What is typed into a list of choices is no choice yet: Enter is not to save the form without it.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.target as Element).matches('input[role=combobox]'))
          event.preventDefault();
      }}
      // Clicks inside bubble to the row or card that opened it.
      onClick={(event) => event.stopPropagation()}
      maxWidth={maxWidth}
      fullWidth
      slotProps={props.slotProps}
    >
      {reading && !read ? (
        <>
          {title}
          {reading.error ? (
            <LoadFailed
              title="ui.loaded.failed"
              error={reading.error}
              onRetry={() => void reading.refetch()}
            />
          ) : (
            <ListSkeleton rows={3} />
          )}
        </>
      ) : (
        <Box ref={focus} sx={{ display: 'contents', '& form': { display: 'contents' } }}>
          <Form
            record={kept ? { ...read, ...kept } : (read ?? NEW)}
            defaultValues={defaultValues}
            onSubmit={submit}
            sanitizeEmptyValues={props.sanitizeEmptyValues ?? true}
            noValidate
            disableInvalidFormNotification
          >
            {title}
            <DialogContent>
              <RefusedField />
              <Chosen onChange={type} />
              {keptAs && <KeepTyped name={keptAs} />}
              <Stack spacing={2} sx={{ pt: 1, '& .MuiFormControl-root': { m: 0 } }}>
                {error && (
                  <Alert ref={intoView} severity="error">
                    {problem?.(error) ?? reasonOf(error)}
                    {version !== undefined && isStale(error) && ` ${translate('ui.form.again')}`}
                  </Alert>
                )}
                {children}
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabled={saving}>
                {translate('ra.action.cancel')}
              </Button>
              <BusyButton type="submit" variant="contained" color="secondary" busy={saving}>
                {typeof label === 'string' ? translate(label) : label}
              </BusyButton>
            </DialogActions>
          </Form>
        </Box>
      )}
      <AskFirst {...DISCARD} open={asking} onClose={() => setAsking(false)} onConfirm={onClose} />
      {open && typed && asks && <AskOnWayBack isLeft={() => left.current} onLeave={leave} />}
    </Dialog>
  );
}

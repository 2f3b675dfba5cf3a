import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { Form, type RaRecord, ResourceContextProvider, useCreate, useGetOne, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { fieldErrorsOf, isStale, reasonOf, useWrite, type WriteOptions } from '../../providers/api';
import { AskFirst } from './confirm';
import { BusyButton } from '../buttons';
import { ListSkeleton, LoadFailed } from '../Loaded';
import { useWriting } from '../state';
import { RefusedField } from '../forms/SingleRecordForm';
import { translate } from '../../i18n/texts';

/** What the form begins with, where it has to be read first. */
interface Reading {
  data: object | undefined;
  error: unknown;
  /** What is known already may be out of date. */
  isFetching: boolean;
  refetch: () => unknown;
}

interface FormDialogProps<Values, Result = unknown>
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

/**
 * ra-core's `Form` in a dialog. What the server refuses is said by field and stays typed; Escape and a click outside ask
 * before something typed is lost. A later reading never replaces what is being typed.
 */
export function FormDialog<Values extends FieldValues, Result = unknown>(
  props: FormDialogProps<Values, Result>,
) {
  const { open = true, maxWidth = 'sm', reading, problem, onClose, children } = props;
  const { save, changes, done, then = onClose, version } = props;
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
  const [typed, setTyped] = useState(false);
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
  const submit = async (values: FieldValues) => {
    if (saving) return undefined;
    return mutateAsync(values as Values).then(then, (reason: unknown) => {
      if (isStale(reason)) {
        setRefused(true);
        void reading?.refetch();
      }
      return fieldErrorsOf(reason);
    });
  };
  const label = saving ? savingLabel : submitLabel;
  const leave = () => (typed && asks ? setAsking(true) : onClose());
  return (
    <Dialog
      open={open}
      onClose={saving ? undefined : leave}
      onInput={() => setTyped(true)}
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
            record={read ?? NEW}
            defaultValues={defaultValues}
            onSubmit={submit}
            sanitizeEmptyValues={props.sanitizeEmptyValues ?? true}
            noValidate
            disableInvalidFormNotification
          >
            {title}
            <DialogContent>
              <RefusedField />
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
      <AskFirst
        open={asking}
        question="ui.form.discardQuestion"
        explanation="ui.form.discardExplanation"
        dismiss="ui.form.keepTyping"
        confirm="ui.form.discard"
        onClose={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

interface Props<Saved extends RaRecord> extends Omit<FormDialogProps<RaRecord, Saved>, 'save' | 'then'> {
  resource: string;
  /** Absent: the record is new. */
  id?: string | undefined;
  onSaved?: (record: Saved) => void;
  /** The record as its form has it. */
  format?: (record: Saved) => Saved;
  /** The other way round. */
  transform?: (values: RaRecord) => RaRecord;
}

/** A record, new or changed, in a dialog: the screen behind keeps its place. */
export function RecordDialog<Saved extends RaRecord>(props: Props<Saved>) {
  const { resource, id, onSaved, format, transform = (values) => values, ...dialog } = props;
  const record = useGetOne<Saved>(
    resource,
    { id },
    { enabled: id !== undefined, ...(format && { select: format }) },
  );
  const [create] = useCreate(resource, undefined, { returnPromise: true });
  const [update] = useUpdate(resource, undefined, { returnPromise: true, mutationMode: 'pessimistic' });
  const save = (values: RaRecord, version: number) => {
    const data = transform(version ? { ...values, version } : values);
    return (
      id ? update(resource, { id, data, previousData: record.data }) : create(resource, { data })
    ) as Promise<Saved>;
  };
  return (
    <ResourceContextProvider value={resource}>
      <FormDialog<RaRecord, Saved>
        sanitizeEmptyValues={false}
        {...dialog}
        // Who says the problem lets people choose what to do.
        version={props.problem ? undefined : (record.data as { version?: number } | undefined)?.version}
        save={save}
        then={(record) => {
          onSaved?.(record);
          props.onClose();
        }}
        reading={id ? record : props.reading}
      />
    </ResourceContextProvider>
  );
}

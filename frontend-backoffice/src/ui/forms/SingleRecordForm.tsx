import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Stack } from '@mui/material';
import {
  Button,
  EditBase,
  Form,
  type RaRecord,
  SaveButton,
  Toolbar,
  type TransformData,
  useEditContext,
  useNotify,
  useSaveContext,
} from 'react-admin';
import { reasonOf } from '../../providers/api';
import { ONLY } from '../../providers/dataProvider';
import { ListSkeleton, LoadFailed, type LoadFailedProps } from '../Loaded';
import { translate } from '../../i18n/texts';
import { Apart } from '../layout';
import { withoutInput } from './withoutInput';
import { Alert } from '../Alert';

/**
 * Focuses the first field of its form that was refused, by the browser or by the server. What was refused without having
 * a field is said here: as an error of the form it would keep the form from being sent again.
 */
export function RefusedField() {
  const { clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [messages, setMessages] = useState<string[]>([]);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const nowhere = withoutInput(errors);
    setMessages(nowhere.map(([, message]) => message));
    if (nowhere.length > 0) clearErrors(nowhere.map(([name]) => name));
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Of one submission: what is typed after it changes the errors too.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
  return (
    <>
      <span ref={place} hidden />
      {messages.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messages.join(' ')}
        </Alert>
      )}
    </>
  );
}

/** react-admin's `Toolbar` with a way back to the saved values. The button is never disabled: it would lose the focus. */
export function FormToolbar({ label, children }: { label?: string; children?: ReactNode }) {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  return (
    <Toolbar>
      <Apart spacing={1} style={{ width: '100%' }}>
        <Stack direction="row" spacing={1}>
          <SaveButton label={label} alwaysEnable color="secondary" />
          {isDirty && <Button size="medium" label="ui.form.discardChanges" onClick={() => reset()} />}
        </Stack>
        {children}
      </Apart>
    </Toolbar>
  );
}

interface Props<Data extends object> {
  /** One of those that have a single record (`SINGLE` of the data provider). */
  resource: string;
  unreadable: string;
  /** Begins the message of a failed save. */
  failure: string;
  saved: string;
  transform?: TransformData;
  /** Asks before saving; false: nothing is saved. */
  asks?: (values: Data) => Promise<boolean>;
  onSaved?: (record: Data) => void;
  onFailed?: (error: unknown) => void;
  children: ReactNode;
}

export function EditFailed(failure: Pick<LoadFailedProps, 'title' | 'missing'>) {
  const { error, refetch } = useEditContext();
  return <LoadFailed {...failure} error={error} onRetry={() => void refetch()} />;
}

function AskingForm<Data extends object>({ asks, children }: Pick<Props<Data>, 'asks' | 'children'>) {
  const { save } = useSaveContext();
  const submit = async (values: object): Promise<unknown> =>
    (await asks?.(values as Data)) === false ? undefined : save?.(values);
  return (
    <Form onSubmit={submit} warnWhenUnsavedChanges noValidate disableInvalidFormNotification>
      {children}
    </Form>
  );
}

/** react-admin's `EditBase` and `Form` for the only record of a resource; the server's errors go to their fields. */
export function SingleRecordForm<Data extends object>(props: Props<Data>) {
  const { resource, unreadable, failure, saved, transform, asks, onSaved, onFailed, children } = props;
  const notify = useNotify();
  return (
    <EditBase
      resource={resource}
      id={ONLY}
      mutationMode="pessimistic"
      redirect={false}
      transform={transform}
      loading={<ListSkeleton rows={4} />}
      error={<EditFailed title={unreadable} />}
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{
        onSuccess: (record: RaRecord) => {
          notify(saved, { type: 'success' });
          onSaved?.(record as unknown as Data);
        },
        onError: (error: unknown) => {
          notify(`${translate(failure)}: ${reasonOf(error)}`, { type: 'error' });
          onFailed?.(error);
        },
      }}
    >
      <AskingForm asks={asks}>
        <RefusedField />
        {children}
      </AskingForm>
    </EditBase>
  );
}

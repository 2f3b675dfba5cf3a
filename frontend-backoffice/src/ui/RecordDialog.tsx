import { type RaRecord, ResourceContextProvider, useCreate, useGetOne, useUpdate } from 'react-admin';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface Props<Saved extends RaRecord> extends Omit<
  FormDialogProps<RaRecord, Saved>,
  'save' | 'reading' | 'then'
> {
  resource: string;
  /** Absent: a new record. */
  id?: string | undefined;
  onSaved?: (record: Saved) => void;
}

/** A record, new or changed, in a dialog: the screen behind keeps its place. */
export function RecordDialog<Saved extends RaRecord>(props: Props<Saved>) {
  const { resource, id, onSaved, ...dialog } = props;
  const record = useGetOne<Saved>(resource, { id }, { enabled: id !== undefined });
  const [create] = useCreate(resource, undefined, { returnPromise: true });
  const [update] = useUpdate(resource, undefined, { returnPromise: true, mutationMode: 'pessimistic' });
  const save = (data: RaRecord) =>
    (id
      ? update(resource, { id, data, previousData: record.data })
      : create(resource, { data })) as Promise<Saved>;
  return (
    <ResourceContextProvider value={resource}>
      <FormDialog<RaRecord, Saved>
        {...dialog}
        sanitizeEmptyValues={false}
        save={save}
        then={(record) => {
          onSaved?.(record);
          props.onClose();
        }}
        reading={id ? record : undefined}
      />
    </ResourceContextProvider>
  );
}

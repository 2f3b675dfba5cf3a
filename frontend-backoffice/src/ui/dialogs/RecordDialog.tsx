import { type RaRecord, ResourceContextProvider, useCreate, useGetOne, useUpdate } from 'react-admin';
import { FormDialog, type FormDialogProps } from './FormDialog';

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

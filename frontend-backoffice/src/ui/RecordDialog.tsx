import {
  type RaRecord,
  ResourceContextProvider,
  useCreate,
  useGetOne,
  useNotify,
  useUpdate,
} from 'react-admin';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface Props<Saved extends RaRecord> extends Omit<FormDialogProps<RaRecord>, 'save' | 'reading'> {
  resource: string;
  /** Absent: a new record. */
  id?: string | undefined;
  saved?: string;
  onSaved?: (record: Saved) => void;
}

/** A record, new or changed, in a dialog: the screen behind keeps its place. */
export function RecordDialog<Saved extends RaRecord>(props: Props<Saved>) {
  const { resource, id, saved, onSaved, ...dialog } = props;
  const notify = useNotify();
  const record = useGetOne<Saved>(resource, { id }, { enabled: id !== undefined });
  const [create] = useCreate(resource, undefined, { returnPromise: true });
  const [update] = useUpdate(resource, undefined, { returnPromise: true, mutationMode: 'pessimistic' });
  const save = async (data: RaRecord) => {
    const params = { id: id ?? '', data, previousData: record.data };
    const done = (await (id ? update(resource, params) : create(resource, { data }))) as Saved;
    if (saved) notify(saved, { type: 'success' });
    onSaved?.(done);
    props.onClose();
  };
  return (
    <ResourceContextProvider value={resource}>
      <FormDialog<RaRecord>
        {...dialog}
        sanitizeEmptyValues={false}
        save={save}
        reading={id ? record : undefined}
      />
    </ResourceContextProvider>
  );
}

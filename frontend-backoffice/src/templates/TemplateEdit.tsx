import Button from '@mui/material/Button';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isMissing, reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { TemplateForm } from './TemplateForm';
import type { Template } from './types';

// A key of its own in the cache: react-admin would answer first with the list's row, which has no text.
const WHOLE_RECORD = { record: 'whole' };

/** One template, as it stands and as one writes it. */
export function TemplateEdit() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useGetOne<Template>(
    'templates',
    { id, meta: WHOLE_RECORD },
    // What one writes starts from the version that one saw.
    { retry: false, refetchOnWindowFocus: false },
  );

  if (data) {
    return (
      <>
        <title>{`Plantilla: ${data.nombre}`}</title>
        <TemplateForm key={id} template={data} reload={async () => (await refetch()).data} />
      </>
    );
  }
  if (isPending) return <ListSkeleton rows={8} />;
  return (
    <StateMessage
      alert
      title={reasonOf(error)}
      action={
        !isMissing(error) && (
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        )
      }
    />
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Schemas } from '@hiring/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/httpClient';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { EmailBody } from './EmailBody';

/** The message as it would arrive. */
export function MessagePreviewPane({ request }: { request: Schemas['MessageRequest'] }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const preview = useQuery({
    queryKey: ['message-preview', request],
    queryFn: () => dataProvider.previewMessage(request),
    gcTime: 0,
  });

  if (preview.isPending) return <ListSkeleton rows={5} />;
  if (preview.isError) {
    const { asunto, cuerpo } = fieldErrorsOf(preview.error);
    return (
      <StateMessage
        alert
        title="No se puede mostrar"
        action={
          <Button variant="outlined" onClick={() => void preview.refetch()}>
            Reintentar
          </Button>
        }
      >
        {[asunto, cuerpo].filter(Boolean).join(' ') || reasonOf(preview.error)}
      </StateMessage>
    );
  }
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <EmailBody email={preview.data} />
    </Box>
  );
}

import { Box, Button } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ListSkeleton, StateMessage } from '../ui/Loaded';
import { EmailBody } from './EmailBody';
import { useRead, type Schemas } from '../providers/api';

interface Props {
  /** What the message is made of: another one is another message. */
  of: unknown;
  read: () => Promise<Schemas['MessagePreview']>;
}

export function MessagePreviewPane({ of, read }: Props) {
  const preview = useRead(['message-preview', of], read, {
    gcTime: 0,
    placeholderData: keepPreviousData,
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
      aria-busy={preview.isPlaceholderData}
      sx={{ display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <EmailBody email={preview.data} />
    </Box>
  );
}

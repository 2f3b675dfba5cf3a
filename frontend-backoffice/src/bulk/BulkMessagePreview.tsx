import { Box, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { fullName } from '../candidates/types';
import { MessagePreviewPane } from '../emails/MessagePreviewPane';

import type { HiringDataProvider } from '../providers/dataProvider';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { useRead } from '../providers/useRead';
import type { BulkDraft } from './bulkDraft';

/** The message as the first of those who get it will read it. */
export function BulkMessagePreview({ actionId, draft }: { actionId: string; draft: BulkDraft }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { tipo, texto } = draft;
  const example = useRead(
    ['bulk-example', actionId],
    async (provider) => {
      const [page, start] = await Promise.all([
        provider.bulkRows(actionId, 'pendiente', null),
        texto ?? provider.bulkMessageDraft(tipo),
      ]);
      return { row: page.filas[0], asunto: start.asunto, cuerpo: start.cuerpo };
    },
    { gcTime: 0 },
  );
  if (example.isPending) return <ListSkeleton rows={5} />;
  if (example.isError) {
    return (
      <LoadFailed
        title="No se puede mostrar el mensaje"
        error={example.error}
        onRetry={() => void example.refetch()}
      />
    );
  }
  const { row, asunto, cuerpo } = example.data;
  if (!row) return null;
  const request = { aplicacion_id: row.aplicacion_id, tipo, asunto, cuerpo };
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Así le llegará a {fullName(row)}
      </Typography>
      <MessagePreviewPane of={request} read={() => dataProvider.previewMessage(request)} />
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { fullName } from '../candidates/types';
import { MessagePreviewPane } from '../emails/MessagePreviewPane';
import { useRead } from '../providers/useRead';
import { Loaded } from '../ui/Loaded';
import type { BulkDraft } from './bulkDraft';

/** The message of the form as the first of those who get it will read it. */
export function BulkMessagePreview({ actionId }: { actionId: string }) {
  const message = useFormContext<BulkDraft>().getValues('mensaje');
  const rows = useRead(
    ['bulk-example', actionId],
    (provider) => provider.bulkRows(actionId, 'pendiente', null),
    { gcTime: 0 },
  );
  return (
    <Loaded of={rows} failed="No se puede mostrar el mensaje" rows={5}>
      {({ filas: [row] }) => {
        if (!row || !message) return null;
        const request = { ...message, aplicacion_id: row.aplicacion_id };
        return (
          <Box>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              Así le llegará a {fullName(row)}
            </Typography>
            <MessagePreviewPane of={request} read={(provider) => provider.previewMessage(request)} />
          </Box>
        );
      }}
    </Loaded>
  );
}

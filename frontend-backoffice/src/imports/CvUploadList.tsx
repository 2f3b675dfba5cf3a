import { Box, Button, LinearProgress, Typography } from '@mui/material';
import type { useCvUploads } from './useCvUploads';

type Uploads = ReturnType<typeof useCvUploads>;

/** How far the sending is, and what failed. */
export function CvUploadList({ uploads, retry, dismiss }: Pick<Uploads, 'uploads' | 'retry' | 'dismiss'>) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const over = done + failed.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status">
        {over < uploads.length
          ? `Leyendo los CV: ${over} de ${uploads.length}`
          : `${done} ${done === 1 ? 'CV leído' : 'CV leídos'}${failed.length > 0 ? `, ${failed.length} con error` : ''}`}
      </Typography>
      {over < uploads.length && (
        <LinearProgress
          variant="determinate"
          value={(over / uploads.length) * 100}
          aria-label="CV leídos"
          sx={{ my: 1 }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {failed.map(({ key, file, reason }) => (
          <Box
            key={key}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Typography color="error" sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
              {file.name}: {reason}
            </Typography>
            <Button onClick={() => retry(key)} sx={{ minHeight: 44 }}>
              Reintentar
            </Button>
            <Button onClick={() => dismiss(key)} sx={{ minHeight: 44 }}>
              Quitar
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

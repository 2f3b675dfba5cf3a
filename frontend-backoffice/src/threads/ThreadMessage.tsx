import { fileSize } from '@hiring/contract';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@hiring/contract/api';
import { formatMoment } from '../format/dates';

/** One message: the candidate's at the left, HR's at the right; who wrote is said, not only placed. */
export function ThreadMessage({ message }: { message: Schemas['ThreadMessageResponse'] }) {
  const ours = message.autor === 'rrhh';
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: ours ? 'flex-end' : 'flex-start' }}>
      <Box
        component="article"
        sx={{
          maxWidth: '85%',
          minWidth: 0,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: ours ? 'action.hover' : 'background.paper',
        }}
      >
        <Typography variant="body2" color="text.secondary">
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {message.autor_nombre}
          </Box>
          {` · ${ours ? 'RRHH' : 'Candidato'} · `}
          <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
        </Typography>
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message.texto}
        </Typography>
        {message.adjuntos.map((file) => (
          <Typography key={file.id} variant="body2" sx={{ mt: 0.75 }}>
            <Link href={file.url} download>
              Descargar {file.nombre}
            </Link>{' '}
            ({fileSize(file.bytes)})
          </Typography>
        ))}
        {ours && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, textAlign: 'right' }}>
            {message.leido ? 'Leído por el candidato' : 'Aún no leído'}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

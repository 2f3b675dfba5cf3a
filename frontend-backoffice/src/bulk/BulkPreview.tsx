import { Alert, Box, Typography } from '@mui/material';
import { formatCount } from '../format/formatCount';
import { applications, emailsText, willText } from './bulkText';
import type { BulkAction } from './selection';

/** What will happen to how many, before it does. */
export function BulkPreview({ action }: { action: BulkAction }) {
  const { titulo, total, pendientes, motivos, correos } = action;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="text.secondary">
        {titulo}: {applications(total)}
      </Typography>
      {pendientes > 0 ? (
        <Typography variant="h3" component="p">
          {willText(action)}
        </Typography>
      ) : (
        <Alert severity="info">Ninguna de las seleccionadas cambiaría.</Alert>
      )}
      {correos && pendientes > 0 && (
        <Box>
          <Typography>{emailsText(correos)}</Typography>
          {correos.sin_verificar > 0 && (
            <Typography variant="body2" color="text.secondary">
              A los emails sin verificar también se les envía, pero puede que no lleguen.
            </Typography>
          )}
          {correos.desactivados && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              Los avisos por correo están desactivados: los mensajes se guardarán sin enviarse.
            </Alert>
          )}
        </Box>
      )}
      {motivos.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h3">
            Se quedan como están
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {motivos.map(({ codigo, motivo, total: count }) => (
              <li key={`${codigo}${motivo}`}>
                {formatCount(count)}: {motivo}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Typography variant="body2" color="text.secondary">
        Tendrás 10 segundos para deshacerlo. Hasta entonces no cambia nada ni sale ningún correo.
      </Typography>
    </Box>
  );
}

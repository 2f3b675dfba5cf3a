import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoment } from '../format/dates';
import { WriteButton } from '../ui/ConfirmedButton';
import { api, useRead, type Schemas } from '../providers/api';

type Held = Schemas['HeldMessagesResponse'];
const countOf = ({ total, hay_mas }: Held): string => {
  if (hay_mas) return `Hay más de ${total} correos retenidos.`;
  return total === 1 ? 'Hay 1 correo retenido.' : `Hay ${total} correos retenidos.`;
};

/** What a restore holds, and what to do with all of it; nothing where nothing is held. */
export function HeldEmailsNotice() {
  const { canAccess: maySend } = useCanAccess({ resource: 'emails', action: 'send' });
  // The list below shows its own error; a notice that cannot be read is read with the list's next try.
  const { data: held } = useRead(['emails', 'held'], () => api.get('/api/held-emails'));
  const write = { reads: ['emails'], doneAs: 'info', failure: 'No se ha podido hacer:' } as const;
  if (!held || (held.total === 0 && held.desde === null)) return null;

  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle component="h2">
        {held.copia_de
          ? `Se restauró una copia de seguridad del ${formatMoment(held.copia_de)}`
          : 'Se restauró una copia de seguridad'}
      </AlertTitle>
      {held.total > 0
        ? `${countOf(held)} Puede que alguno ya saliera antes de restaurar: míralos y decide si se envían.`
        : 'No queda ningún correo retenido de los que puedes ver.'}
      {held.desde !== null &&
        ' Hasta que termines, también se retienen los avisos automáticos: recordatorios, cambios de estado y alertas.'}
      {maySend && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {held.total > 0 && (
            <>
              <Button
                size="small"
                variant="contained"
                component={Link}
                to={{
                  search: new URLSearchParams({ filter: JSON.stringify({ retenido: 'true' }) }).toString(),
                }}
              >
                Ver retenidos
              </Button>
              <WriteButton
                label="Enviar todos"
                question="¿Enviar todos los correos retenidos?"
                explanation="Cada uno sale a su hora, o ahora si ya pasó. Quien ya lo recibiera lo recibirá otra vez."
                write={() => api.post('/api/held-emails/release')}
                {...write}
                done="Los correos retenidos ya pueden salir"
              />
              <WriteButton
                label="Cancelar todos"
                confirm="Cancelar los envíos"
                dismiss="Volver"
                question="¿Cancelar todos los correos retenidos?"
                explanation="No se enviará ninguno. Los rechazos que el candidato aún no ve se quedan: se cancelan en su candidatura."
                write={() => api.post('/api/held-emails/cancel')}
                {...write}
                done="Correos retenidos cancelados: no se enviarán"
              />
            </>
          )}
          {held.desde !== null && (
            <WriteButton
              label="Terminar la revisión"
              question="¿Terminar la revisión?"
              explanation="Los avisos automáticos vuelven a salir solos. Los correos que sigan retenidos se quedan hasta que se envíen o cancelen."
              write={() => api.post('/api/held-emails/finish')}
              {...write}
              done="Revisión terminada: los avisos automáticos vuelven a salir"
            />
          )}
        </Box>
      )}
    </Alert>
  );
}

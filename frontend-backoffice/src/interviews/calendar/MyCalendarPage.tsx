import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { formatMoment } from '../../ui/format/dates';
import { ConfirmedButton, WriteButton } from '../../ui/dialogs/confirm';
import { Loaded } from '../../ui/Loaded';
import { PageHeader } from '../../ui/PageHeader';
import { SecretField } from '../../ui/forms/SecretField';
import { api, useWrite, type Schemas } from '../../providers/api';

const FEED = 'calendar-feeds/mine';
const READS = { reads: [FEED] };

/** When it was connected and last read. */
function stateOf(feed: Schemas['CalendarFeedState']['calendario']): string {
  if (!feed) return 'No hay ningún calendario conectado.';
  const read = feed.usado
    ? `Última consulta: ${formatMoment(feed.usado)}.`
    : 'Ningún calendario lo ha consultado todavía.';
  return `Conectado desde el ${formatMoment(feed.creado)}. ${read}`;
}

function Feed({ calendario }: Schemas['CalendarFeedState']) {
  const create = useWrite(() => api.post('/api/calendar-feeds'), READS);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
      <div aria-live="polite">
        {create.data && (
          <Alert severity="success" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
            <Typography sx={{ fontWeight: 700, mb: 1.5 }}>
              Copia ahora la dirección: no se vuelve a mostrar.
            </Typography>
            <SecretField label="Dirección de tu calendario" secret={create.data.direccion} />
          </Alert>
        )}
      </div>
      <Typography>{stateOf(calendario)}</Typography>
      <Typography variant="note" sx={{ mt: 1 }}>
        Quien tenga la dirección puede ver cuándo y dónde entrevistas, y el nombre y la inicial de cada
        candidato. No la compartas. Si creas otra, la anterior deja de servir.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {calendario ? (
          <>
            <ConfirmedButton
              label="Crear otra dirección"
              question="¿Crear otra dirección?"
              explanation="La de ahora dejará de servir: tendrás que cambiarla en tus calendarios."
              busy={create.isPending}
              onConfirm={() => create.mutate(undefined)}
            />
            <WriteButton
              label="Desconectar"
              question="¿Desconectar tu calendario?"
              explanation="La dirección dejará de servir y tus calendarios no recibirán más cambios."
              {...READS}
              write={() => api.delete('/api/calendar-feeds/mine')}
              done="Calendario desconectado."
              then={() => create.reset()}
            />
          </>
        ) : (
          <Button
            variant="contained"
            color="secondary"
            disabled={create.isPending}
            onClick={() => create.mutate(undefined)}
          >
            Crear mi dirección privada
          </Button>
        )}
      </Box>
    </Card>
  );
}

/** One's own interviews in one's own calendar program. */
export function MyCalendarPage() {
  const feed = useGetOne<Schemas['CalendarFeedState'] & { id: string }>(FEED, { id: '1' });
  return (
    <>
      <PageHeader
        title="Mi calendario"
        lead="Tus entrevistas en el calendario del móvil o del ordenador. Se actualiza solo: suscríbete con una dirección privada."
      />
      <Loaded of={feed} failed="No se pudo cargar tu calendario" rows={3}>
        {(data) => <Feed {...data} />}
      </Loaded>
    </>
  );
}

import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { formatMoment } from '../format/dates';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeader } from '../ui/PageHeader';

const KEY = ['calendar-feed'];

function NewAddress({ address }: { address: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('Dirección copiada.', { type: 'success' }),
      () => notify('No se pudo copiar: selecciona la dirección y cópiala.', { type: 'warning' }),
    );
  return (
    <Alert severity="success" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 700 }}>Copia ahora la dirección: no se vuelve a mostrar.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <TextField
          label="Dirección de tu calendario"
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ flex: '1 1 260px' }}
        />
        <Button variant="contained" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          Copiar
        </Button>
      </Box>
    </Alert>
  );
}

/** One's own interviews in one's own calendar program. */
export function MyCalendarPage() {
  const provider = useDataProvider<HiringDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => provider.calendarFeed(),
  });
  const keep = (state: Schemas['CalendarFeedState']) => client.setQueryData(KEY, state);
  const failed = (reason: Error) => notify(reasonOf(reason), { type: 'error' });
  const create = useMutation({
    mutationFn: () => provider.createCalendarFeed(),
    onSuccess: ({ calendario }) => keep({ calendario }),
    onError: failed,
  });
  const revoke = useMutation({
    mutationFn: () => provider.revokeCalendarFeed(),
    onSuccess: (state) => {
      keep(state);
      create.reset();
      notify('Calendario desconectado.', { type: 'success' });
    },
    onError: failed,
  });
  const feed = data?.calendario;

  return (
    <>
      <PageHeader
        title="Mi calendario"
        lead="Tus entrevistas en el calendario del móvil o del ordenador. Se actualiza solo: suscríbete con una dirección privada."
      />
      {isPending ? (
        <ListSkeleton rows={3} />
      ) : error ? (
        <LoadFailed title="No se pudo cargar tu calendario" error={error} onRetry={() => void refetch()} />
      ) : (
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
          <div aria-live="polite">{create.data && <NewAddress address={create.data.direccion} />}</div>
          <Typography>
            {feed
              ? `Conectado desde el ${formatMoment(feed.creado)}. ${
                  feed.usado
                    ? `Última consulta: ${formatMoment(feed.usado)}.`
                    : 'Ningún calendario lo ha consultado todavía.'
                }`
              : 'No hay ningún calendario conectado.'}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Quien tenga la dirección puede ver cuándo y dónde entrevistas, y el nombre y la inicial de cada
            candidato. No la compartas. Si creas otra, la anterior deja de servir.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            {feed ? (
              <>
                <ConfirmedButton
                  label="Crear otra dirección"
                  question="¿Crear otra dirección?"
                  explanation="La de ahora dejará de servir: tendrás que cambiarla en tus calendarios."
                  busy={create.isPending}
                  onConfirm={() => create.mutate()}
                />
                <ConfirmedButton
                  label="Desconectar"
                  question="¿Desconectar tu calendario?"
                  explanation="La dirección dejará de servir y tus calendarios no recibirán más cambios."
                  busy={revoke.isPending}
                  onConfirm={() => revoke.mutate()}
                />
              </>
            ) : (
              <Button
                variant="contained"
                color="secondary"
                disabled={create.isPending}
                onClick={() => create.mutate()}
              >
                Crear mi dirección privada
              </Button>
            )}
          </Box>
        </Card>
      )}
    </>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DERECHO_CANAL_LABEL, DERECHO_ESTADO_LABEL, DERECHO_TIPO_LABEL, LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay, formatMoment } from '../format/dates';
import { DetailWaiting } from '../ui/DetailDrawer';
import { Facts } from '../ui/Facts';
import { LoadFailed } from '../ui/LoadFailed';
import { RequestActions } from './RequestActions';
import { whenDue, whoAsked } from './requestText';

type Request = Schemas['RightsRequestResponse'];

function factsOf(request: Request) {
  const { candidato_id } = request;
  return [
    { label: 'Quién', value: whoAsked(request) },
    { label: 'Email', value: request.email },
    { label: 'Estado', value: DERECHO_ESTADO_LABEL[request.estado] },
    { label: 'Plazo', value: whenDue(request) },
    {
      label: 'Recibida',
      value: `${formatDay(request.recibida_el)}, ${DERECHO_CANAL_LABEL[request.canal].toLowerCase()}`,
    },
    {
      label: 'Identidad',
      value: request.identidad_at ? `Comprobada el ${formatMoment(request.identidad_at)}` : 'Sin comprobar',
    },
    {
      label: 'Ficha',
      value: candidato_id ? (
        <Link component={RouterLink} to={`/candidates/${candidato_id}/show`}>
          {candidato_id.slice(0, LIMITS.shortId)}
        </Link>
      ) : (
        'No hay ninguna con ese email'
      ),
    },
    { label: 'Motivo de la prórroga', value: request.prorroga_motivo },
    { label: 'Qué pide', value: request.detalle },
    { label: 'Respuesta', value: request.respuesta },
  ].filter(({ label, value }) => value || label === 'Email');
}

// A key of its own in the cache: a row of the list has no actions.
const WHOLE_RECORD = { record: 'whole' };

/** One request: what was asked, until when, and what may be done. */
export function RequestShow({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useGetOne<Request>(
    'privacy/requests',
    { id, meta: WHOLE_RECORD },
    { retry: false },
  );
  if (isPending) return <DetailWaiting />;
  if (error) {
    return <LoadFailed title="No se pudo cargar la solicitud" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2" sx={{ pr: 6 }}>
        Solicitud de {DERECHO_TIPO_LABEL[data.tipo].toLowerCase()}
      </Typography>
      {data.retencion && (
        <Alert severity="warning">
          Hay una retención sobre esta persona y sus datos no se pueden borrar. Motivo: {data.retencion}
        </Alert>
      )}
      <Facts columns={{ xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} facts={factsOf(data)} />
      <RequestActions request={data} />
    </Box>
  );
}

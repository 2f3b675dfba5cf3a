import { Alert, Box, Typography } from '@mui/material';
import { DERECHO_CANAL_LABEL, DERECHO_ESTADO_LABEL, DERECHO_TIPO_LABEL, LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Link } from 'react-admin';
import { formatDay, formatMoment } from '../format/dates';
import { Facts } from '../ui/Facts';
import { OpenRecord } from '../ui/OpenRecord';
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
        <Link to={`/candidates/${candidato_id}/show`}>{candidato_id.slice(0, LIMITS.shortId)}</Link>
      ) : (
        'No hay ninguna con ese email'
      ),
    },
    { label: 'Motivo de la prórroga', value: request.prorroga_motivo },
    { label: 'Qué pide', value: request.detalle },
    { label: 'Respuesta', value: request.respuesta },
  ].filter(({ label, value }) => value || label === 'Email');
}

export const RequestShow = ({ id }: { id: string }) => (
  <OpenRecord<Request> resource="privacy/requests" id={id} failed="No se pudo cargar la solicitud">
    {(request) => (
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        <Typography variant="h2" sx={{ pr: 6 }}>
          Solicitud de {DERECHO_TIPO_LABEL[request.tipo].toLowerCase()}
        </Typography>
        {request.retencion && (
          <Alert severity="warning">
            Hay una retención sobre esta persona y sus datos no se pueden borrar. Motivo: {request.retencion}
          </Alert>
        )}
        <Facts columns={{ xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} facts={factsOf(request)} />
        <RequestActions request={request} />
      </Box>
    )}
  </OpenRecord>
);

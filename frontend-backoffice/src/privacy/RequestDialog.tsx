import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DERECHO_CANAL_LABEL, DERECHO_ESTADO_LABEL, DERECHO_TIPO_LABEL, LIMITS } from '@hiring/contract';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay, formatMoment } from '../format/dates';
import { Facts } from '../ui/Facts';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { RequestActions } from './RequestActions';
import { whenDue, whoAsked } from './requestText';
import { usePrivacyQuery } from './usePrivacy';

/** One request: what was asked, until when, and what may be done. */
export function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const titleId = useId();
  const { data, error, isPending, refetch } = usePrivacyQuery(['request', id], (provider) =>
    provider.rightsRequest(id),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {data ? `Solicitud de ${DERECHO_TIPO_LABEL[data.tipo].toLowerCase()}` : 'Solicitud'}
      </DialogTitle>
      <DialogContent>
        {isPending ? (
          <ListSkeleton rows={4} />
        ) : error ? (
          <LoadFailed title="No se pudo cargar la solicitud" error={error} onRetry={() => void refetch()} />
        ) : (
          <Stack spacing={2}>
            {data.retencion && (
              <Alert severity="warning">
                Hay una retención sobre esta persona y sus datos no se pueden borrar. Motivo: {data.retencion}
              </Alert>
            )}
            <Facts
              columns={{ xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
              facts={[
                { label: 'Quién', value: whoAsked(data) },
                { label: 'Email', value: data.email },
                { label: 'Estado', value: DERECHO_ESTADO_LABEL[data.estado] },
                { label: 'Plazo', value: whenDue(data) },
                {
                  label: 'Recibida',
                  value: `${formatDay(data.recibida_el)}, ${DERECHO_CANAL_LABEL[data.canal].toLowerCase()}`,
                },
                {
                  label: 'Identidad',
                  value: data.identidad_at
                    ? `Comprobada el ${formatMoment(data.identidad_at)}`
                    : 'Sin comprobar',
                },
                {
                  label: 'Ficha',
                  value: data.candidato_id ? (
                    <Link component={RouterLink} to={`/candidates/${data.candidato_id}/show`}>
                      {data.candidato_id.slice(0, LIMITS.shortId)}
                    </Link>
                  ) : (
                    'No hay ninguna con ese email'
                  ),
                },
                ...(data.prorroga_motivo
                  ? [{ label: 'Motivo de la prórroga', value: data.prorroga_motivo }]
                  : []),
                ...(data.detalle ? [{ label: 'Qué pide', value: data.detalle }] : []),
                ...(data.respuesta ? [{ label: 'Respuesta', value: data.respuesta }] : []),
              ]}
            />
            <RequestActions request={data} onStale={() => void refetch()} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

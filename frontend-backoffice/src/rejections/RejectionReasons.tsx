import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { ToneBadge } from '../ui/ToneBadge';
import { ReasonDialog } from './ReasonDialog';
import type { RejectionReason } from './types';

/** The reasons that HR chooses from, in their order. */
export function RejectionReasons() {
  // `null`: a new one.
  const [edited, setEdited] = useState<RejectionReason | null>();
  const { data, error, isPending, refetch } = useGetList<RejectionReason>('rejection-reasons', {
    sort: { field: 'orden', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="subtitle1" component="h3" sx={{ mr: 'auto' }}>
          Motivos internos
        </Typography>
        <Button size="small" startIcon={<AddOutlined />} onClick={() => setEdited(null)}>
          Añadir motivo
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Se eligen al rechazar. Solo los ve RRHH.
      </Typography>
      {isPending && <ListSkeleton rows={4} />}
      {error && (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              Reintentar
            </Button>
          }
        >
          No se pudieron cargar los motivos. {reasonOf(error)}
        </Alert>
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary">No hay motivos. Añade el primero.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((reason) => (
          <Box
            component="li"
            key={reason.id}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              minHeight: 44,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="span" sx={{ color: reason.activo ? 'text.primary' : 'text.secondary' }}>
              {reason.nombre}
            </Box>
            {!reason.activo && <ToneBadge tone="grey">Desactivado</ToneBadge>}
            <Button
              size="small"
              sx={{ ml: 'auto' }}
              aria-label={`Editar: ${reason.nombre}`}
              onClick={() => setEdited(reason)}
            >
              Editar
            </Button>
          </Box>
        ))}
      </Box>
      {edited !== undefined && <ReasonDialog reason={edited} onClose={() => setEdited(undefined)} />}
    </Box>
  );
}

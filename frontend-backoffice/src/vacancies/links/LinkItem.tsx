import ContentCopy from '@mui/icons-material/ContentCopy';
import QrCode2 from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useNotify, usePermissions } from 'react-admin';
import { formatDay } from '../../format/dates';
import { formatCount } from '../../format/formatCount';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { reasonOf } from '../../providers/problem';
import { ConfirmedButton } from '../../ui/ConfirmedButton';
import type { TrackingLink } from '../types';

const QrDialog = lazy(async () => ({ default: (await import('./QrDialog')).QrDialog }));

function Figure({ value, one, many }: { value: number | null; one: string; many: string }) {
  return (
    <Box sx={{ minWidth: 88 }}>
      <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {value === null ? 'Más de 1.000' : formatCount(value)}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {value === 1 ? one : many}
      </Typography>
    </Box>
  );
}

/** One link: its address, what it brought, and what one does with it. */
export function LinkItem({ link }: { link: TrackingLink }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const { permissions } = usePermissions<string[]>();
  const notify = useNotify();
  const [showsQr, setShowsQr] = useState(false);
  const remove = useMutation({
    mutationFn: () => dataProvider.removeTrackingLink(link.id),
    onSuccess: () => notify('Enlace eliminado', { type: 'success' }),
    onError: (error) => notify(`No se ha eliminado el enlace. ${reasonOf(error)}`, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tracking-links', link.vacante_id] }),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.direccion);
      notify('Enlace copiado', { type: 'success' });
    } catch {
      // Denied, or no secure origin: the address stands on the screen to be selected.
      notify('El navegador no deja copiar. Selecciona la dirección y cópiala.', { type: 'warning' });
    }
  };

  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'grid',
        gap: { xs: 1.5, lg: 3 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto auto' },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {link.nombre}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {link.direccion}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          Creado el {formatDay(link.created_at)}
          {link.autor ? ` por ${link.autor}` : ''}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Figure value={link.visitas} one="visita" many="visitas" />
        <Figure value={link.candidaturas} one="candidatura" many="candidaturas" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<ContentCopy />}
          onClick={() => void copy()}
          aria-label={`Copiar el enlace de ${link.nombre}`}
        >
          Copiar
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<QrCode2 />}
          onClick={() => setShowsQr(true)}
          aria-label={`Código QR de ${link.nombre}`}
        >
          Código QR
        </Button>
        {permissions?.includes('vacancies:write') && link.candidaturas === 0 && (
          <ConfirmedButton
            label="Eliminar"
            variant="text"
            color="error"
            question="¿Eliminar este enlace?"
            explanation="Quien lo tenga seguirá llegando a la oferta, pero sus visitas dejarán de contarse."
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
          />
        )}
      </Box>
      {showsQr && (
        <Suspense fallback={null}>
          <QrDialog link={link} onClose={() => setShowsQr(false)} />
        </Suspense>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { IMPORT_KIND_LABEL, IMPORT_STATE_LABEL } from '@hiring/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../format/dates';
import { useRequired } from '../../layout/useRequired';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { IMPORTS_A_PAGE } from '../../providers/calls/imports';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageHeader } from '../../ui/PageHeader';
import { Separator } from '../../ui/Separator';
import { StateMessage } from '../../ui/StateMessage';
import { ToneBadge } from '../../ui/ToneBadge';
import { figuresText, type ImportSummary, isMoving, STATE_TONE } from './types';

function Item({ one }: { one: ImportSummary }) {
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box
          component={Link}
          to={`/importaciones/${one.id}`}
          sx={{ color: 'inherit', fontWeight: 700, py: 1, overflowWrap: 'anywhere' }}
        >
          {one.nombre}
        </Box>
        <ToneBadge tone={STATE_TONE[one.estado]}>{IMPORT_STATE_LABEL[one.estado]}</ToneBadge>
      </Box>
      <Typography variant="body2">{figuresText(one)}</Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {IMPORT_KIND_LABEL[one.tipo]}
        <Separator />
        {formatMoment(one.created_at)}
        <Separator />
        {one.autor ?? 'Cuenta borrada'}
        {one.puede_deshacer && one.deshacer_hasta && (
          <>
            <Separator />
            Se puede deshacer hasta el {formatMoment(one.deshacer_hasta)}
          </>
        )}
      </Typography>
    </Box>
  );
}

function List() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const [page, setPage] = useState(0);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['imports', 'list', page],
    queryFn: () => dataProvider.imports(page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? 2000 : false),
  });
  if (isPending) return <ListSkeleton rows={5} />;
  if (!data) {
    return (
      <LoadFailed
        title="No se pudieron cargar las importaciones"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0 && page === 0) {
    return (
      <StateMessage title="Todavía no se ha importado nada">
        Sube una hoja de cálculo con candidatos o una carpeta con sus CV. Verás qué se va a crear antes de
        guardar nada.
      </StateMessage>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
        {data.slice(0, IMPORTS_A_PAGE).map((one) => (
          <Item key={one.id} one={one} />
        ))}
      </Box>
      {(page > 0 || data.length > IMPORTS_A_PAGE) && (
        <Box sx={{ display: 'flex', gap: 1, p: 2 }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <Button disabled={data.length <= IMPORTS_A_PAGE} onClick={() => setPage(page + 1)}>
            Siguientes
          </Button>
        </Box>
      )}
    </>
  );
}

/** /importaciones: everything that was brought in, newest first. */
export function ImportsPage() {
  const allowed = useRequired('imports:read');
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <PageHeader
        title="Importaciones"
        lead="Candidatos traídos de hojas de cálculo y de carpetas de CV. Cada importación se puede deshacer entera."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component={Link}
              to="/importaciones/nueva"
              variant="contained"
              color="secondary"
              sx={{ minHeight: 44 }}
            >
              Importar un archivo
            </Button>
            <Button component={Link} to="/importaciones/carpeta" variant="outlined" sx={{ minHeight: 44 }}>
              Importar CV
            </Button>
            <Button component={Link} to="/admin" sx={{ minHeight: 44 }}>
              Volver a Candidaturas
            </Button>
          </Box>
        }
      />
      <Card>
        <List />
      </Card>
    </>
  );
}

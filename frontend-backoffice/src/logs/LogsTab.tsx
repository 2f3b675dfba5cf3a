import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LOG_PAGE } from '@hiring/contract';
import { ListBase, useListContext } from 'react-admin';
import { DetailDrawer } from '../ui/DetailDrawer';
import { ListPager } from '../ui/ListPager';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { useDetailHash } from '../ui/useDetailHash';
import { useListFilters } from '../ui/useListFilters';
import { ExportLogsButton } from './ExportLogsButton';
import { LogCards } from './LogCards';
import { LogFilterBar } from './LogFilterBar';
import { LogShow } from './LogShow';
import { LogTable } from './LogTable';
import { SealState } from './SealState';
import type { LogFilters, LogRow } from './types';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
const SIZES = [LOG_PAGE.panel, 50, 100];
// The list shows its own error with a way to retry.
const QUERY_OPTIONS = { onError: () => undefined };

function Empty() {
  const { filters, clear } = useListFilters<LogFilters>();
  if (Object.keys(filters).length === 0) {
    return <StateMessage title="El registro está vacío">Aquí queda cada cambio y cada acceso.</StateMessage>;
  }
  return (
    <StateMessage
      title="No se encontraron entradas"
      action={
        <Button variant="outlined" onClick={clear}>
          Limpiar Filtros
        </Button>
      }
    >
      Ninguna entrada coincide con los filtros aplicados
    </StateMessage>
  );
}

function Rows() {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<LogRow>();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (isPending) return <ListSkeleton />;
  if (error && !data) {
    return <LoadFailed title="Error cargando logs" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.length === 0) return <Empty />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      {wide ? <LogTable entries={data} /> : <LogCards entries={data} />}
    </Box>
  );
}

/** Registro: who did what and when, and whether it is as it was written. */
export function LogsTab() {
  const { id, shownId, close } = useDetailHash();
  return (
    <>
      <ListBase<LogRow>
        resource="logs"
        perPage={LOG_PAGE.panel}
        sort={NEWEST_FIRST}
        exporter={false}
        storeKey={false}
        queryOptions={QUERY_OPTIONS}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
          <Typography variant="h2" sx={{ flex: '1 1 200px' }}>
            Registro de actividad
          </Typography>
          <ExportLogsButton />
        </Box>
        <Box sx={{ mb: 2 }}>
          <SealState />
        </Box>
        <LogFilterBar />
        <Card sx={{ mt: 2 }}>
          <Rows />
          <ListPager sizes={SIZES} />
        </Card>
      </ListBase>
      <DetailDrawer open={Boolean(id)} onClose={close} label="Entrada del registro" width={640}>
        {shownId && <LogShow key={shownId} id={shownId} />}
      </DetailDrawer>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { ListBase, useListContext } from 'react-admin';
import { reasonOf } from '../providers/problem';
import { ListPager } from '../ui/ListPager';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { useListFilters } from '../ui/useListFilters';
import { EmailCards } from './EmailCards';
import { EmailDrawer } from './EmailDrawer';
import { EmailFilterBar } from './EmailFilterBar';
import { EmailTable } from './EmailTable';
import { HeldEmailsNotice } from './HeldEmailsNotice';
import type { EmailRow, EmailFilters } from './types';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
// The list shows its own error with a way to retry; react-admin's notification would say it twice.
const QUERY_OPTIONS = { onError: () => undefined };

function Empty() {
  const { filters, clear } = useListFilters<EmailFilters>();
  if (Object.keys(filters).length === 0) {
    return <StateMessage title="No hay correos">Aquí se guardan los que envía el sistema.</StateMessage>;
  }
  return (
    <StateMessage
      title="No hay correos"
      action={
        <Button variant="outlined" onClick={clear}>
          Limpiar Filtros
        </Button>
      }
    >
      No se encontraron correos con los filtros aplicados
    </StateMessage>
  );
}

function Rows() {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<EmailRow>();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));

  if (isPending) return <ListSkeleton />;
  if (error && !data) {
    return (
      <StateMessage
        alert
        title="No se pudieron cargar los correos"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        {reasonOf(error)}
      </StateMessage>
    );
  }
  if (!data || data.length === 0) return <Empty />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      {wide ? <EmailTable /> : <EmailCards emails={data} />}
    </Box>
  );
}

function Progress() {
  const { isFetching, isPending } = useListContext();
  if (!isFetching || isPending) return null;
  return (
    <LinearProgress
      aria-label="Actualizando"
      sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }}
    />
  );
}

/** Correos: every e-mail of the system with its state. */
export function EmailList() {
  return (
    <>
      <title>Correos</title>
      <Box component="header" sx={{ mb: 2.5 }}>
        <Typography variant="h1">Correos</Typography>
        <Typography color="text.secondary">
          Los correos del proceso de selección y su estado de envío
        </Typography>
      </Box>
      <ListBase<EmailRow> perPage={25} sort={NEWEST_FIRST} exporter={false} queryOptions={QUERY_OPTIONS}>
        <HeldEmailsNotice />
        <EmailFilterBar />
        <Card sx={{ mt: 2, position: 'relative' }}>
          <Progress />
          <Rows />
          <ListPager />
        </Card>
      </ListBase>
      <EmailDrawer />
    </>
  );
}

import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CREATE_USER_ADDRESS } from '../panel/paths';
import { DetailDrawer } from '../ui/DetailDrawer';
import { ListPager } from '../ui/ListPager';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { useDetailHash } from '../ui/useDetailHash';
import { useListFilters } from '../ui/useListFilters';
import type { UserFilters, UserRow } from './types';
import { UserCards } from './UserCards';
import { UserFilterBar } from './UserFilterBar';
import { UserShow } from './UserShow';
import { UserTable } from './UserTable';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
// The colleagues come first: candidates are many, and one looks for a certain one.
const STAFF = { role: 'personal' } as const;
// The list shows its own error with a way to retry.
const QUERY_OPTIONS = { onError: () => undefined };

function Rows() {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<UserRow>();
  const { clear } = useListFilters<UserFilters>();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (isPending) return <ListSkeleton />;
  if (error && !data) {
    return <LoadFailed title="Error cargando usuarios" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.length === 0) {
    return (
      <StateMessage
        title="No se encontraron usuarios"
        action={
          <Button variant="outlined" onClick={clear}>
            Limpiar Filtros
          </Button>
        }
      >
        Ninguna cuenta coincide con los filtros aplicados
      </StateMessage>
    );
  }
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      {wide ? <UserTable users={data} /> : <UserCards users={data} />}
    </Box>
  );
}

/** Usuarios: every account, what it may do and what may be done with it. */
export function UsersTab() {
  const { id, shownId, close } = useDetailHash();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ flex: '1 1 200px' }}>
          Usuarios
        </Typography>
        <Button
          component={Link}
          to={CREATE_USER_ADDRESS}
          variant="contained"
          color="secondary"
          startIcon={<PersonAddOutlined />}
          sx={{ minHeight: 44 }}
        >
          Crear usuario
        </Button>
      </Box>
      <ListBase<UserRow>
        resource="users"
        perPage={25}
        sort={NEWEST_FIRST}
        filterDefaultValues={STAFF}
        exporter={false}
        storeKey={false}
        queryOptions={QUERY_OPTIONS}
      >
        <UserFilterBar />
        <Card sx={{ mt: 2 }}>
          <Rows />
          <ListPager />
        </Card>
      </ListBase>
      <DetailDrawer open={Boolean(id)} onClose={close} label="Usuario" width={640}>
        {shownId && <UserShow key={shownId} id={shownId} />}
      </DetailDrawer>
    </>
  );
}

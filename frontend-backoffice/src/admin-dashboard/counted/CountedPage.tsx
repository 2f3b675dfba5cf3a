import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useDepartments } from '../../departments/useDepartments';
import { useRequired } from '../../layout/useRequired';
import { Pager } from '../../ui/ListPager';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageHeader } from '../../ui/PageHeader';
import { StateMessage } from '../../ui/StateMessage';
import { CountedItem } from './CountedItem';
import { conditionsOf, titleOf } from './countedText';
import { useCounted } from './useCounted';

function Rows() {
  const { query, page, perPage, setPage, setPerPage } = useCounted();
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = query;
  if (isPending) return <ListSkeleton />;
  if (!data) {
    return (
      <LoadFailed
        title="No se pudieron cargar las candidaturas"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.data.length === 0) {
    return <StateMessage title="No hay candidaturas">Ninguna candidatura cuenta en esta cifra.</StateMessage>;
  }
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      {isFetching && (
        <LinearProgress
          aria-label="Actualizando"
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.data.map((row) => (
          <CountedItem key={row.id} row={row} />
        ))}
      </Box>
      <Pager
        page={page}
        perPage={perPage}
        total={data.total}
        hasNextPage={data.pageInfo?.hasNextPage ?? (data.total ?? 0) > page * perPage}
        setPage={setPage}
        setPerPage={setPerPage}
      />
    </Box>
  );
}

/** /candidaturas-contadas: the rows behind a figure of the start page. */
export function CountedPage() {
  const allowed = useRequired('stats:read_all');
  const { filter } = useCounted();
  const { departmentName } = useDepartments();
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <Link component={RouterLink} to="/" sx={{ display: 'inline-block', py: 1.25 }}>
        Volver al dashboard
      </Link>
      <PageHeader title={titleOf(filter)} lead={conditionsOf(filter, departmentName).join(' · ')} />
      <Card sx={{ position: 'relative' }}>
        <Rows />
      </Card>
    </>
  );
}

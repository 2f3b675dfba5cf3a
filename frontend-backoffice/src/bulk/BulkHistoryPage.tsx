import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoment } from '../format/dates';
import type { HiringDataProvider } from '../providers/dataProvider';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeader } from '../ui/PageHeader';
import { StateMessage } from '../ui/StateMessage';
import { outcomeText } from './bulkText';

function List() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['bulk-actions', 'list'],
    queryFn: () => dataProvider.bulkActions(),
  });
  if (isPending) return <ListSkeleton rows={5} />;
  if (!data) {
    return (
      <LoadFailed title="No se pudieron cargar las acciones" error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) {
    return (
      <StateMessage title="Todavía no has hecho ninguna acción en bloque">
        Elige varias candidaturas en la lista para moverlas, escribirles o etiquetarlas a la vez.
      </StateMessage>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
      {data.map((action) => (
        <Box key={action.id} component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box component={Link} to={`/acciones/${action.id}`} sx={{ color: 'inherit', fontWeight: 700 }}>
            {action.titulo}
          </Box>
          <Typography variant="body2">{outcomeText(action)}</Typography>
          <Typography variant="caption" color="text.secondary">
            {formatMoment(action.created_at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** /acciones: what one has done with many at once, the latest first. */
export function BulkHistoryPage() {
  return (
    <>
      <PageHeader
        title="Acciones en bloque"
        lead="Tus últimas acciones sobre varias candidaturas a la vez, con su resultado."
        action={
          <Button component={Link} to="/admin" sx={{ minHeight: 44 }}>
            Volver a Candidaturas
          </Button>
        }
      />
      <Card>
        <List />
      </Card>
    </>
  );
}

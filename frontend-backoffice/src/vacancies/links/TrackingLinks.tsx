import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailed } from '../../ui/LoadFailed';
import { StateMessage } from '../../ui/StateMessage';
import { LinkItem } from './LinkItem';
import { NewLinkForm } from './NewLinkForm';

/** Links that tell where people come from: of a vacancy, or (null) of all openings. */
export function TrackingLinks({ vacancyId }: { vacancyId: string | null }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { permissions } = usePermissions<string[]>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['tracking-links', vacancyId],
    queryFn: () => dataProvider.trackingLinks(vacancyId),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {permissions?.includes('vacancies:write') && (
        <Card component="section" aria-labelledby="enlace-nuevo" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Typography variant="h2" id="enlace-nuevo" sx={{ mb: 0.5 }}>
            Nuevo enlace
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
            Uno para cada sitio donde publiques la oferta. La candidatura guarda por cuál llegó la persona; no
            se usan cookies.
          </Typography>
          <NewLinkForm vacancyId={vacancyId} />
        </Card>
      )}
      <Card component="section" aria-label="Enlaces">
        {isPending && <ListSkeleton rows={3} />}
        {error && (
          <LoadFailed
            title="No se pudieron cargar los enlaces"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && (
          <StateMessage title="Todavía no hay enlaces">
            Crea uno para saber cuánta gente llega desde un portal de empleo, una red o un cartel.
          </StateMessage>
        )}
        {data && data.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((link) => (
              <LinkItem key={link.id} link={link} />
            ))}
          </Box>
        )}
      </Card>
    </Box>
  );
}

import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LogLevelBadge } from '../logs/LogLevelBadge';
import type { LogRow } from '../logs/types';
import { logOfAccountAddress } from '../panel/paths';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { RelativeDate } from '../ui/RelativeDate';
import { Separator } from '../ui/Separator';

const SHOWN = 6;

/** The last things that the account did or that were done with it. */
export function AccountLog({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useGetList<LogRow>('logs', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { cuenta: id },
  });
  if (isPending) return <ListSkeleton rows={3} />;
  if (error && !data) {
    return <LoadFailed title="Error cargando logs" error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <Typography color="text.secondary">Aún no hay actividad.</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'grid', gap: 1.25 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id} sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <LogLevelBadge level={entry.level} />
              <span>{entry.details}</span>
            </Box>
            <Typography variant="caption" color="text.secondary" component="div">
              {entry.actor_id !== id && (
                <>
                  {entry.user_email}
                  <Separator />
                </>
              )}
              <RelativeDate value={entry.created_at} inline />
            </Typography>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={logOfAccountAddress(id)}>
        Ver todo en el registro
      </Link>
    </>
  );
}

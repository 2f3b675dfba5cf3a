import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LogLevelBadge } from '../logs/LogLevelBadge';
import type { LogRow } from '../logs/types';
import { logOfAccountAddress } from '../panel/paths';
import { LoadedList } from '../ui/Loaded';
import { RelativeDate } from '../ui/RelativeDate';
import { Separator } from '../ui/Separator';

const SHOWN = 6;

/** The last things that the account did or that were done with it. */
export function AccountLog({ id }: { id: string }) {
  const log = useGetList<LogRow>('logs', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { cuenta: id },
  });
  return (
    <>
      <LoadedList
        of={log}
        failed="Error cargando logs"
        rows={3}
        empty="Aún no hay actividad."
        item={(entry) => (
          <Box component="li" key={entry.id} sx={{ mb: 1.25 }}>
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
        )}
      />
      {log.data && log.data.length > 0 && (
        <Link component={RouterLink} to={logOfAccountAddress(id)}>
          Ver todo en el registro
        </Link>
      )}
    </>
  );
}

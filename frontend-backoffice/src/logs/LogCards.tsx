import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HashLink } from '../ui/HashLink';
import { RelativeDate } from '../ui/RelativeDate';
import { LogLevelBadge } from './LogLevelBadge';
import type { LogRow } from './types';

/** The log where a table has no room. */
export function LogCards({ entries }: { entries: readonly LogRow[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{
            position: 'relative',
            p: 2,
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns: 'minmax(0, 1fr)',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <HashLink id={entry.id}>{entry.details || entry.action}</HashLink>
          <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {entry.action}, {entry.user_email}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <LogLevelBadge level={entry.level} />
            <Box component="span" sx={{ ml: 'auto' }}>
              <RelativeDate value={entry.created_at} inline />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

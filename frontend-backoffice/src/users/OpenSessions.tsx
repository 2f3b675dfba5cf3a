import { Box, Typography } from '@mui/material';
import { formatMoment } from '../format/dates';
import { RelativeDate } from '../ui/RelativeDate';
import type { User } from './types';
import { sessionsText } from './userText';

/** Where the person is signed in. */
export function OpenSessions({ sessions }: Pick<User, 'sessions'>) {
  if (sessions.length === 0) return <Typography color="text.secondary">{sessionsText(0)}.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {sessions.map((session) => (
        <Box component="li" key={session.id}>
          <Typography>{session.device}</Typography>
          <Typography variant="caption" color="text.secondary" component="div">
            Abierta el {formatMoment(session.created_at)}. Último uso:{' '}
            <RelativeDate value={session.last_seen_at} inline />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HashLink } from '../ui/HashLink';
import { RelativeDate } from '../ui/RelativeDate';
import { type UserRow, userName } from './types';
import { RoleBadge, StatusBadge } from './UserBadges';
import { UserMenu } from './UserMenu';
import { securityText } from './userText';

/** The list of accounts where a table has no room. */
export function UserCards({ users }: { users: readonly UserRow[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {users.map((user) => (
        <Box
          component="li"
          key={user.id}
          sx={{
            position: 'relative',
            p: 2,
            pr: 1,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <HashLink id={user.id}>{userName(user)}</HashLink>
            {user.nombre && (
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {user.email}
              </Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              <RoleBadge role={user.role} />
              <StatusBadge {...user} />
            </Box>
            <Typography variant="caption" color="text.secondary">
              {securityText(user)}
            </Typography>
            <Typography variant="body2" component="div">
              Último acceso:{' '}
              {user.last_sign_in_at ? <RelativeDate value={user.last_sign_in_at} inline /> : 'nunca'}
            </Typography>
          </Box>
          <UserMenu user={user} />
        </Box>
      ))}
    </Box>
  );
}

import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { UserAction } from '@hiring/contract';
import { useState } from 'react';
import { ABOVE_LINK } from '../ui/DetailLink';
import { type UserRow, userName } from './types';
import { ACTION_LABEL } from './userActions';
import { UserActionDialog } from './UserActionDialog';

/** What may be done with the account of a row: the server says what. */
export function UserMenu({ user }: { user: UserRow }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<UserAction | null>(null);
  if (user.actions.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={`Acciones de ${userName(user)}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...ABOVE_LINK, width: 44, height: 44 }}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {user.actions.map((one) => (
          <MenuItem
            key={one}
            onClick={() => {
              setAnchor(null);
              setAction(one);
            }}
            sx={{ minHeight: 44 }}
          >
            {ACTION_LABEL[one]}
          </MenuItem>
        ))}
      </Menu>
      {action && <UserActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </>
  );
}

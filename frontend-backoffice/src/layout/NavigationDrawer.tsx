import { Drawer, List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { isActive } from './navigation';
import { useAccessible } from './useAccessible';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The menu on a phone or in a narrow window. */
export function NavigationDrawer({ open, onClose }: Props) {
  const { pathname } = useLocation();
  const entries = useAccessible();

  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 280 }, 'aria-label': 'Menú' } }}>
      <List component="nav" aria-label="Principal">
        {entries.map((entry) => (
          <ListItemButton
            key={entry.to}
            component={Link}
            to={entry.to}
            onClick={onClose}
            selected={isActive(entry, pathname)}
            aria-current={isActive(entry, pathname) ? 'page' : undefined}
            sx={{ minHeight: 48 }}
          >
            <ListItemIcon sx={{ minWidth: 40 }}>
              <entry.icon />
            </ListItemIcon>
            <ListItemText primary={entry.label} />
          </ListItemButton>
        ))}
      </List>
    </Drawer>
  );
}

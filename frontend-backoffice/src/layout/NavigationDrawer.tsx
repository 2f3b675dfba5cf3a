import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link, useLocation } from 'react-router-dom';
import { Identity } from './Identity';
import { isActive } from './navigation';
import { useAccessible } from './useAccessible';

interface Props {
  open: boolean;
  onClose: () => void;
  onLogout: () => void;
}

/** The menu on a phone or in a narrow window. */
export function NavigationDrawer({ open, onClose, onLogout }: Props) {
  const { pathname } = useLocation();
  const entries = useAccessible();

  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 280 }, 'aria-label': 'Menú' } }}>
      <Box sx={{ p: 2 }}>
        <Identity />
      </Box>
      <Divider />
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
      <Divider />
      <List>
        <ListItem disablePadding>
          <ListItemButton component="a" href="/" sx={{ minHeight: 48 }}>
            <ListItemIcon sx={{ minWidth: 40 }}>
              <OpenInNewOutlined />
            </ListItemIcon>
            <ListItemText primary="Ver web" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton onClick={onLogout} sx={{ minHeight: 48 }}>
            <ListItemIcon sx={{ minWidth: 40 }}>
              <LogoutOutlined />
            </ListItemIcon>
            <ListItemText primary="Cerrar sesión" />
          </ListItemButton>
        </ListItem>
      </List>
    </Drawer>
  );
}

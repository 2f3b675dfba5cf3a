import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { type Role, ROLE_LABEL } from '@hiring/contract';
import { Logout, useGetIdentity, UserMenu, useTheme, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';

function ThemeItem() {
  const [theme, setTheme] = useTheme('light');
  const translate = useTranslate();
  return (
    <MenuItem onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
      <ListItemIcon>
        <ContrastOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('ra.action.toggle_theme')}</ListItemText>
    </MenuItem>
  );
}

function CalendarItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/mi-calendario" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <CalendarMonthOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>Mi calendario</ListItemText>
    </MenuItem>
  );
}

/** react-admin's user menu: role, account (password and second factor), calendar, theme, the site, and sign-out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu>
      <MenuItem component="a" href="/mi-cuenta">
        <ListItemIcon>
          <ManageAccountsOutlined fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary="Mi cuenta"
          sx={{ whiteSpace: 'normal' }}
          secondary={`${ROLE_LABEL[identity?.['role'] as Role] ?? 'Usuario'} · Contraseña y verificación en dos pasos`}
        />
      </MenuItem>
      <CalendarItem />
      <ThemeItem />
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <OpenInNewOutlined fontSize="small" />
        </ListItemIcon>
        <ListItemText>Ver web</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
}

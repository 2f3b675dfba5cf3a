import {
  AppBar,
  Box,
  Button,
  Drawer,
  IconButton,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  type MenuItemProps,
  Toolbar,
} from '@mui/material';
import { type ElementType, useState } from 'react';
import { Palette } from './Palette';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { type Role, ROLE_LABEL } from '@hiring/contract';
import { Logout, useGetIdentity, UserMenu, useTheme, usePermissions, useUserMenu } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { AMBER, INK, WEIGHT } from '../ui/theme/tokens';
import { isActive, useAccessible } from './navigation';
import { TasksDue } from './TasksDue';
import { useCompany } from './useCompany';
import { translate } from '../i18n/texts';

interface AccountItemProps extends MenuItemProps {
  href?: string;
  to?: string;
  icon: ElementType;
  text: string;
  secondary?: string;
}

function AccountItem({ icon: Icon, text, secondary, ...item }: AccountItemProps) {
  return (
    <MenuItem {...item}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText sx={secondary ? { whiteSpace: 'normal' } : {}} secondary={secondary}>
        {translate(text)}
      </ListItemText>
    </MenuItem>
  );
}

/** react-admin's user menu: role, account (password and second factor), calendar, theme, the site, and sign-out. */
function AccountMenu() {
  const { identity } = useGetIdentity();
  const role = ROLE_LABEL[identity?.['role'] as Role] ?? translate('layout.account.user');
  return (
    <UserMenu>
      <AccountItem
        component="a"
        href="/mi-cuenta"
        icon={ManageAccountsOutlined}
        text="layout.account.title"
        secondary={translate('layout.account.help', { role })}
      />
      <CalendarItem />
      <ThemeItem />
      <AccountItem component="a" href="/" icon={OpenInNewOutlined} text="layout.account.site" />
      <Logout />
    </UserMenu>
  );
}

function CalendarItem() {
  const menu = useUserMenu();
  return (
    <AccountItem
      component={Link}
      to="/calendar-feeds/mine"
      onClick={() => menu?.onClose()}
      icon={CalendarMonthOutlined}
      text="layout.account.calendar"
    />
  );
}

function ThemeItem() {
  const [theme, setTheme] = useTheme('light');
  return (
    <AccountItem
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      icon={ContrastOutlined}
      text="ra.action.toggle_theme"
    />
  );
}

function CompanyMark() {
  const name = useCompany()?.name ?? '';

  return (
    <Box
      component={Link}
      to="/"
      aria-label={translate('layout.bar.home', { name }).trim()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'inherit',
        textDecoration: 'none',
        minWidth: 0,
      }}
    >
      <BrandMark />
      <Box
        component="span"
        sx={{ fontWeight: WEIGHT.strong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
    </Box>
  );
}

/** The Z logo of the public site: two lanes joined by a slip road. The company's name is beside it as text. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="39" height="39" rx="8" fill={INK[800]} stroke={INK[500]} />
      <path d="M8 8h24v7L18.5 25H32v7H8v-7l13.5-10H8z" fill="#fff" />
      <path d="m28.5 12.5-17.5 15" stroke={INK[800]} strokeWidth="1.8" strokeDasharray="4 3" />
    </svg>
  );
}

function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const entries = useAccessible();
  const paper = { sx: { width: 280 }, 'aria-label': translate('layout.menu.drawer') };

  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper }}>
      <List component="nav" aria-label={translate('layout.menu.name')}>
        {entries.map((entry) => (
          <ListItemButton
            key={entry.to}
            component={Link}
            to={entry.to}
            onClick={onClose}
            selected={isActive(entry, pathname)}
            aria-current={isActive(entry, pathname) ? 'page' : undefined}
          >
            <ListItemIcon>
              <entry.icon />
            </ListItemIcon>
            <ListItemText
              primary={
                <>
                  {translate(entry.label)}
                  {entry.Count && <entry.Count />}
                </>
              }
            />
          </ListItemButton>
        ))}
      </List>
    </Drawer>
  );
}

const linkStyle = (active: boolean) => ({
  borderRadius: 0,
  minHeight: 56,
  px: { md: 1, xl: 1.5 },
  flexShrink: 0,
  // Not the opacity of the whole entry: its count could not be read.
  color: active ? '#fff' : 'rgb(255 255 255 / 85%)',
  boxShadow: active ? `inset 0 -3px 0 ${AMBER.main}` : 'none',
});

function MoreLinks({ entries }: { entries: ReturnType<typeof useAccessible> }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        endIcon={<ExpandMoreOutlined />}
        sx={linkStyle(entries.some((entry) => isActive(entry, pathname)))}
      >
        {translate('layout.menu.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.to}
            component={Link}
            to={entry.to}
            selected={isActive(entry, pathname)}
            onClick={close}
          >
            {translate(entry.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function NavigationLinks() {
  const { pathname } = useLocation();
  const entries = useAccessible();
  const more = entries.filter((entry) => entry.more);
  const links = entries
    .filter((entry) => !entry.more)
    .map((entry) => {
      const active = isActive(entry, pathname);
      return (
        <Button
          key={entry.to}
          component={Link}
          to={entry.to}
          color="inherit"
          aria-current={active ? 'page' : undefined}
          aria-label={entry.short && translate(entry.label)}
          sx={linkStyle(active)}
        >
          {translate(entry.short ?? entry.label)}
          {entry.Count && <entry.Count />}
        </Button>
      );
    });
  return (
    <>
      {links}
      {more.length > 0 && <MoreLinks entries={more} />}
    </>
  );
}

export function TopBar() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { permissions } = usePermissions<string[]>();
  const wide = { xs: 'none', md: 'flex' };

  return (
    <AppBar position="sticky" elevation={0}>
      <Toolbar
        sx={{ gap: { xs: 1, md: 2 }, minHeight: 56, px: { xs: 1, sm: 3 } }}
        disableGutters
        variant="dense"
      >
        <IconButton
          color="inherit"
          aria-label={translate('ra.action.open_menu')}
          onClick={() => setMenuOpen(true)}
          sx={{ display: { md: 'none' }, width: 44, height: 44 }}
        >
          <MenuOutlined />
          <Box sx={{ position: 'absolute', top: 0, right: -2 }}>
            <TasksDue />
          </Box>
        </IconButton>
        <CompanyMark />
        {/* The bar keeps its width for any number of entries: they scroll, also to the focused one. */}
        <Box
          component="nav"
          aria-label={translate('layout.menu.name')}
          sx={{ display: wide, gap: 0.5, ml: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'thin' }}
        >
          <NavigationLinks />
        </Box>
        <Box sx={{ flex: 1 }} />
        {/* It searches what human resources sees. */}
        {permissions?.includes('candidates:read') && <Palette />}
        <AccountMenu />
      </Toolbar>
      <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </AppBar>
  );
}

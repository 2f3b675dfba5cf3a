import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useState } from 'react';
import { ToggleThemeButton, useLogout } from 'react-admin';
import { INK } from '../theme/tokens';
import { CompanyMark } from './CompanyMark';
import { Identity } from './Identity';
import { NavigationDrawer } from './NavigationDrawer';
import { Palette } from './Palette';
import { NavigationLinks } from './NavigationLinks';

/** Company, menu, signed-in user, dark mode and sign-out. */
export function TopBar() {
  const [menuOpen, setMenuOpen] = useState(false);
  const logout = useLogout();
  const wide = { xs: 'none', md: 'flex' };

  return (
    <AppBar
      position="sticky"
      elevation={0}
      sx={{
        bgcolor: INK[800],
        color: '#fff',
        backgroundImage: 'none',
        borderBottom: `1px solid ${INK[700]}`,
        // An inner outline: the scrolling box of the entries would cut off an outer one.
        '& :focus-visible, & .MuiButtonBase-root.Mui-focusVisible': {
          outlineColor: '#fff',
          outlineOffset: -3,
        },
      }}
    >
      <Toolbar
        sx={{ gap: { xs: 1, md: 2 }, minHeight: 56, px: { xs: 1, sm: 3 } }}
        disableGutters
        variant="dense"
      >
        <IconButton
          color="inherit"
          aria-label="Abrir el menú"
          onClick={() => setMenuOpen(true)}
          sx={{ display: { md: 'none' }, width: 44, height: 44 }}
        >
          <MenuOutlined />
        </IconButton>
        <CompanyMark />
        {/* The bar keeps its width for any number of entries: they scroll, also to the focused one. */}
        <Box
          component="nav"
          aria-label="Principal"
          sx={{ display: wide, gap: 0.5, ml: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'thin' }}
        >
          <NavigationLinks />
        </Box>
        <Box sx={{ flex: 1 }} />
        <Palette />
        <Identity wideOnly />
        <ToggleThemeButton />
        <Button
          color="inherit"
          href="/"
          startIcon={<OpenInNewOutlined />}
          sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
        >
          Ver web
        </Button>
        <Button
          color="inherit"
          onClick={() => void logout()}
          aria-label="Cerrar sesión"
          title="Cerrar sesión"
          sx={{ display: wide, minWidth: 44, flexShrink: 0 }}
        >
          <LogoutOutlined aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1 }}>
            Cerrar sesión
          </Box>
        </Button>
      </Toolbar>
      <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} onLogout={() => void logout()} />
    </AppBar>
  );
}

import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { AppBar, Box, IconButton, Toolbar } from '@mui/material';
import { useState } from 'react';
import { INK } from '../theme/tokens';
import { CompanyMark } from './CompanyMark';
import { AccountMenu } from './AccountMenu';
import { NavigationDrawer } from './NavigationDrawer';
import { Palette } from './Palette';
import { NavigationLinks } from './NavigationLinks';

/** Company, menu, search over everything, and the menu of the signed-in user. */
export function TopBar() {
  const [menuOpen, setMenuOpen] = useState(false);
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
        <AccountMenu />
      </Toolbar>
      <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </AppBar>
  );
}

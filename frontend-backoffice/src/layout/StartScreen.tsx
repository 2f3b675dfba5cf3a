import { Box, Button, CssBaseline, Typography, useMediaQuery } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useRouteError } from 'react-router-dom';
import { reasonOf } from '../providers/problem';
import { RestrictedPage } from '../providers/session';
import { darkTheme, lightTheme } from '../theme/theme';
import { BrandMark } from './TopBar';
import { MainButton } from '../ui/MainButton';

/** The page before the back office is loaded, without react-admin's theme. */
function StartFrame({ children }: { children: ReactNode }) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const theme = useMemo(() => createTheme(dark ? darkTheme : lightTheme), [dark]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box
        component="main"
        sx={{
          minHeight: '100dvh',
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 2,
          p: 3,
        }}
      >
        <BrandMark size={44} />
        {children}
      </Box>
    </ThemeProvider>
  );
}

export function StartScreen() {
  return (
    <StartFrame>
      <Typography role="status" color="text.secondary">
        Verificando autenticación...
      </Typography>
    </StartFrame>
  );
}

/** The text of the specification (2, vacancy management). */
function Restricted() {
  const here = `${window.location.pathname}${window.location.search}`;
  return (
    <StartFrame>
      <title>Acceso Restringido</title>
      <Box sx={{ textAlign: 'center', maxWidth: '42ch' }}>
        <Typography variant="h1" gutterBottom>
          Acceso Restringido
        </Typography>
        <Typography color="text.secondary">Necesitas iniciar sesión para acceder a esta página.</Typography>
      </Box>
      <MainButton href={`/login?next=${encodeURIComponent(here)}`}>Iniciar sesión</MainButton>
      <Button href="/">Volver al sitio web</Button>
    </StartFrame>
  );
}

export function StartError() {
  const error = useRouteError();
  if (error instanceof RestrictedPage) return <Restricted />;
  return (
    <StartFrame>
      <Box role="alert" sx={{ textAlign: 'center', maxWidth: '42ch' }}>
        <Typography variant="h1" gutterBottom>
          No se ha podido abrir el área interna
        </Typography>
        <Typography color="text.secondary">{reasonOf(error)}</Typography>
      </Box>
      <MainButton onClick={() => window.location.reload()}>Reintentar</MainButton>
      <Button href="/">Volver al sitio web</Button>
    </StartFrame>
  );
}

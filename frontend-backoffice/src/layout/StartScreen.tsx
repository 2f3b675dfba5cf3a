import '../i18n/layout';
import { Box, Button, CssBaseline, Stack, Typography, useMediaQuery } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useRouteError } from 'react-router-dom';
import { translate } from '../i18n/texts';
import { reasonOf } from '../providers/api';
import { RestrictedPage } from '../providers/session';
import { darkTheme, lightTheme } from '../ui/theme/theme';
import { BrandMark } from './TopBar';
import { MainButton } from '../ui/buttons';

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
        {translate('layout.start.checking')}
      </Typography>
    </StartFrame>
  );
}

export function StartError() {
  const error = useRouteError();
  const restricted = error instanceof RestrictedPage;
  const here = `${window.location.pathname}${window.location.search}`;
  // The text of the specification (2, vacancy management).
  const title = translate(restricted ? 'layout.start.restricted' : 'layout.start.failed');
  return (
    <StartFrame>
      <title>{title}</title>
      <Stack
        spacing={1}
        role={restricted ? undefined : 'alert'}
        sx={{ textAlign: 'center', maxWidth: '42ch' }}
      >
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary">
          {restricted ? translate('layout.start.restrictedText') : reasonOf(error)}
        </Typography>
      </Stack>
      {restricted ? (
        <MainButton href={`/login?next=${encodeURIComponent(here)}`}>
          {translate('layout.start.signIn')}
        </MainButton>
      ) : (
        <MainButton onClick={() => window.location.reload()}>{translate('layout.start.again')}</MainButton>
      )}
      <Button href="/">{translate('layout.start.back')}</Button>
    </StartFrame>
  );
}

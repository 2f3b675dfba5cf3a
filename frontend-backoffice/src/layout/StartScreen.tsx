import '../i18n/layout';
import { Box, Button, CssBaseline, Typography, useMediaQuery } from '@mui/material';
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

interface FailureProps {
  title: string;
  text: string;
  alert?: boolean;
  children: ReactNode;
}

function Failure({ title, text, alert = false, children }: FailureProps) {
  return (
    <StartFrame>
      <title>{title}</title>
      <Box role={alert ? 'alert' : undefined} sx={{ textAlign: 'center', maxWidth: '42ch' }}>
        <Typography variant="h1" gutterBottom>
          {title}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
      </Box>
      {children}
      <Button href="/">{translate('layout.start.back')}</Button>
    </StartFrame>
  );
}

export function StartError() {
  const error = useRouteError();
  const here = `${window.location.pathname}${window.location.search}`;
  // The text of the specification (2, vacancy management).
  if (error instanceof RestrictedPage) {
    return (
      <Failure title={translate('layout.start.restricted')} text={translate('layout.start.restrictedText')}>
        <MainButton href={`/login?next=${encodeURIComponent(here)}`}>
          {translate('layout.start.signIn')}
        </MainButton>
      </Failure>
    );
  }
  return (
    <Failure alert title={translate('layout.start.failed')} text={reasonOf(error)}>
      <MainButton onClick={() => window.location.reload()}>{translate('layout.start.again')}</MainButton>
    </Failure>
  );
}

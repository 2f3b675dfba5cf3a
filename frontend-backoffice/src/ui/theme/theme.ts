import { deepmerge } from '@mui/utils';
import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import type { ThemeOptions } from '@mui/material/styles';
import { componentsFor } from './components';
import { AMBER, DARK, FONT_FAMILY, INK, LIGHT, RADIUS, SIZE, type Surface, WEIGHT } from './tokens';

declare module '@mui/material/styles' {
  interface TypographyVariantsOptions {
    /** A paragraph that says more of what stands above it. */
    note: object;
    /** A line of its own in small letters. */
    hint: object;
    /** A paragraph in strong letters: a title that is no heading. */
    strong: object;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    note: true;
    hint: true;
    strong: true;
  }
}

const heading = (size: number) => ({
  fontSize: size,
  fontWeight: WEIGHT.strong,
  lineHeight: 1.25,
  letterSpacing: '-0.005em',
});

function themeOf(mode: 'light' | 'dark', surface: Surface): ThemeOptions {
  const isLight = mode === 'light';
  const contrastText = isLight ? '#ffffff' : INK[900];
  const tone = (light: string, dark: string) => ({ main: isLight ? light : dark, contrastText });
  return {
    palette: {
      mode,
      primary: { main: surface.accent, contrastText },
      secondary: { main: AMBER.main, dark: AMBER.raised, contrastText: INK[900] },
      error: { main: surface.danger, contrastText },
      info: tone(INK[700], '#b9cdee'),
      warning: tone('#855600', '#fbdd93'),
      success: tone('#17693a', '#aee7c4'),
      background: { default: surface.page, paper: surface.paper },
      text: { primary: surface.text, secondary: surface.muted },
      divider: surface.line,
      action: { hover: surface.sunken },
    },
    shape: { borderRadius: RADIUS },
    typography: {
      fontFamily: FONT_FAMILY,
      fontSize: SIZE.base,
      htmlFontSize: 16,
      fontWeightMedium: WEIGHT.strong,
      fontWeightBold: WEIGHT.strong,
      h1: heading(SIZE.page),
      h2: heading(SIZE.title),
      h3: heading(SIZE.lead),
      h4: heading(SIZE.base),
      h5: heading(SIZE.title),
      h6: heading(SIZE.lead),
      subtitle1: { fontSize: SIZE.lead },
      subtitle2: { fontSize: SIZE.base, fontWeight: WEIGHT.strong },
      body1: { fontSize: SIZE.base, lineHeight: 1.55 },
      body2: { fontSize: SIZE.small, lineHeight: 1.45 },
      caption: { fontSize: SIZE.tiny, lineHeight: 1.4 },
      button: { fontSize: SIZE.base },
      strong: { fontSize: SIZE.base, lineHeight: 1.55, fontWeight: WEIGHT.strong },
      note: { fontSize: SIZE.small, lineHeight: 1.45, color: surface.muted, maxWidth: '75ch' },
      hint: { fontSize: SIZE.tiny, lineHeight: 1.4, color: surface.muted },
    },
    components: componentsFor(surface),
  };
}

export const lightTheme: ThemeOptions = deepmerge(defaultLightTheme, themeOf('light', LIGHT));
export const darkTheme: ThemeOptions = deepmerge(defaultDarkTheme, themeOf('dark', DARK));

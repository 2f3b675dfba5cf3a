import type { ThemeOptions } from '@mui/material/styles';
import { AMBER, RADIUS, SIZE, type Surface, WEIGHT } from './tokens';

type Components = NonNullable<ThemeOptions['components']>;

/** A raised field label keeps the smallest size of the scale; MUI's own would fall below it. */
const LABEL_SCALE = SIZE.tiny / SIZE.base;

const focusRing = (surface: Surface) => ({
  outline: `3px solid ${surface.focus}`,
  outlineOffset: 2,
});

/** Component defaults shared by both modes: calm surfaces, hairlines instead of shadows, one focus ring. */
export function componentsFor(surface: Surface): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // What gets the focus is not to lie under the bar.
        html: { scrollPaddingTop: 72 },
        body: { fontSize: SIZE.base, scrollbarGutter: 'stable' },
        ':focus-visible': focusRing(surface),
        // The drawer and its list move little enough to lose nothing without movement.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing(surface) } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { textTransform: 'none', fontWeight: WEIGHT.strong, whiteSpace: 'nowrap' },
        sizeSmall: {
          fontSize: SIZE.small,
          minHeight: 32,
          paddingInline: 10,
          '@media (pointer: coarse)': { minHeight: 44 },
        },
        sizeMedium: { minHeight: 40 },
        outlined: {
          borderColor: surface.line,
          backgroundColor: surface.paper,
          '&:hover': { borderColor: surface.muted, backgroundColor: surface.sunken },
        },
        containedSecondary: { '&:hover': { backgroundColor: AMBER.raised } },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: surface.line } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: surface.paper },
        // 16 px keeps a phone from zooming into the field.
        input: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { fontSize: SIZE.lead } }),
        notchedOutline: { borderColor: surface.line, '& legend': { fontSize: `${LABEL_SCALE}em` } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        shrink: { '&.MuiInputLabel-outlined': { transform: `translate(14px, -8px) scale(${LABEL_SCALE})` } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: surface.line },
        head: {
          color: surface.muted,
          fontSize: SIZE.tiny,
          fontWeight: WEIGHT.strong,
          backgroundColor: surface.sunken,
          lineHeight: 1.4,
        },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: { textTransform: 'none', fontWeight: WEIGHT.strong, minHeight: 44, minWidth: 0 },
      },
    },
    MuiToggleButton: {
      styleOverrides: { root: { color: surface.text, textTransform: 'none', borderColor: surface.line } },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: SIZE.tiny } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({
          borderRadius: RADIUS * 1.5,
          // A phone has no room for wide margins.
          [theme.breakpoints.down('sm')]: {
            '&:not(.MuiDialog-paperFullScreen)': { margin: 8, width: 'calc(100% - 16px)', maxWidth: 'none' },
          },
        }),
        paperFullScreen: { borderRadius: 0 },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: SIZE.title, fontWeight: WEIGHT.strong } } },
    // react-admin's own colours for it cannot be read on a light page.
    RaSkipNavigationButton: {
      styleOverrides: {
        root: {
          color: surface.text,
          backgroundColor: surface.paper,
          '&:hover, &:focus': { backgroundColor: surface.paper, opacity: 1 },
        },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 40 } } },
  };
}

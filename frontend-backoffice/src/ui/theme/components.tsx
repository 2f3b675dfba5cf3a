import { autocompleteClasses, ListSubheader } from '@mui/material';
import type { ThemeOptions } from '@mui/material/styles';
import { OrderRow, RemoveRow } from '../forms/RowButtons';
import { ListEmpty, ListFailed, ListPager } from '../lists/ListParts';
import { NoneFound } from '../display/text';
import { AMBER, BAR_HEIGHT, INK, RADIUS, SIZE, type Surface, WEIGHT } from './tokens';

type Components = NonNullable<ThemeOptions['components']>;

/** A raised field label keeps the smallest size of the scale; MUI's own would fall below it. */
const LABEL_SCALE = SIZE.tiny / SIZE.base;

const focusRing = (surface: Surface) => ({
  outline: `3px solid ${surface.focus}`,
  outlineOffset: 2,
});

// Where the system replaces colours, a background or an amber line says nothing: what is chosen gets an outline.
const FORCED_COLOURS = '@media (forced-colors: active)';
const CHOSEN = { outline: '2px solid Highlight', outlineOffset: -2 };

/** An input without a help has no empty line below it. */
const WITHOUT_HELP = { defaultProps: { helperText: false } } as const;
const unscaledLabel = (input: string) => ({
  styleOverrides: { root: { [`& .${input}-label`]: { transform: 'none' } } },
});

/**
 * One table for every width: rows of a desk, and cards where the table itself is narrow. A column of class `wide` is
 * for the desk alone, one of class `line` has a line of the card to itself, and one of class `breaks` breaks long words.
 */
const tableLook = (surface: Surface) => ({
  containerType: 'inline-size' as const,
  '& .RaDataTable-row': { position: 'relative' as const, '&:hover': { backgroundColor: surface.sunken } },
  [FORCED_COLOURS]: {
    '& .RaDataTable-row:has(input:checked), & .RaDataTable-row:has([aria-current="true"])': CHOSEN,
  },
  '& td': { height: 44, padding: '4px 8px' },
  '& th': { padding: '4px 8px' },
  // The headings stay in sight: below the bar of the page, or at the top of a dialog.
  '& th.RaDataTable-headerCell': { top: BAR_HEIGHT },
  '[role="dialog"] & th.RaDataTable-headerCell': { top: 0 },
  '& td.breaks': { overflowWrap: 'anywhere' as const },
  // Above the link that covers the row.
  '& :where(.RaDataTable-row) :where(a, button, label, .MuiInputBase-root, .MuiCheckbox-root, [role="img"])':
    {
      position: 'relative' as const,
      zIndex: 1,
    },
  '& td:first-of-type, & th:first-of-type': { paddingLeft: 16 },
  '@container (max-width: 720px)': {
    // Shown while the keyboard is in it: its headings order the list.
    '& thead:not(:focus-within)': {
      position: 'absolute' as const,
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& table, & tbody': { display: 'block' },
    '& .RaDataTable-row': {
      display: 'flex',
      flexWrap: 'wrap' as const,
      alignItems: 'baseline',
      // One line stands beside the menu, not above it.
      alignContent: 'center',
      gap: '4px 12px',
      padding: '10px 16px',
      borderBottom: `1px solid ${surface.line}`,
      '&:has(> td.column-actions)': { paddingRight: 56, minHeight: 56 },
    },
    '& td': {
      height: 'auto',
      minWidth: 0,
      maxWidth: '100%',
      padding: '0 !important',
      border: 0,
      textAlign: 'left' as const,
    },
    '& td:first-of-type, & td.line': { flex: '1 0 100%' },
    '& td.wide': { display: 'none' },
    '& td.column-actions': { position: 'absolute' as const, top: 6, right: 8 },
  },
});

/** Component defaults shared by both modes: calm surfaces, hairlines instead of shadows, one focus ring. */
export function componentsFor(surface: Surface): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // What gets the focus is not to lie under the bar.
        html: { scrollPaddingTop: 72 },
        body: { fontSize: SIZE.base, scrollbarGutter: 'stable' },
        'dl, dd, blockquote': { margin: 0 },
        'ul, ol': { margin: 0, paddingInlineStart: 20 },
        'code, pre': { fontFamily: 'ui-monospace, monospace' },
        summary: { cursor: 'pointer' },
        ':focus-visible': focusRing(surface),
        kbd: {
          padding: '1px 6px',
          border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
          borderRadius: 4,
          font: 'inherit',
          fontSize: SIZE.small,
          whiteSpace: 'nowrap',
        },
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
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': focusRing(surface),
          [FORCED_COLOURS]: {
            '&.Mui-selected, &[aria-pressed="true"], &[aria-current="page"]': CHOSEN,
          },
        },
      },
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
        sizeMedium: { minHeight: 44 },

        outlined: {
          borderColor: surface.line,
          backgroundColor: surface.paper,
          '&:hover': { borderColor: surface.muted, backgroundColor: surface.sunken },
        },
        containedSecondary: { '&:hover': { backgroundColor: AMBER.raised } },
      },
    },
    // It stands apart from what follows, where nothing else keeps the distance.
    MuiAlert: {
      styleOverrides: { root: { ':where(:not(.MuiStack-root)) > &:not(:last-child)': { marginBottom: 16 } } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      // MUI's own `hidden` would make it what scrolls: the headings of a table in it would leave with their rows. Without
      // it a card in a grid would be as wide as its widest word.
      styleOverrides: { root: { borderColor: surface.line, overflow: 'clip', minWidth: 0 } },
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
        // A label that stands in its field ends before the icon there.
        root: {
          '&:not(.MuiInputLabel-shrink):has(+ .MuiInputBase-adornedEnd)': { maxWidth: 'calc(100% - 56px)' },
        },
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
    // Its track and thumb are backgrounds.
    MuiSwitch: {
      styleOverrides: {
        track: { [FORCED_COLOURS]: { border: '1px solid ButtonText' } },
        thumb: { [FORCED_COLOURS]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          minWidth: 44,
          minHeight: 44,
          paddingInline: 12,
          color: surface.text,
          textTransform: 'none',
          borderColor: surface.line,
          '&.Mui-selected, &.Mui-selected:hover': {
            color: theme.palette.primary.contrastText,
            backgroundColor: theme.palette.primary.main,
          },
        }),
      },
    },
    // A row wraps and is centred, and neither a row nor a column is as wide as its longest word. A list has no marks.
    MuiStack: {
      defaultProps: { useFlexGap: true },
      styleOverrides: {
        root: {
          minWidth: 0,
          'ul&, ol&': { listStyle: 'none', padding: 0 },
          variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'center' } }],
        },
      },
    },
    MuiTypography: {
      defaultProps: { variantMapping: { note: 'p', hint: 'div', strong: 'p' } },
      styleOverrides: {
        // A column of a table is as wide as its longest word; everywhere else a long word breaks.
        root: { overflowWrap: 'anywhere', ':where(td, th) &': { overflowWrap: 'break-word' } },
        gutterBottom: { marginBottom: 8, 'h1&': { marginBottom: 16 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    // 44 px for a thumb; in a row of a table smaller for a pointer.
    MuiIconButton: {
      styleOverrides: {
        sizeSmall: { width: 32, height: 32, '@media (pointer: coarse)': { width: 44, height: 44 } },
        sizeLarge: { width: 44, height: 44, padding: 8, fontSize: '1.5rem' },
      },
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
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
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
    // What every list does alike; a list only says what is its own.
    RaList: {
      defaultProps: {
        title: false,
        actions: false,
        empty: false,
        error: <ListFailed />,
        exporter: false,
        pagination: <ListPager />,
        perPage: 25,
        // The list shows its own error; a notification would say it twice.
        queryOptions: { onError: () => undefined },
      },
      styleOverrides: { root: { '& .RaList-noActions': { marginTop: 0 } } },
    },
    // The screen has its own heading; what the server checks is saved before it is shown.
    RaCreate: {
      defaultProps: { title: false, actions: false },
      styleOverrides: { root: { '& .RaCreate-noActions': { marginTop: 0 } } },
    },
    RaEdit: {
      defaultProps: { title: false, actions: false, mutationMode: 'pessimistic' },
      styleOverrides: { root: { '& .RaEdit-noActions': { marginTop: 0 } } },
    },
    // The buttons end the form; react-admin's own bar is grey, and lies over the fields of a phone.
    RaToolbar: {
      styleOverrides: {
        root: {
          '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
            position: 'static',
            padding: '0 16px 16px',
            backgroundColor: 'transparent',
          },
        },
      },
    },
    MuiAutocomplete: {
      defaultProps: {
        noOptionsText: <NoneFound />,
        // MUI's own list within the list is no parent of options for assistive technology.
        renderGroup: ({ key, group, children }) => (
          <li key={key} role="presentation">
            <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
              {group}
            </ListSubheader>
            <ul
              role="group"
              aria-label={group}
              className={autocompleteClasses.groupUl}
              style={{ padding: 0 }}
            >
              {children}
            </ul>
          </li>
        ),
      },
    },
    RaSimpleForm: { styleOverrides: { root: { paddingBottom: 0 } } },
    // react-admin shows the buttons of a row under the mouse alone; the keyboard needs them too.
    RaSimpleFormIterator: {
      defaultProps: { removeButton: <RemoveRow />, reOrderButtons: <OrderRow /> },
      styleOverrides: {
        root: {
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
          '& .RaSimpleFormIterator-action button': {
            '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
          },
        },
      },
    },
    RaNotFound: {
      styleOverrides: {
        root: {
          fontFamily: 'inherit',
          '& .RaNotFound-icon': { display: 'none' },
          '& .RaNotFound-message': { fontFamily: 'inherit', opacity: 1 },
        },
      },
    },
    RaSaveButton: { defaultProps: { icon: <></> } },
    RaAutocompleteInput: WITHOUT_HELP,
    RaBooleanInput: WITHOUT_HELP,
    RaDateInput: WITHOUT_HELP,
    RaNumberInput: WITHOUT_HELP,
    RaSelectInput: WITHOUT_HELP,
    RaTextInput: WITHOUT_HELP,
    RaRadioButtonGroupInput: { ...WITHOUT_HELP, ...unscaledLabel('RaRadioButtonGroupInput') },
    RaCheckboxGroupInput: { ...WITHOUT_HELP, ...unscaledLabel('RaCheckboxGroupInput') },
    RaListToolbar: {
      styleOverrides: {
        root: {
          gap: 8,
          padding: '8px 0',
          minHeight: 0,
          backgroundColor: 'transparent !important',
          // Stands for no buttons.
          '& > span:empty': { display: 'none' },
        },
      },
    },
    // On a phone the buttons stand above the filters, and neither gives way to the other.
    RaTopToolbar: {
      styleOverrides: { root: { '&&': { flex: '0 0 auto', minHeight: 0, backgroundColor: 'transparent' } } },
    },
    RaFilterForm: {
      styleOverrides: {
        root: {
          // react-admin's own minimum is for desks and stronger.
          '&&': { minHeight: 0 },
          padding: 0,
          flex: '1 0 auto',
          // Beside buttons it keeps its width; alone it breaks into lines.
          maxWidth: '100%',
          gap: 8,
          '& .filter-field': { flex: '1 1 160px' },
          // The last ones of a line would take all of its width at a desk.
          '@media (min-width: 900px)': { '& .filter-field:not(:first-of-type)': { maxWidth: 260 } },
          '& .filter-field:first-of-type': { flex: '2 1 240px' },
          '& .filter-field > .MuiFormControl-root': { flex: 1 },
          '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
          '& .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0, width: '100%' },
        },
      },
    },
    RaDataTable: {
      defaultProps: { bulkActionButtons: false, rowClick: false, empty: <ListEmpty /> },
      styleOverrides: { root: tableLook(surface) },
    },
    // A few columns can be sorted by the server: those say `disableSort={false}`.
    RaDataTableHeadCell: { defaultProps: { disableSort: true } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
    MuiAppBar: {
      styleOverrides: {
        root: {
          '&&': { color: '#fff', backgroundColor: INK[800] },
          borderBottom: `1px solid ${INK[700]}`,
          // An inner outline: the scrolling box of the entries would cut off an outer one.
          '& :focus-visible, & .MuiButtonBase-root.Mui-focusVisible': {
            outlineColor: '#fff',
            outlineOffset: -3,
          },
        },
      },
    },
  };
}

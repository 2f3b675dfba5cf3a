import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, Button, Dialog, TextField, type TextFieldProps } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { focusFirst, useKeyDown } from '../ui/keyboard';
import { lazyScreen, preload } from '../ui/lazy';
import { translate } from '../i18n/texts';

const PaletteContent = lazyScreen(() => import('./PaletteContent'), 'PaletteContent');

const READ_AFTER_MS = 2500;

/** The search over everything, on Ctrl+K (⌘K) or by its button in the bar. */
export function Palette() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const timer = window.setTimeout(() => preload(PaletteContent), READ_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);

  function show() {
    setTyped('');
    setOpen(true);
  }
  const close = () => setOpen(false);

  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!open) show();
  });

  return (
    <>
      <Button
        color="inherit"
        aria-label={translate('layout.palette.title')}
        aria-keyshortcuts="Control+K Meta+K"
        title={translate('layout.palette.hint')}
        onClick={show}
        startIcon={<SearchOutlined />}
        sx={{
          minWidth: 44,
          minHeight: 40,
          flexShrink: 0,
          border: { lg: '1px solid' },
          '& .MuiButton-startIcon': { mx: { xs: 0, lg: 0.5 } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, fontWeight: 'fontWeightRegular' }}>
          {translate('layout.palette.button')} &nbsp;<kbd>Ctrl K</kbd>
        </Box>
      </Button>
      {open && (
        <Dialog
          open
          onClose={close}
          fullWidth
          maxWidth="sm"
          // The name of the element that has the role.
          slotProps={{ paper: { 'aria-label': translate('layout.palette.title') } }}
          sx={{
            '& .MuiDialog-container': { alignItems: 'flex-start' },
            '& .MuiDialog-paper': { minHeight: 400 },
          }}
        >
          {/* What is typed while its script is read is not lost, and its letters are no keys of the list. */}
          <Suspense
            fallback={<PaletteField value={typed} onChange={({ target }) => setTyped(target.value)} />}
          >
            <PaletteContent typed={typed} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

/** @param props `inputProps`: those of an `Autocomplete` */
export const PaletteField = ({ inputProps, ...field }: TextFieldProps & { inputProps?: object }) => (
  <TextField
    {...field}
    fullWidth
    inputRef={focusFirst}
    placeholder={translate('layout.palette.placeholder')}
    slotProps={{ htmlInput: { ...inputProps, 'aria-label': translate('layout.palette.title') } }}
    sx={{ p: 1.5 }}
  />
);

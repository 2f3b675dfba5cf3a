import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { later } from '../ui/later';

const PaletteDialog = later(() => import('./PaletteDialog'), 'PaletteDialog');

/** The search over everything, on Ctrl+K (⌘K) or by its button in the bar. */
export function Palette() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button
        color="inherit"
        aria-label="Buscar en todo"
        aria-keyshortcuts="Control+K Meta+K"
        title="Buscar en todo (Ctrl+K)"
        onClick={() => setOpen(true)}
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
          Buscar <kbd>Ctrl K</kbd>
        </Box>
      </Button>
      {open && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

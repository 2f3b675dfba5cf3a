import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton, Popover, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';

/** The search field is described by its help. */
export const SEARCH_HELP_ID = 'ayuda-busqueda';

const HELP = (
  <>
    También busca en la ciudad, las habilidades, la carta y el texto del CV. Entre comillas, las palabras
    seguidas y en ese orden: &quot;jefe de taller&quot;. Con un guion delante, sin esa palabra: taller{' '}
    <span style={{ whiteSpace: 'nowrap' }}>-motos</span>.
  </>
);

/** What the search looks through, and how to say more than words: behind a button, and as the field's description. */
export function SearchHelp() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <span id={SEARCH_HELP_ID} style={visuallyHidden}>
        {HELP}
      </span>
      <IconButton
        aria-label="Cómo buscar"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 40, height: 40, '@media (pointer: coarse)': { width: 44, height: 44 } }}
      >
        <HelpOutlineOutlined fontSize="small" />
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Cómo buscar', sx: { maxWidth: 420, p: 2 } } }}
      >
        <Typography variant="body2">{HELP}</Typography>
      </Popover>
    </>
  );
}

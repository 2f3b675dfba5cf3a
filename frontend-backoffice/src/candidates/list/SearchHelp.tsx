import Typography from '@mui/material/Typography';
import { SEARCH_HELP_ID } from './searchHelpId';

/** What the search looks through, and how to say more than words. */
export function SearchHelp() {
  return (
    <Typography
      id={SEARCH_HELP_ID}
      variant="caption"
      color="text.secondary"
      component="p"
      sx={{ gridColumn: '1 / -1', m: 0, mt: -1 }}
    >
      También busca en la ciudad, las habilidades, la carta y el texto del CV. Entre comillas, las palabras
      seguidas y en ese orden: &quot;jefe de taller&quot;. Con un guion delante, sin esa palabra: taller{' '}
      <span style={{ whiteSpace: 'nowrap' }}>-motos</span>.
    </Typography>
  );
}

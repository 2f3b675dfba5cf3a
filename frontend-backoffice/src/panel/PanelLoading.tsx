import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** While the panel or one of its tabs is on its way. */
export function PanelLoading() {
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, py: 8 }}
    >
      <CircularProgress size={24} aria-hidden />
      <Typography color="text.secondary">Cargando panel de administración...</Typography>
    </Box>
  );
}

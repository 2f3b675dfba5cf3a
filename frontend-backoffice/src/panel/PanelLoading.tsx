import { Box, CircularProgress, Typography } from '@mui/material';

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

import { Box } from '@mui/material';

/** The dot between two facts on a line, with spacing that this font's dot lacks on its right. */
export function Separator() {
  return (
    <Box component="span" sx={{ ml: '0.05em', mr: '0.4em' }}>
      {' · '}
    </Box>
  );
}

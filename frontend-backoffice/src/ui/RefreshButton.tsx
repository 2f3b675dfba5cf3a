import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { Box } from '@mui/material';
import { BusyButton } from './BusyButton';

interface Props {
  /** A load is in progress, possibly started elsewhere. */
  fetching: boolean;
  onClick: () => void;
}

export function RefreshButton({ fetching, onClick }: Props) {
  return (
    <BusyButton
      variant="outlined"
      aria-label="Actualizar"
      busy={fetching}
      onClick={onClick}
      sx={{ minWidth: 44, '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      <RefreshOutlined aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
        Actualizar
      </Box>
    </BusyButton>
  );
}

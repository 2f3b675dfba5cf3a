import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { Box, Button, type ButtonProps } from '@mui/material';
import type { CSSObject } from '@mui/material/styles';

interface Props {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label?: string;
}

/** Reads the next page of a list; nothing after the last one. */
export function MoreButton({ of, label = 'Ver más' }: Props) {
  if (!of.hasNextPage) return null;
  return (
    <BusyButton
      variant="outlined"
      busy={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
      sx={{ m: 2 }}
    >
      {of.isFetchingNextPage ? 'Cargando...' : label}
    </BusyButton>
  );
}

interface RefreshButtonProps {
  /** A load is in progress, possibly started elsewhere. */
  fetching: boolean;
  onClick: () => void;
}

export function RefreshButton({ fetching, onClick }: RefreshButtonProps) {
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

interface BusyButtonProps extends Omit<ButtonProps, 'sx' | 'disabled'> {
  /** Its action is in progress: pressing it again does nothing. */
  busy: boolean;
  sx?: CSSObject;
}

/** Keeps the focus while it is busy: a disabled button would lose it, and with it the keyboard position. */
export function BusyButton({ busy, onClick, sx, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      sx={{ ...sx, ...(busy && { opacity: 0.6, cursor: 'progress' }) }}
    />
  );
}

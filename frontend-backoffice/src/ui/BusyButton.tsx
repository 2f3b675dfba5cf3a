import { Button, type ButtonProps } from '@mui/material';
import type { CSSObject } from '@mui/material/styles';

interface Props extends Omit<ButtonProps, 'sx' | 'disabled'> {
  /** Its action is in progress: pressing it again does nothing. */
  busy: boolean;
  sx?: CSSObject;
}

/** Keeps the focus while it is busy: a disabled button would lose it, and with it the keyboard position. */
export function BusyButton({ busy, onClick, sx, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={busy}
      {...(onClick && !busy ? { onClick } : {})}
      sx={{ ...sx, ...(busy ? { opacity: 0.6, cursor: 'progress' } : {}) }}
    />
  );
}

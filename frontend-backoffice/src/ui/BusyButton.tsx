import Button, { type ButtonProps } from '@mui/material/Button';
import type { CSSObject } from '@mui/material/styles';

interface Props extends Omit<ButtonProps, 'sx' | 'disabled'> {
  /** What it began is under way: pressing it again does nothing. */
  busy: boolean;
  sx?: CSSObject;
}

/** A disabled button loses the focus, and whoever uses the keyboard the place; this one keeps it while it is busy. */
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

// oxlint-disable-next-line no-restricted-imports -- the one place
import { Alert as MuiAlert, type AlertProps } from '@mui/material';

/** MUI's `Alert`. Only an error interrupts what a screen reader says: a hint is read when its turn comes. */
export const Alert = ({ severity = 'info', ...props }: AlertProps) => (
  <MuiAlert role={severity === 'error' ? 'alert' : 'status'} severity={severity} {...props} />
);

import { Alert, type AlertProps, Button } from '@mui/material';

/** MUI's `Alert` for a part of a screen that could not be read, with a button that reads it again. */
export const RetryAlert = ({ onRetry, ...alert }: AlertProps & { onRetry: () => unknown }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" size="small" onClick={() => void onRetry()}>
        Reintentar
      </Button>
    }
    {...alert}
  />
);

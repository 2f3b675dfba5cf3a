import Button from '@mui/material/Button';
import { reasonOf } from '../providers/httpClient';
import { StateMessage } from './StateMessage';

/** A list could not be read; another try may do. */
export function LoadFailed({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <StateMessage
      alert
      title={title}
      action={
        <Button variant="outlined" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {reasonOf(error)}
    </StateMessage>
  );
}

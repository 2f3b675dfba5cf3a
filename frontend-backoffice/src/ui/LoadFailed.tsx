import { Button } from '@mui/material';
import { isMissing, reasonOf } from '../providers/problem';
import { StateMessage } from './StateMessage';

interface Props {
  title: string;
  /** Shown instead when the record no longer exists: a retry would not help. */
  missing?: string | undefined;
  error: unknown;
  onRetry: () => void;
}

/** A failed load with a retry button. */
export function LoadFailed({ title, missing, error, onRetry }: Props) {
  if (missing && isMissing(error)) return <StateMessage alert title={missing} />;
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

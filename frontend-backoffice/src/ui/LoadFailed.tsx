import Button from '@mui/material/Button';
import { isMissing, reasonOf } from '../providers/problem';
import { StateMessage } from './StateMessage';

interface Props {
  title: string;
  /** Said instead where the record is gone: another try would not bring it back. */
  missing?: string;
  error: unknown;
  onRetry: () => void;
}

/** Something could not be read; another try may do. */
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

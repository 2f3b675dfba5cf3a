import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { reasonOf } from '../../providers/problem';
import { StateMessage } from '../../ui/StateMessage';

export function CandidateListError() {
  const { error, refetch } = useListContext();
  return (
    <StateMessage
      alert
      title="No se pudieron cargar las candidaturas"
      action={
        <Button variant="outlined" onClick={() => void refetch()}>
          Reintentar
        </Button>
      }
    >
      {reasonOf(error)}
    </StateMessage>
  );
}

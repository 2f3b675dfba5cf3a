import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { pollWhileLeaving } from '../../emails/deliveryPolling';
import { EmailItem } from '../../emails/EmailItem';
import type { EmailRow } from '../../emails/types';
import { reasonOf } from '../../providers/problem';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { StateMessage } from '../../ui/StateMessage';

const SHOWN = 50;

/** Every message of this person, newest first, with its state. */
export function CandidateEmails({ candidateId }: { candidateId: string }) {
  const { data, total, pageInfo, error, isPending, refetch } = useGetList<EmailRow>(
    'emails',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { candidato_id: candidateId },
    },
    { refetchInterval: ({ state }) => pollWhileLeaving(state.data?.data) },
  );

  if (isPending) return <ListSkeleton rows={4} />;
  if (error) {
    return (
      <StateMessage
        alert
        title="No se pudieron cargar los correos"
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
  if (!data || data.length === 0) {
    return <StateMessage title="Sin correos">Aquí aparecerán los enviados a este candidato.</StateMessage>;
  }
  const more = pageInfo?.hasNextPage || (total ?? 0) > data.length;
  return (
    <>
      {data.map((email) => (
        <EmailItem key={email.id} email={email} />
      ))}
      {more && (
        <Button
          component={Link}
          to={{
            pathname: '/emails',
            search: new URLSearchParams({ filter: JSON.stringify({ candidato_id: candidateId }) }).toString(),
          }}
        >
          Ver todos los correos
        </Button>
      )}
    </>
  );
}

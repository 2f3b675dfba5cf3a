import { useGetManyAggregate } from 'react-admin';
import { pollWhileLeaving } from '../emails/deliveryPolling';
import { EmailItem } from '../emails/EmailItem';
import type { EmailRow } from '../emails/types';
import { LaneStop } from '../ui/Lane';
import { headlineOf, type StreamEvent, undoneLabel } from './eventText';

/** An e-mail with its state and what can be done with it. */
export function EmailEntry({ event }: { event: StreamEvent }) {
  const { data: [email] = [] } = useGetManyAggregate<EmailRow>(
    'emails',
    { ids: [event.clave.slice(1)] },
    { refetchInterval: ({ state }) => pollWhileLeaving(state.data) },
  );
  return (
    <LaneStop
      tone="blue"
      headline={email ? 'Correo' : headlineOf(event)}
      undone={event.anulado ? undoneLabel(event) : undefined}
      moment={event.fecha}
      author={event.autor}
    >
      {email && <EmailItem email={email} />}
    </LaneStop>
  );
}

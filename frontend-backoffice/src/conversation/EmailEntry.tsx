import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useGetManyAggregate } from 'react-admin';
import { EmailButtons } from '../emails/EmailButtons';
import { DeliveryExplanation } from '../emails/DeliveryExplanation';
import { pollWhileLeaving } from '../emails/deliveryPolling';
import { EmailStateBadge } from '../emails/EmailStateBadge';
import { deliveryText, type EmailRow, templateLabel } from '../emails/emailText';
import { LaneQuote, LaneStop } from '../ui/Lane';
import { stopOf, type StreamEvent } from './eventText';

/** State and text of an e-mail, and what can be done with it. */
function Delivery({ email }: { email: EmailRow }) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  return (
    <>
      <Typography
        variant="hint"
        sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <EmailStateBadge estado={email.estado} held={email.retenido} />
        {templateLabel(email.plantilla)}. {deliveryText(email)}
      </Typography>
      <DeliveryExplanation email={email} />
      <div id={textId}>{open && <LaneQuote>{email.texto}</LaneQuote>}</div>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={textId}
          onClick={() => setOpen(!open)}
          sx={{ ml: -1.25 }}
        >
          {open ? 'Ver menos' : 'Ver correo'}
        </Button>
        <EmailButtons email={email} />
      </Box>
    </>
  );
}

/** An e-mail to the candidate, sent or still to be sent. */
export function EmailEntry({ event }: { event: StreamEvent }) {
  const { data: [email] = [] } = useGetManyAggregate<EmailRow>(
    'emails',
    { ids: [event.clave.slice(1)] },
    { refetchInterval: ({ state }) => pollWhileLeaving(state.data) },
  );
  return (
    <LaneStop tone="grey" {...stopOf(event)}>
      {email && <Delivery email={email} />}
    </LaneStop>
  );
}

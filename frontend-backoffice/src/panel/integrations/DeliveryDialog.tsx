import { Box, Button, Typography } from '@mui/material';
import { WEBHOOK_DELIVERY_LABEL, WEBHOOK_DELIVERY_TONE, WEBHOOK_EVENT_LABEL } from '@hiring/contract';
import { formatSecond } from '../../ui/format/dates';
import { outcomeInWords, type WebhookAddress } from './types';
import { Loaded } from '../../ui/Loaded';
import { ToneBadge } from '../../ui/display/text';
import { api, at, useRead, useWrite, type Schemas } from '../../providers/api';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { translate } from '../../i18n/texts';

const WATCH_MS = 2500;

function Code({ children }: { children: string }) {
  return (
    <Box
      component="pre"
      // The text may be longer than its box, which the keyboard scrolls.
      tabIndex={0}
      sx={{
        m: 0,
        mt: 0.5,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
        fontSize: 13,
        maxHeight: 260,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}

const Heading = ({ text }: { text: string }) => (
  <Typography component="h3" variant="subtitle1" sx={{ mt: 2, mb: 0.5, fontWeight: 600 }}>
    {translate(text)}
  </Typography>
);

const pretty = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

function Attempts({ attempts }: { attempts: Schemas['AttemptResponse'][] }) {
  if (attempts.length === 0) {
    return <Typography color="text.secondary">{translate('integrations.delivery.soon')}</Typography>;
  }
  return (
    <Box component="ol" reversed sx={{ m: 0, pl: 3 }}>
      {attempts.map((attempt) => (
        <Box component="li" key={attempt.numero} sx={{ mb: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {formatSecond(attempt.iniciado_at)}
          </Typography>
          <Typography variant="body2">{outcomeInWords(attempt)}</Typography>
          {attempt.respuesta && <Code>{attempt.respuesta}</Code>}
        </Box>
      ))}
    </Box>
  );
}

interface Props {
  webhook: WebhookAddress;
  deliveryId: string;
  writes: boolean;
  onClose: () => void;
}

export function DeliveryDialog({ webhook, deliveryId, writes, onClose }: Props) {
  const delivery = useRead(
    ['webhooks', 'delivery', deliveryId],
    () => api.get('/api/webhooks/{id}/deliveries/{delivery}', at({ id: webhook.id, delivery: deliveryId })),
    { refetchInterval: WATCH_MS },
  );
  const replay = useWrite(
    (id: string) =>
      api.post('/api/webhooks/{id}/deliveries/{delivery}/replay', at({ id: webhook.id, delivery: id })),
    { changes: ['webhooks'], done: 'integrations.delivery.repeated' },
  );
  const { data } = delivery;
  return (
    <InfoDialog
      title={data ? WEBHOOK_EVENT_LABEL[data.tipo] : translate('integrations.delivery.title')}
      actions={
        writes &&
        webhook.activo && (
          <Button
            variant="outlined"
            disabled={!data || replay.isPending}
            onClick={() => replay.mutate(deliveryId)}
          >
            {translate('integrations.delivery.repeat')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Loaded of={delivery} failed="integrations.delivery.failed" rows={3}>
        {(sent) => (
          <>
            <Typography role="status">
              <ToneBadge tone={WEBHOOK_DELIVERY_TONE[sent.estado]}>
                {WEBHOOK_DELIVERY_LABEL[sent.estado]}
              </ToneBadge>{' '}
              {formatSecond(sent.created_at)}
            </Typography>
            <Typography variant="note" sx={{ mt: 0.5 }}>
              webhook-id: {sent.evento_id}
            </Typography>
            <Heading text="integrations.delivery.body" />
            <Code>{pretty(sent.cuerpo)}</Code>
            <Heading text="integrations.delivery.attemptsTitle" />
            <Attempts attempts={sent.registro} />
          </>
        )}
      </Loaded>
    </InfoDialog>
  );
}

import { Stack, Typography } from '@mui/material';
import { WEBHOOK_DELIVERY_LABEL, WEBHOOK_DELIVERY_TONE, WEBHOOK_EVENT_LABEL } from '@hiring/contract';
import { formatSecond } from '../../ui/format/dates';
import { outcomeInWords, type WebhookAddress } from './types';
import { Loaded } from '../../ui/Loaded';
import { ToneBadge } from '../../ui/display/text';
import { api, at, useRead, useWrite, type Schemas } from '../../providers/api';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { translate } from '../../i18n/texts';
import { Sunken } from '../../ui/layout';
import { BusyButton } from '../../ui/buttons';

const WATCH_MS = 2500;

function Code({ children }: { children: string }) {
  return (
    // The text may be longer than its box, which the keyboard scrolls.
    <Sunken as="pre" tabIndex={0} style={{ maxHeight: 260, overflow: 'auto', whiteSpace: 'pre-wrap' }}>
      {children}
    </Sunken>
  );
}

const Heading = ({ text }: { text: string }) => (
  <Typography component="h3" variant="h3">
    {translate(text)}
  </Typography>
);

const pretty = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

function Attempts({ attempts }: { attempts: Schemas['AttemptResponse'][] }) {
  if (attempts.length === 0) {
    return <Typography color="text.secondary">{translate('integrations.delivery.soon')}</Typography>;
  }
  return (
    <ol reversed>
      {attempts.map((attempt) => (
        <li key={attempt.numero}>
          <Typography variant="strong">{formatSecond(attempt.iniciado_at)}</Typography>
          <Typography variant="body2">{outcomeInWords(attempt)}</Typography>
          {attempt.respuesta && <Code>{attempt.respuesta}</Code>}
        </li>
      ))}
    </ol>
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
          <BusyButton
            variant="outlined"
            busy={replay.isPending}
            ready={data !== undefined}
            onClick={() => replay.mutate(deliveryId)}
          >
            {translate('integrations.delivery.repeat')}
          </BusyButton>
        )
      }
      onClose={onClose}
    >
      <Loaded of={delivery} failed="integrations.delivery.failed" rows={3}>
        {(sent) => (
          <Stack spacing={1}>
            <Typography role="status">
              <ToneBadge tone={WEBHOOK_DELIVERY_TONE[sent.estado]}>
                {WEBHOOK_DELIVERY_LABEL[sent.estado]}
              </ToneBadge>{' '}
              {formatSecond(sent.created_at)}
            </Typography>
            <Typography variant="note">webhook-id: {sent.evento_id}</Typography>
            <Heading text="integrations.delivery.body" />
            <Code>{pretty(sent.cuerpo)}</Code>
            <Heading text="integrations.delivery.attemptsTitle" />
            <Attempts attempts={sent.registro} />
          </Stack>
        )}
      </Loaded>
    </InfoDialog>
  );
}

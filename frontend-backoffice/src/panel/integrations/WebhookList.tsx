import {
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_LIMITS,
  WEBHOOK_SALUD_LABEL,
  WEBHOOK_SALUD_TONE,
} from '@hiring/contract';
import { DataTable, List, useCanAccess } from 'react-admin';
import { nameOfWebhook, type WebhookAddress } from './types';
import { RowMenu } from '../../ui/lists/RowMenu';
import { api, at, useWrite } from '../../providers/api';
import { Typography, type TypographyProps } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '../../ui/format/dates';
import { DetailLink } from '../../ui/display/Detail';
import { RelativeDate, ToneBadge } from '../../ui/display/text';
import { pluralOf } from '../../ui/format/counts';
import { IntegrationsFrame, SecretDialog, useFocusAfterRemoval } from './IntegrationsFrame';
import { WebhookDialog } from './WebhookDialog';
import { WebhookLog } from './WebhookLog';
import { RecordDrawer } from '../../ui/lists/OpenRecord';
import { translate } from '../../i18n/texts';

interface Props {
  webhook: WebhookAddress;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  /** The row is about to disappear. */
  onRemove: () => void;
}

const CHANGES = { changes: ['webhooks'] } as const;

function WebhookMenu({ webhook, onEdit, onSecret, onRemove }: Props) {
  const { id, activo } = webhook;
  const name = nameOfWebhook(webhook);
  const navigate = useNavigate();
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  const test = useWrite((key: string) => api.post('/api/webhooks/{id}/test', at(key)), {
    ...CHANGES,
    done: 'integrations.webhooks.tested',
    then: () => void navigate(`/webhooks/${id}/show`, { state: { fromList: true } }),
  });
  const rotate = useWrite((key: string) => api.post('/api/webhooks/{id}/rotate-secret', at(key)), {
    ...CHANGES,
    then: ({ secreto }) => onSecret(secreto),
  });
  const remove = useWrite((key: string) => api.delete('/api/webhooks/{id}', at(key)), {
    ...CHANGES,
    done: 'integrations.webhooks.removed',
  });
  if (!writes) return null;
  return (
    <RowMenu
      of={name}
      items={[
        {
          label: 'integrations.webhooks.test',
          disabled: !activo || test.isPending,
          onChoose: () => test.mutate(id),
        },
        { label: 'ra.action.edit', onChoose: onEdit },
        {
          label: 'integrations.webhooks.rotate',
          asks: {
            question: 'integrations.webhooks.rotateQuestion',
            explanation: translate('integrations.webhooks.rotateExplanation', {
              hours: WEBHOOK_LIMITS.relevoHoras,
            }),
            confirm: 'integrations.webhooks.rotateConfirm',
          },
          onChoose: () => rotate.mutate(id),
        },
        {
          label: 'ra.action.delete',
          asks: {
            question: translate('integrations.webhooks.removeQuestion', { name }),
            explanation: 'integrations.webhooks.removeExplanation',
          },
          onChoose: () => {
            onRemove();
            remove.mutate(id);
          },
        },
      ]}
    />
  );
}

const Column = DataTable.Col<WebhookAddress>;

/** A line in small letters below what a cell says. */
const Small = ({ color = 'text.secondary', ...props }: TypographyProps) => (
  <Typography variant="caption" color={color} component="div" {...props} />
);

function Address(webhook: WebhookAddress) {
  return (
    <>
      <DetailLink resource="webhooks" id={webhook.id}>
        {nameOfWebhook(webhook)}
      </DetailLink>
      <Small>{webhook.url}</Small>
      {webhook.clave && <Small>{translate('integrations.webhooks.ofKey', { name: webhook.clave })}</Small>}
    </>
  );
}

function Health({ salud, fallando_desde, activo, motivo_desactivado }: WebhookAddress) {
  return (
    <>
      <ToneBadge tone={WEBHOOK_SALUD_TONE[salud]}>{WEBHOOK_SALUD_LABEL[salud]}</ToneBadge>
      {fallando_desde && activo && (
        <Small color="error">
          {translate('integrations.webhooks.failing', { since: formatMoment(fallando_desde) })}
        </Small>
      )}
      {motivo_desactivado && (
        <Small>
          {translate(`integrations.webhookOff.${motivo_desactivado}`, { days: WEBHOOK_LIMITS.fallosDias })}
        </Small>
      )}
    </>
  );
}

function Delivered({ ultimo_exito_at, pendientes, fallidas }: WebhookAddress) {
  return (
    <>
      {ultimo_exito_at ? <RelativeDate value={ultimo_exito_at} /> : translate('integrations.webhooks.never')}
      {pendientes !== 0 && <Small>{translate('integrations.webhooks.waiting', pluralOf(pendientes))}</Small>}
      {fallidas !== 0 && <Small>{translate('integrations.webhooks.undelivered', pluralOf(fallidas))}</Small>}
    </>
  );
}

type Doing = { what: 'edit'; webhook?: WebhookAddress } | { what: 'secret'; secret: string };

function WebhookTable({ onDoing }: { onDoing: (doing: Doing) => void }) {
  const onRemove = useFocusAfterRemoval();
  return (
    <DataTable<WebhookAddress>>
      <Column
        source="descripcion"
        disableSort={false}
        cellClassName="breaks"
        render={(webhook) => <Address {...webhook} />}
      />
      <Column source="salud" render={(webhook) => <Health {...webhook} />} />
      <Column
        source="eventos"
        sx={{ maxWidth: { lg: 360 } }}
        render={({ eventos }) => eventos.map((event) => WEBHOOK_EVENT_LABEL[event]).join(', ')}
      />
      <Column source="ultimo_exito_at" render={(webhook) => <Delivered {...webhook} />} />
      <Column
        source="actions"
        align="right"
        render={(webhook) => (
          <WebhookMenu
            webhook={webhook}
            onEdit={() => onDoing({ what: 'edit', webhook })}
            onSecret={(secret) => onDoing({ what: 'secret', secret })}
            onRemove={onRemove}
          />
        )}
      />
    </DataTable>
  );
}

export function WebhookList() {
  const [doing, setDoing] = useState<Doing | null>(null);
  const end = () => setDoing(null);
  return (
    <IntegrationsFrame part="webhooks" onAdd={() => setDoing({ what: 'edit' })}>
      <List sort={{ field: 'created_at', order: 'DESC' }}>
        <WebhookTable onDoing={setDoing} />
      </List>
      <RecordDrawer<WebhookAddress>
        resource="webhooks"
        label="integrations.log.label"
        width={820}
        failed="integrations.log.webhookFailed"
      >
        {(webhook) => <WebhookLog webhook={webhook} />}
      </RecordDrawer>
      {doing?.what === 'edit' && (
        <WebhookDialog
          webhook={doing.webhook}
          onClose={end}
          onMade={(secret) => setDoing({ what: 'secret', secret })}
        />
      )}
      {doing?.what === 'secret' && <SecretDialog of="webhook" secret={doing.secret} onClose={end} />}
    </IntegrationsFrame>
  );
}

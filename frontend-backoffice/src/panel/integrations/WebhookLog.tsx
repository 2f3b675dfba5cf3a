import { Button, Typography } from '@mui/material';
import {
  WEBHOOK_DELIVERY_ESTADOS,
  WEBHOOK_DELIVERY_LABEL,
  WEBHOOK_DELIVERY_TONE,
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_LIMITS,
} from '@hiring/contract';
import { useState } from 'react';
import { DataTable, useCanAccess } from 'react-admin';
import { formatMoment, formatSecond } from '../../ui/format/dates';
import { type Delivery, nameOfWebhook, outcomeInWords, type WebhookAddress } from './types';
import { translate } from '../../i18n/texts';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { choicesOf, InstantSelect } from '../../ui/forms/inputs';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { MoreButton } from '../../ui/buttons';
import { RecordSheet } from '../../ui/display/RecordSheet';
import { ToneBadge } from '../../ui/display/text';
import { DeliveryDialog } from './DeliveryDialog';
import { api, at, withoutBlanks, usePages } from '../../providers/api';
import { Columns } from '../../ui/layout';

const Column = DataTable.Col<Delivery>;

const ESTADOS = choicesOf(WEBHOOK_DELIVERY_ESTADOS, WEBHOOK_DELIVERY_LABEL);
const TIPOS = choicesOf(WEBHOOK_EVENT_TYPES, WEBHOOK_EVENT_LABEL);
const DAY_MS = 86_400_000;
/** Deliveries change by themselves: the log is read again so often. */
const WATCH_MS = 2500;

function ReplayFailedButton({ webhook }: { webhook: WebhookAddress }) {
  if (!webhook.activo || webhook.fallidas === 0) return null;
  return (
    <WriteButton
      {...confirmTexts('integrations.replay.', { days: WEBHOOK_LIMITS.conservarDias })}
      write={() =>
        api.post(
          '/api/webhooks/{id}/replay',
          at(webhook.id, {
            desde: new Date(Date.now() - WEBHOOK_LIMITS.conservarDias * DAY_MS).toISOString(),
          }),
        )
      }
      changes={['webhooks']}
      done={({ reenviadas }) => translate('integrations.replay.done', reenviadas)}
    />
  );
}

function progressOf(delivery: Delivery): string {
  const { estado, intentos, proximo_intento } = delivery;
  return [
    translate('integrations.log.attempts', intentos),
    ...(intentos > 0 ? [outcomeInWords(delivery)] : []),
    ...(estado === 'pendiente' && intentos > 0 && proximo_intento
      ? [translate('integrations.log.next', { when: formatMoment(proximo_intento) })]
      : []),
  ].join(', ');
}

interface TableProps {
  deliveries: Delivery[];
  /** Undefined: nothing is filtered. */
  onClear: (() => void) | undefined;
  onOpen: (id: string) => void;
}

function DeliveryTable({ deliveries, onClear, onOpen }: TableProps) {
  return (
    <DataTable<Delivery>
      resource="webhook-deliveries"
      data={deliveries}
      total={deliveries.length}
      isPending={false}
      empty={
        <StateMessage
          title={onClear ? 'integrations.log.noneFiltered' : 'integrations.log.none'}
          action={
            onClear && (
              <Button variant="outlined" onClick={onClear}>
                {translate('ra.navigation.clear_filters')}
              </Button>
            )
          }
        >
          {!onClear && translate('integrations.log.invite')}
        </StateMessage>
      }
    >
      <Column
        source="tipo"
        render={({ id, tipo, created_at }) => (
          <Button
            variant="text"
            size="small"
            onClick={() => onOpen(id)}
            aria-label={translate('integrations.log.open', {
              event: WEBHOOK_EVENT_LABEL[tipo],
              when: formatSecond(created_at),
            })}
          >
            {WEBHOOK_EVENT_LABEL[tipo]}
          </Button>
        )}
      />
      <Column
        source="estado"
        render={({ estado }) => (
          <ToneBadge tone={WEBHOOK_DELIVERY_TONE[estado]}>{WEBHOOK_DELIVERY_LABEL[estado]}</ToneBadge>
        )}
      />
      <Column source="created_at" render={({ created_at }) => formatSecond(created_at)} />
      <Column source="intentos" render={progressOf} />
    </DataTable>
  );
}

function Deliveries({ webhook, writes }: { webhook: WebhookAddress; writes: boolean }) {
  const [filter, setFilter] = useState<{ estado?: Delivery['estado']; tipo?: Delivery['tipo'] }>({});
  const [open, setOpen] = useState<string | null>(null);
  const all = translate('integrations.log.all');
  // The API serves them by cursor, newest first.
  const deliveries = usePages(
    ['webhooks', 'deliveries', webhook.id, filter],
    (cursor) =>
      api.get('/api/webhooks/{id}/deliveries', {
        params: {
          path: { id: webhook.id },
          query: withoutBlanks({ estado: filter.estado, tipo: filter.tipo, cursor }),
        },
      }),
    { watchMs: WATCH_MS, keepsPrevious: true },
  );
  return (
    <>
      <Columns xs={2} spacing={1} style={{ marginBottom: 16, maxWidth: 480 }}>
        <InstantSelect
          label={translate('resources.webhook-deliveries.fields.estado')}
          emptyText={all}
          value={filter.estado}
          choices={ESTADOS}
          onChoose={(estado) => setFilter({ ...filter, estado })}
        />
        <InstantSelect
          label={translate('resources.webhook-deliveries.fields.tipo')}
          emptyText={all}
          value={filter.tipo}
          choices={TIPOS}
          onChoose={(tipo) => setFilter({ ...filter, tipo })}
        />
      </Columns>
      <Loaded of={deliveries} failed="integrations.log.failed">
        {({ pages }) => (
          <DeliveryTable
            deliveries={pages.flatMap(({ items }) => items)}
            onClear={(filter.estado ?? filter.tipo) ? () => setFilter({}) : undefined}
            onOpen={setOpen}
          />
        )}
      </Loaded>
      <MoreButton of={deliveries} label="integrations.log.more" />
      {open && (
        <DeliveryDialog webhook={webhook} deliveryId={open} writes={writes} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

export function WebhookLog({ webhook }: { webhook: WebhookAddress }) {
  const { canAccess: writes = false } = useCanAccess({ resource: 'integrations', action: 'write' });
  return (
    <RecordSheet title={translate('integrations.log.title', { name: nameOfWebhook(webhook) })}>
      <Typography color="text.secondary">
        {translate('integrations.log.lead', { days: WEBHOOK_LIMITS.conservarDias })}
      </Typography>
      <Typography variant="note">{webhook.url}</Typography>
      {writes && (
        <div>
          <ReplayFailedButton webhook={webhook} />
        </div>
      )}
      <div>
        <Deliveries webhook={webhook} writes={writes} />
      </div>
    </RecordSheet>
  );
}

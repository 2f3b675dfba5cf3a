import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  WEBHOOK_DELIVERY_ESTADOS,
  WEBHOOK_DELIVERY_LABEL,
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_LIMITS,
} from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import { PartHeader, RowList } from '../privacy/parts';
import type { DeliveryFilter, WebhookAddress } from '../providers/calls/integrations';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { DeliveryDialog } from './DeliveryDialog';
import { DeliveryRow } from './DeliveryRow';
import { nameOfWebhook } from './nameOfWebhook';
import { useIntegrationQuery, useIntegrationWrite } from './useIntegrations';

const DAY_MS = 86_400_000;
/** While something is on its way the log is read again so often. */
const WATCH_MS = 2500;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | '';
  words: Readonly<Record<Value, string>>;
  options: readonly Value[];
  onChange: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, value, words, options, onChange }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={value}
      onChange={({ target }) => onChange(options.find((option) => option === target.value) ?? '')}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ flex: '1 1 180px', maxWidth: { sm: 280 } }}
    >
      <MenuItem value="">Todos</MenuItem>
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {words[option]}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface Props {
  webhook: WebhookAddress;
  writes: boolean;
  onBack: () => void;
}

/** What became of each message to one address. */
export function DeliveryLog({ webhook, writes, onBack }: Props) {
  const [filter, setFilter] = useState<DeliveryFilter>({ estado: '', tipo: '' });
  /** Cursors of the pages behind the one that is shown; the first page has none. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  // What led here is gone from the screen, and the focus with it.
  useEffect(() => back.current?.focus(), []);
  const cursor = trail.at(-1) ?? null;
  const { data, error, isPending, refetch } = useIntegrationQuery(
    ['deliveries', webhook.id, filter, cursor],
    (provider) => provider.deliveries(webhook.id, filter, cursor),
    WATCH_MS,
  );
  const replayFailed = useIntegrationWrite(
    (provider, since: string) => provider.replayFailed(webhook.id, since),
    ({ reenviadas }) => (reenviadas === 1 ? 'Se reenvía 1 aviso' : `Se reenvían ${reenviadas} avisos`),
  );
  const change = (next: Partial<typeof filter>) => {
    setFilter({ ...filter, ...next });
    setTrail([]);
  };
  return (
    <>
      <Button startIcon={<ArrowBackOutlined />} onClick={onBack} ref={back} sx={{ mb: 1.5, minHeight: 44 }}>
        Todos los webhooks
      </Button>
      <PartHeader
        title={`Registro de ${nameOfWebhook(webhook)}`}
        lead={`Los envíos de los últimos ${WEBHOOK_LIMITS.conservarDias} días, los más nuevos primero.`}
        action={
          writes &&
          webhook.activo &&
          webhook.fallidas !== 0 && (
            <ConfirmedButton
              label="Reenviar los no entregados"
              question="¿Reenviar los avisos no entregados?"
              explanation={`Se envían otra vez los de los últimos ${WEBHOOK_LIMITS.conservarDias} días, con su mismo identificador.`}
              busy={replayFailed.isPending}
              onConfirm={() =>
                replayFailed.mutate(
                  new Date(Date.now() - WEBHOOK_LIMITS.conservarDias * DAY_MS).toISOString(),
                )
              }
            />
          )
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Choice
          label="Estado"
          value={filter.estado}
          words={WEBHOOK_DELIVERY_LABEL}
          options={WEBHOOK_DELIVERY_ESTADOS}
          onChange={(estado) => change({ estado })}
        />
        <Choice
          label="Evento"
          value={filter.tipo}
          words={WEBHOOK_EVENT_LABEL}
          options={WEBHOOK_EVENT_TYPES}
          onChange={(tipo) => change({ tipo })}
        />
      </Box>
      <div aria-busy={isPending}>
        {isPending ? (
          <ListSkeleton rows={4} />
        ) : error ? (
          <LoadFailed title="No se pudo cargar el registro" error={error} onRetry={() => void refetch()} />
        ) : data.items.length === 0 ? (
          <StateMessage
            title={filter.estado || filter.tipo ? 'Ningún envío con esos filtros' : 'Ningún envío todavía'}
          >
            {filter.estado || filter.tipo
              ? undefined
              : 'Pulsa Probar en la lista de webhooks para enviar el primero.'}
          </StateMessage>
        ) : (
          <RowList label="Envíos">
            {data.items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpen(delivery.id)} />
            ))}
          </RowList>
        )}
      </div>
      {data && (trail.length > 0 || data.siguiente) && (
        <Box
          component="nav"
          aria-label="Páginas"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}
        >
          <Button
            variant="outlined"
            disabled={trail.length === 0}
            onClick={() => setTrail(trail.slice(0, -1))}
            sx={{ minHeight: 44 }}
          >
            Anterior
          </Button>
          <Typography variant="body2">Página {trail.length + 1}</Typography>
          <Button
            variant="outlined"
            disabled={!data.siguiente}
            onClick={() => setTrail([...trail, data.siguiente ?? ''])}
            sx={{ minHeight: 44 }}
          >
            Siguiente
          </Button>
        </Box>
      )}
      {open && (
        <DeliveryDialog webhook={webhook} deliveryId={open} writes={writes} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PartHeader, RowList } from '../privacy/parts';
import type { WebhookAddress } from '../providers/calls/integrations';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { DeliveryLog } from './DeliveryLog';
import { SecretDialog } from './SecretDialog';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useIntegrationQuery } from './useIntegrations';
import { WebhookDialog } from './WebhookDialog';
import { logButtonOf, secretButtonOf, WebhookRow } from './WebhookRow';

type Doing =
  | { what: 'edit'; webhook?: WebhookAddress }
  | { what: 'secret'; secret: string; renewed: string | null };

/** The addresses that are told what happens; with `registro` in the address, the log of one of them. */
export function WebhooksPart() {
  const { data, error, isPending, refetch } = useIntegrationQuery(['webhooks'], (provider) =>
    provider.webhooks(),
  );
  const { permissions } = usePermissions<string[]>();
  const writes = permissions?.includes('integrations:write') ?? false;
  const [params, setParams] = useSearchParams();
  const [doing, setDoing] = useState<Doing | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const openLog = (id: string) => setParams({ parte: 'webhooks', registro: id });
  const shown = data?.find(({ id }) => id === params.get('registro'));
  const onRemove = useFocusAfterRemoval(data, addButton);
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (shown || left.current === null) return;
    document.getElementById(logButtonOf(left.current))?.focus();
    left.current = null;
  }, [shown]);
  if (shown) {
    const leave = () => {
      setParams({ parte: 'webhooks' });
      left.current = shown.id;
    };
    return <DeliveryLog webhook={shown} writes={writes} onBack={leave} />;
  }
  return (
    <>
      <PartHeader
        title="Webhooks"
        lead="Avisamos al momento a otros programas de lo que pasa aquí: una candidatura nueva, una entrevista, una vacante que se cierra. Cada aviso va firmado y se reintenta hasta que se entrega."
        action={
          writes && (
            <Button
              ref={addButton}
              variant="contained"
              color="secondary"
              startIcon={<AddOutlined />}
              onClick={() => setDoing({ what: 'edit' })}
              sx={{ minHeight: 44 }}
            >
              Nuevo webhook
            </Button>
          )
        }
      />
      <div aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <ListSkeleton rows={3} />
        ) : error ? (
          <LoadFailed
            title="No se pudieron cargar los webhooks"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data.length === 0 ? (
          <StateMessage title="No hay webhooks todavía">
            Crea uno con la dirección que te dé el otro programa. Después podrás probarlo y ver cada envío.
          </StateMessage>
        ) : (
          <RowList label="Webhooks">
            {data.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                writes={writes}
                onEdit={() => setDoing({ what: 'edit', webhook })}
                onLog={() => openLog(webhook.id)}
                onTested={() => openLog(webhook.id)}
                onRemove={onRemove}
                onSecret={(secret) => setDoing({ what: 'secret', secret, renewed: webhook.id })}
              />
            ))}
          </RowList>
        )}
      </div>
      {doing?.what === 'edit' && (
        <WebhookDialog
          {...(doing.webhook ? { webhook: doing.webhook } : {})}
          onClose={() => setDoing(null)}
          onMade={(secret) => setDoing({ what: 'secret', secret, renewed: null })}
        />
      )}
      {doing?.what === 'secret' && (
        <SecretDialog
          title="Secreto del webhook"
          label="Secreto"
          secret={doing.secret}
          explanation="Con él, el otro programa comprueba que los avisos son nuestros (Standard Webhooks). Guárdalo donde guarda sus secretos."
          onClose={() => {
            const { renewed } = doing;
            setDoing(null);
            setTimeout(() =>
              (renewed ? document.getElementById(secretButtonOf(renewed)) : addButton.current)?.focus(),
            );
          }}
        />
      )}
    </>
  );
}

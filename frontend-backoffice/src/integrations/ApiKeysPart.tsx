import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { PartHeader, RowList } from '../privacy/parts';
import type { ApiKey } from '../providers/calls/integrations';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { ApiKeyRow, renewButtonOf } from './ApiKeyRow';
import { NewApiKeyDialog } from './NewApiKeyDialog';
import { RenewKeyDialog } from './RenewKeyDialog';
import { SecretDialog } from './SecretDialog';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useIntegrationQuery } from './useIntegrations';

type Doing =
  | { what: 'new' }
  | { what: 'renew'; apiKey: ApiKey }
  | { what: 'secret'; secret: string; name: string; renewed: string | null };

/** The keys by which other programs call the API. */
export function ApiKeysPart() {
  const { data, error, isPending, refetch } = useIntegrationQuery(['keys'], (provider) => provider.apiKeys());
  const { permissions } = usePermissions<string[]>();
  const writes = permissions?.includes('integrations:write') ?? false;
  const [doing, setDoing] = useState<Doing | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const onRevoke = useFocusAfterRemoval(data, addButton);
  const shown = doing?.what === 'secret' ? doing : null;
  const made = (secret: string, name: string, renewed: string | null) =>
    setDoing({ what: 'secret', secret, name, renewed });
  const close = () => {
    setDoing(null);
    // The dialog before this one took the focus of the button with it.
    setTimeout(() =>
      (shown?.renewed ? document.getElementById(renewButtonOf(shown.renewed)) : addButton.current)?.focus(),
    );
  };
  return (
    <>
      <PartHeader
        title="Claves de API"
        lead="Con una clave, otro programa entra en el sistema y hace solo lo que tú le dejes. Cada programa, la suya: si algo va mal, revocas esa y las demás siguen."
        action={
          writes && (
            <Button
              ref={addButton}
              variant="contained"
              color="secondary"
              startIcon={<AddOutlined />}
              onClick={() => setDoing({ what: 'new' })}
              sx={{ minHeight: 44 }}
            >
              Nueva clave
            </Button>
          )
        }
      />
      <div aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <ListSkeleton rows={3} />
        ) : error ? (
          <LoadFailed title="No se pudieron cargar las claves" error={error} onRetry={() => void refetch()} />
        ) : data.length === 0 ? (
          <StateMessage title="No hay claves todavía">
            Crea una cuando un programa de nóminas, un portal de empleo o una hoja de cálculo tenga que leer o
            escribir aquí.
          </StateMessage>
        ) : (
          <RowList label="Claves de API">
            {data.map((apiKey) => (
              <ApiKeyRow
                key={apiKey.id}
                apiKey={apiKey}
                writes={writes}
                onRenew={() => setDoing({ what: 'renew', apiKey })}
                onRevoke={onRevoke}
              />
            ))}
          </RowList>
        )}
      </div>
      {doing?.what === 'new' && (
        <NewApiKeyDialog onClose={() => setDoing(null)} onMade={(secret, name) => made(secret, name, null)} />
      )}
      {doing?.what === 'renew' && (
        <RenewKeyDialog
          apiKey={doing.apiKey}
          onClose={() => setDoing(null)}
          onMade={(secret, name) => made(secret, name, doing.apiKey.id)}
        />
      )}
      {shown && (
        <SecretDialog
          title={`Clave de «${shown.name}»`}
          label="Clave de API"
          secret={shown.secret}
          explanation="El programa la envía en cada petición, en la cabecera Authorization: Bearer. Guárdala donde guarda sus secretos, no en un correo."
          onClose={close}
        />
      )}
    </>
  );
}

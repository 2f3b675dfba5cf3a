import { DataTable, List, useCanAccess } from 'react-admin';
import type { ApiKey } from './types';
import { RowMenu } from '../../ui/lists/RowMenu';
import { api, at, useWrite } from '../../providers/api';
import { Typography } from '@mui/material';
import { API_KEY_ESTADO_LABEL, API_KEY_ESTADO_TONE, API_KEY_PERMISSION_GROUPS } from '@hiring/contract';
import { useState } from 'react';
import { formatDay, formatMoment } from '../../ui/format/dates';
import { RelativeDate, ToneBadge } from '../../ui/display/text';
import { IntegrationsFrame, SecretDialog, useFocusAfterRemoval } from './IntegrationsFrame';
import { NewApiKeyDialog, RenewKeyDialog } from './ApiKeyDialogs';
import { translate } from '../../i18n/texts';

interface Props {
  apiKey: ApiKey;
  onRenew: () => void;
  /** The menu of the row is about to disappear. */
  onRevoke: () => void;
}

function ApiKeyMenu({ apiKey, onRenew, onRevoke }: Props) {
  const { id, nombre, estado, anterior_hasta, prefijo_anterior } = apiKey;
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  const revoke = useWrite((key: string) => api.post('/api/api-keys/{id}/revoke', at(key)), {
    changes: ['api-keys'],
    done: translate('integrations.keys.revoked', { name: nombre }),
  });
  const end = useWrite((key: string) => api.post('/api/api-keys/{id}/end-previous', at(key)), {
    changes: ['api-keys'],
    done: 'integrations.keys.previousEnded',
  });
  if (!writes || estado === 'revocada') return null;
  return (
    <RowMenu
      of={nombre}
      items={[
        { label: 'integrations.keys.renew', onChoose: onRenew },
        ...(anterior_hasta
          ? [
              {
                label: 'integrations.keys.endPrevious',
                asks: {
                  question: 'integrations.keys.endQuestion',
                  explanation: translate('integrations.keys.endExplanation', {
                    prefix: prefijo_anterior ?? translate('integrations.keys.thePrevious'),
                  }),
                },
                onChoose: () => end.mutate(id),
              },
            ]
          : []),
        {
          label: 'integrations.keys.revoke',
          asks: {
            question: translate('integrations.keys.revokeQuestion', { name: nombre }),
            explanation: 'integrations.keys.revokeExplanation',
          },
          onChoose: () => {
            onRevoke();
            revoke.mutate(id);
          },
        },
      ]}
    />
  );
}

const Column = DataTable.Col<ApiKey>;

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  API_KEY_PERMISSION_GROUPS.flatMap(({ permisos }) => Object.entries(permisos)),
);
const PERMISSIONS_SHOWN = 2;

/** "Ver candidaturas y el tablero, Ver entrevistas y 2 más", which opens to all of them. */
function Permissions({ permisos }: ApiKey) {
  const words = permisos.map((word) => LABELS[word] ?? word);
  if (words.length <= PERMISSIONS_SHOWN + 1) return words.join(', ');
  return (
    <details>
      <summary>
        {translate('integrations.keys.andMore', {
          first: words.slice(0, PERMISSIONS_SHOWN).join(', '),
          count: words.length - PERMISSIONS_SHOWN,
        })}
      </summary>
      <ul>
        {words.slice(PERMISSIONS_SHOWN).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  );
}

function Name({ nombre, prefijo, prefijo_anterior, anterior_hasta }: ApiKey) {
  return (
    <>
      <strong>{nombre}</strong>
      <Typography variant="hint">
        <code>{prefijo}…</code>
        {anterior_hasta && ' '}
        {anterior_hasta &&
          translate('integrations.keys.previous', {
            prefix: prefijo_anterior,
            until: formatMoment(anterior_hasta),
          })}
      </Typography>
    </>
  );
}

function State({ estado }: ApiKey) {
  return (
    <>
      <ToneBadge tone={API_KEY_ESTADO_TONE[estado]}>{API_KEY_ESTADO_LABEL[estado]}</ToneBadge>
      {estado === 'sin_efecto' && (
        <Typography variant="caption" color="error" component="div">
          {translate('integrations.keys.withoutEffect')}
        </Typography>
      )}
    </>
  );
}

function ApiKeyTable({ onRenew }: { onRenew: (key: ApiKey) => void }) {
  const onRevoke = useFocusAfterRemoval();
  return (
    <DataTable<ApiKey>>
      <Column source="nombre" disableSort={false} render={(key) => <Name {...key} />} />
      <Column source="estado" render={(key) => <State {...key} />} />
      <Column source="permisos" sx={{ maxWidth: { lg: 360 } }} render={(key) => <Permissions {...key} />} />
      <Column
        source="ultimo_uso"
        render={({ ultimo_uso }) =>
          ultimo_uso ? <RelativeDate value={ultimo_uso} /> : translate('integrations.keys.unused')
        }
      />
      <Column
        source="caduca"
        render={({ estado, caduca }) =>
          translate(estado === 'caducada' ? 'integrations.keys.expired' : 'integrations.keys.expires', {
            day: formatDay(caduca),
          })
        }
      />
      <Column source="autor" cellClassName="wide" />
      <Column
        source="actions"
        align="right"
        render={(key) => <ApiKeyMenu apiKey={key} onRenew={() => onRenew(key)} onRevoke={onRevoke} />}
      />
    </DataTable>
  );
}

type Doing =
  | { what: 'new' }
  | { what: 'renew'; apiKey: ApiKey }
  | { what: 'secret'; secret: string; name: string };

export function ApiKeyList() {
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const made = (secret: string, name: string) => setDoing({ what: 'secret', secret, name });
  return (
    <IntegrationsFrame part="keys" onAdd={() => setDoing({ what: 'new' })}>
      <List sort={{ field: 'created_at', order: 'DESC' }}>
        <ApiKeyTable onRenew={(apiKey) => setDoing({ what: 'renew', apiKey })} />
      </List>
      {doing?.what === 'new' && <NewApiKeyDialog onClose={close} onMade={made} />}
      {doing?.what === 'renew' && <RenewKeyDialog apiKey={doing.apiKey} onClose={close} onMade={made} />}
      {doing?.what === 'secret' && (
        <SecretDialog of="key" name={doing.name} secret={doing.secret} onClose={close} />
      )}
    </IntegrationsFrame>
  );
}

import '../../i18n/integrations';
import { DataTable, List, useCanAccess, useListContext } from 'react-admin';
import type { ApiKey } from './types';
import { RowMenu } from '../../ui/lists/RowMenu';
import { api, at, useWrite } from '../../providers/api';
import { Box, Typography } from '@mui/material';
import { API_KEY_ESTADO_LABEL, API_KEY_ESTADO_TONE, API_KEY_PERMISSION_GROUPS } from '@hiring/contract';
import { type RefObject, useRef, useState } from 'react';
import { formatDay, formatMoment } from '../../ui/format/dates';
import { RelativeDate, ToneBadge } from '../../ui/display/text';
import { IntegrationsFrame, SecretDialog, useFocusAfterRemoval } from './IntegrationsFrame';
import { NewApiKeyDialog, RenewKeyDialog } from './ApiKeyDialogs';

interface Props {
  apiKey: ApiKey;
  onRenew: () => void;
  /** Its menu is about to go. */
  onRevoke: () => void;
}

function ApiKeyMenu({ apiKey, onRenew, onRevoke }: Props) {
  const { id, nombre, estado, anterior_hasta, prefijo_anterior } = apiKey;
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  const revoke = useWrite((key: string) => api.post('/api/api-keys/{id}/revoke', at(key)), {
    reads: ['api-keys'],
    done: `Clave «${nombre}» revocada`,
  });
  const end = useWrite((key: string) => api.post('/api/api-keys/{id}/end-previous', at(key)), {
    reads: ['api-keys'],
    done: 'La clave anterior ya no vale',
  });
  if (!writes || estado === 'revocada') return null;
  return (
    <RowMenu
      of={nombre}
      items={[
        { label: 'Renovar', onChoose: onRenew },
        ...(anterior_hasta
          ? [
              {
                label: 'Terminar la anterior',
                asks: {
                  question: '¿Terminar ya la clave anterior?',
                  explanation: `${prefijo_anterior ?? 'La anterior'}… dejará de valer ahora mismo. El programa tiene que usar ya la nueva.`,
                },
                onChoose: () => end.mutate(id),
              },
            ]
          : []),
        {
          label: 'Revocar',
          asks: {
            question: `¿Revocar «${nombre}»?`,
            explanation:
              'El programa que la usa dejará de poder entrar en unos segundos. No se puede deshacer.',
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
const SHOWN = 2;

/** "Ver candidaturas y el tablero, Ver entrevistas y 2 más", which opens to all of them. */
function Permissions({ permisos }: ApiKey) {
  const words = permisos.map((word) => LABELS[word] ?? word);
  if (words.length <= SHOWN + 1) return words.join(', ');
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {`${words.slice(0, SHOWN).join(', ')} y ${words.length - SHOWN} más`}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {words.slice(SHOWN).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Box>
    </details>
  );
}

function Name({ nombre, prefijo, prefijo_anterior, anterior_hasta }: ApiKey) {
  return (
    <>
      <strong>{nombre}</strong>
      <Typography variant="hint">
        <Box component="span" sx={{ fontFamily: 'monospace' }}>
          {prefijo}…
        </Box>
        {anterior_hasta &&
          ` La anterior (${prefijo_anterior}…) vale hasta el ${formatMoment(anterior_hasta)}.`}
      </Typography>
    </>
  );
}

function State({ estado }: ApiKey) {
  return (
    <>
      <ToneBadge tone={API_KEY_ESTADO_TONE[estado]}>{API_KEY_ESTADO_LABEL[estado]}</ToneBadge>
      {estado === 'sin_efecto' && (
        <Typography variant="caption" color="error" component="div" sx={{ maxWidth: 300 }}>
          Quien la creó ya no tiene estos permisos o su cuenta está desactivada. Renuévala para que responda
          por ella otra persona.
        </Typography>
      )}
    </>
  );
}

interface TableProps {
  addButton: RefObject<HTMLButtonElement | null>;
  onRenew: (key: ApiKey) => void;
}

function ApiKeyTable({ addButton, onRenew }: TableProps) {
  const { data } = useListContext<ApiKey>();
  const onRevoke = useFocusAfterRemoval(data, addButton);
  return (
    <DataTable<ApiKey>>
      <Column source="nombre" disableSort={false} render={(key) => <Name {...key} />} />
      <Column source="estado" render={(key) => <State {...key} />} />
      <Column source="permisos" sx={{ maxWidth: { lg: 360 } }} render={(key) => <Permissions {...key} />} />
      <Column
        source="ultimo_uso"
        render={({ ultimo_uso }) => (ultimo_uso ? <RelativeDate value={ultimo_uso} /> : 'Sin usar todavía')}
      />
      <Column
        source="caduca"
        render={({ estado, caduca }) =>
          `${estado === 'caducada' ? 'Caducó' : 'Caduca'} el ${formatDay(caduca)}`
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
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setDoing(null);
  const made = (secret: string, name: string) => setDoing({ what: 'secret', secret, name });
  return (
    <IntegrationsFrame
      current="/api-keys"
      lead="Con una clave, otro programa entra en el sistema y hace solo lo que tú le dejes. Cada programa, la suya: si algo va mal, revocas esa y las demás siguen."
      addLabel="Nueva clave"
      addButton={addButton}
      onAdd={() => setDoing({ what: 'new' })}
    >
      <List sort={{ field: 'created_at', order: 'DESC' }}>
        <ApiKeyTable addButton={addButton} onRenew={(apiKey) => setDoing({ what: 'renew', apiKey })} />
      </List>
      {doing?.what === 'new' && <NewApiKeyDialog onClose={close} onMade={made} />}
      {doing?.what === 'renew' && <RenewKeyDialog apiKey={doing.apiKey} onClose={close} onMade={made} />}
      {doing?.what === 'secret' && (
        <SecretDialog
          title={`Clave de «${doing.name}»`}
          label="Clave de API"
          secret={doing.secret}
          explanation="El programa la envía en cada petición, en la cabecera Authorization: Bearer. Guárdala donde guarda sus secretos, no en un correo."
          onClose={close}
        />
      )}
    </IntegrationsFrame>
  );
}

import '../../i18n/integrations';
import {
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_LIMITS,
  WEBHOOK_SALUD_LABEL,
  WEBHOOK_SALUD_TONE,
} from '@hiring/contract';
import { DataTable, List, useCanAccess, useListContext } from 'react-admin';
import { nameOfWebhook, type WebhookAddress } from './types';
import { RowMenu } from '../../ui/lists/RowMenu';
import { api, at, useWrite } from '../../providers/api';
import { Typography } from '@mui/material';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '../../ui/format/dates';
import { DetailLink } from '../../ui/display/Detail';
import { RelativeDate, ToneBadge } from '../../ui/display/text';
import { countedUpTo } from '../../ui/format/counts';
import { IntegrationsFrame, SecretDialog, useFocusAfterRemoval } from './IntegrationsFrame';
import { WebhookDialog } from './WebhookDialog';
import { WebhookLog } from './WebhookLog';
import { RecordDrawer } from '../../ui/lists/OpenRecord';

interface Props {
  webhook: WebhookAddress;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  onTested: () => void;
  /** Its row is about to go. */
  onRemove: () => void;
}

const READS = { reads: ['webhooks'] };

function WebhookMenu({ webhook, onEdit, onSecret, onTested, onRemove }: Props) {
  const { id, activo } = webhook;
  const name = nameOfWebhook(webhook);
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  const test = useWrite((key: string) => api.post('/api/webhooks/{id}/test', at(key)), {
    ...READS,
    done: 'Prueba enviada: mira en el registro cómo ha ido',
  });
  const rotate = useWrite((key: string) => api.post('/api/webhooks/{id}/rotate-secret', at(key)), READS);
  const remove = useWrite((key: string) => api.delete('/api/webhooks/{id}', at(key)), {
    ...READS,
    done: 'Webhook eliminado',
  });
  if (!writes) return null;
  return (
    <RowMenu
      of={name}
      items={[
        {
          label: 'Probar',
          disabled: !activo || test.isPending,
          onChoose: () => test.mutate(id, { onSuccess: onTested }),
        },
        { label: 'Editar', onChoose: onEdit },
        {
          label: 'Secreto nuevo',
          asks: {
            question: '¿Crear un secreto nuevo?',
            explanation: `Durante ${WEBHOOK_LIMITS.relevoHoras} horas los avisos llevan la firma de los dos, para que te dé tiempo a cambiarlo en el otro programa.`,
            confirm: 'Crear secreto',
          },
          onChoose: () => rotate.mutate(id, { onSuccess: ({ secreto }) => onSecret(secreto) }),
        },
        {
          label: 'Eliminar',
          asks: {
            question: `¿Eliminar «${name}»?`,
            explanation: 'Dejaremos de avisarle, y su registro de envíos se borra. No se puede deshacer.',
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

const REASON = {
  manual: 'Lo desactivó una persona.',
  fallos: `Se desactivó solo: todos los envíos fallaban desde hacía ${WEBHOOK_LIMITS.fallosDias} días.`,
  '410': 'Se desactivó solo: el servidor contestó que no quería más avisos (410).',
  clave: 'Se desactivó solo: la clave de API que lo creó ya no vale.',
} as const;

const small = (text: string, color = 'text.secondary') => (
  <Typography variant="caption" color={color} component="div">
    {text}
  </Typography>
);

function Address(webhook: WebhookAddress) {
  return (
    <>
      <DetailLink resource="webhooks" id={webhook.id}>
        {nameOfWebhook(webhook)}
      </DetailLink>
      {small(webhook.url)}
      {webhook.clave && small(`Lo creó y lo gestiona la clave de API «${webhook.clave}».`)}
    </>
  );
}

function Health({ salud, fallando_desde, activo, motivo_desactivado }: WebhookAddress) {
  return (
    <>
      <ToneBadge tone={WEBHOOK_SALUD_TONE[salud]}>{WEBHOOK_SALUD_LABEL[salud]}</ToneBadge>
      {fallando_desde &&
        activo &&
        small(`Falla desde el ${formatMoment(fallando_desde)}. Seguimos intentándolo.`, 'error')}
      {motivo_desactivado && small(REASON[motivo_desactivado])}
    </>
  );
}

function Delivered({ ultimo_exito_at, pendientes, fallidas }: WebhookAddress) {
  return (
    <>
      {ultimo_exito_at ? <RelativeDate value={ultimo_exito_at} /> : 'Ninguno todavía'}
      {pendientes !== 0 && small(countedUpTo(pendientes, 'pendiente', 'pendientes'))}
      {fallidas !== 0 && small(countedUpTo(fallidas, 'no entregado', 'no entregados'))}
    </>
  );
}

type Doing = { what: 'edit'; webhook?: WebhookAddress } | { what: 'secret'; secret: string };

interface TableProps {
  addButton: RefObject<HTMLButtonElement | null>;
  onDoing: (doing: Doing) => void;
}

function WebhookTable({ addButton, onDoing }: TableProps) {
  const navigate = useNavigate();
  const { data } = useListContext<WebhookAddress>();
  const onRemove = useFocusAfterRemoval(data, addButton);
  return (
    <DataTable<WebhookAddress>>
      <Column
        source="descripcion"
        disableSort={false}
        sx={{ overflowWrap: 'anywhere' }}
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
            onTested={() => void navigate(`/webhooks/${webhook.id}/show`, { state: { fromList: true } })}
            onRemove={onRemove}
          />
        )}
      />
    </DataTable>
  );
}

export function WebhookList() {
  const [doing, setDoing] = useState<Doing | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const end = () => setDoing(null);
  return (
    <IntegrationsFrame
      current="/webhooks"
      lead="Avisamos al momento a otros programas de lo que pasa aquí: una candidatura nueva, una entrevista, una vacante que se cierra. Cada aviso va firmado y se reintenta hasta que se entrega."
      addLabel="Nuevo webhook"
      addButton={addButton}
      onAdd={() => setDoing({ what: 'edit' })}
    >
      <List sort={{ field: 'created_at', order: 'DESC' }}>
        <WebhookTable addButton={addButton} onDoing={setDoing} />
      </List>
      <RecordDrawer<WebhookAddress>
        resource="webhooks"
        label="Registro del webhook"
        width={820}
        failed="No se pudo cargar el webhook"
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
      {doing?.what === 'secret' && (
        <SecretDialog
          title="Secreto del webhook"
          label="Secreto"
          secret={doing.secret}
          explanation="Con él, el otro programa comprueba que los avisos son nuestros (Standard Webhooks). Guárdalo donde guarda sus secretos."
          onClose={end}
        />
      )}
    </IntegrationsFrame>
  );
}

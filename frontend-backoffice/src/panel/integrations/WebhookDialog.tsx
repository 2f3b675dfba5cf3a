import { Typography } from '@mui/material';
import {
  WEBHOOK_EVENT_HELP,
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookEvent,
} from '@hiring/contract';
import { BooleanInput, CheckboxGroupInput, TextInput, useRecordContext } from 'react-admin';
import type { WebhookAddress } from './types';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { api, at, type Schemas } from '../../providers/api';

interface Props {
  /** Absent: a new one. */
  webhook?: WebhookAddress;
  onClose: () => void;
  /** With the secret of a new one, to be shown once. */
  onMade: (secret: string) => void;
}

function EventName() {
  const event = useRecordContext<{ id: WebhookEvent }>()?.id;
  if (!event) return null;
  return (
    <>
      {WEBHOOK_EVENT_LABEL[event]}{' '}
      <Typography component="span" variant="hint">
        {event}
      </Typography>
      <Typography variant="note">{WEBHOOK_EVENT_HELP[event]}</Typography>
    </>
  );
}

export function WebhookDialog({ webhook, onClose, onMade }: Props) {
  const save = async ({ descripcion = '', ...order }: Schemas['WebhookEditRequest']) => {
    if (webhook) return void (await api.put('/api/webhooks/{id}', at(webhook.id, { ...order, descripcion })));
    return api.post('/api/webhooks', { body: { url: order.url, eventos: order.eventos, descripcion } });
  };
  return (
    <FormDialog
      title={webhook ? 'Editar el webhook' : 'Nuevo webhook'}
      defaultValues={webhook}
      save={save}
      reads={['webhooks']}
      done={webhook && 'Webhook guardado'}
      then={(made) => (made ? onMade(made.secreto) : onClose())}
      onClose={onClose}
    >
      <TextInput
        source="url"
        label="Dirección"
        isRequired
        placeholder="https://nominas.example.com/avisos"
        helperText="La da el programa que va a recibir los avisos."
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            maxLength: WEBHOOK_LIMITS.url,
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <TextInput
        source="descripcion"
        label="Para qué es (opcional)"
        slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.descripcion, autoComplete: 'off' } }}
      />
      {webhook && <BooleanInput source="activo" label="Activo" helperText="Desactivado, no recibe avisos." />}
      <CheckboxGroupInput
        source="eventos"
        label="De qué le avisamos"
        choices={WEBHOOK_EVENTS.map((id) => ({ id }))}
        optionText={<EventName />}
        row={false}
        sx={{
          '& .RaCheckboxGroupInput-label': { transform: 'none', fontWeight: 600, color: 'text.primary' },
          '& .MuiFormControlLabel-root': { minHeight: 44, py: 0.25 },
        }}
        defaultValue={[]}
        helperText="Los avisos llevan identificadores, estados y fechas: ni nombres ni datos de contacto."
      />
    </FormDialog>
  );
}
